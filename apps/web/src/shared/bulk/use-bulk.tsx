import { useState, type ReactNode } from "react";
import { selectedCount, type Selection } from "@app/ui/list/selection.ts";
import { useCan } from "../permission/use-can.ts";
import type { Bulk, BulkAction } from "./bulk.ts";

interface Ticked {
  /** The list's filter when the rows were selected. */
  filter: string;
  ids: ReadonlySet<string>;
  all: boolean;
}

const none: Omit<Ticked, "filter"> = { ids: new Set(), all: false };

/** The selected rows of a list and their actions; changing the filter clears the selection. */
export function useBulk<Filter>(
  bulk: Bulk<Filter> | undefined,
  filter: Filter,
  total: number | undefined,
  onMoved: () => void,
): { selection: Selection | undefined; dialog: ReactNode } {
  const can = useCan();
  const asked = JSON.stringify(filter);
  const [kept, setKept] = useState<Ticked>({ ...none, filter: asked });
  const [doing, setDoing] = useState<BulkAction>();
  if (!bulk || !can(bulk.needs)) return { selection: undefined, dialog: null };

  const ticked = kept.filter === asked ? kept : none;
  const selection: Selection = {
    ids: ticked.ids,
    all: ticked.all,
    onChange: (ids, all) => setKept({ ids, all, filter: asked }),
    actions: bulk.actions
      .filter(({ needs, offered }) => (needs === undefined || can(needs)) && (offered === undefined || offered(filter)))
      .map((action) => ({ label: action.label, onSelect: () => setDoing(action) })),
  };
  const count = selectedCount(selection, total ?? 0);
  const ids = [...ticked.ids];
  const { Dialog } = bulk;
  const close = () => setDoing(undefined);
  const dialog = doing ? (
    <Dialog
      action={doing}
      count={count}
      choice={ticked.all ? { excludeIds: ids, count } : { ids }}
      filter={filter}
      onClose={close}
      onMoved={onMoved}
      onStarted={() => {
        close();
        selection.onChange(none.ids, false);
      }}
    />
  ) : null;
  return { selection, dialog };
}
