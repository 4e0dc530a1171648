import { useState, type ReactNode } from "react";
import type { Permission } from "@app/domain/permissions.ts";
import { selectedCount, type Selection } from "@app/ui/list/selection.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import { useCan } from "../permission/use-can.ts";
import type { Bulk, BulkAction, BulkDialogProps, BulkMutation } from "./bulk.ts";

interface Ticked {
  /** What the list was filtered by when they were ticked. */
  filter: string;
  ids: ReadonlySet<string>;
  all: boolean;
}

const none: Omit<Ticked, "filter"> = { ids: new Set(), all: false };

/** Ticked rows of a list and what can be done to all of them; another filter begins anew. */
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

/**
 * What a list offers for many of its records where each action asks only whether it is meant:
 *
 *     export const regionBulk = plainBulk(
 *       "regions:act",
 *       async () => (await import("./region-bulk.generated.ts")).RegionsInBulkDocument,
 *       [{ kind: "REGIONS_ARCHIVE", label: "Archive", means: "They can no longer be chosen.", danger: true }],
 *     );
 *
 * The dialog and its mutation are loaded once one of them is chosen.
 */
export const plainBulk = <Filter,>(
  needs: Permission,
  ask: () => Promise<BulkMutation<Filter>>,
  actions: readonly BulkAction<Filter>[],
): Bulk<Filter> => ({
  ...{ needs, actions },
  Dialog: ahead(async () => {
    const [{ BulkDialog }, mutation] = await Promise.all([import("./bulk-dialog.tsx"), ask()]);
    return (props: BulkDialogProps<Filter>) => <BulkDialog {...props} mutation={mutation} />;
  }).Part,
});
