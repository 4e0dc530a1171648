import { useSearchParams } from "react-router-dom";
import { Archive, History, Pencil, RotateCcw } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../page/search-params.ts";
import { useCan, whoMay } from "../permission/use-can.ts";
import type { RecordKind } from "./record-kind.ts";

/**
 * A record's actions for its row's “more” menu: edit, history, the area's `own`, and archive at the end, or restore
 * after edit. A record without `active` has neither.
 *
 *     const actions = useRecordActions(regionKind, region, [curriculums]);
 */
export function useRecordActions(
  { write, act }: RecordKind,
  { id, active }: { id: string; active?: boolean },
  own: readonly PageAction[] = [],
): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const edit: PageAction = { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) };
  const event: PageAction = {
    label: active ? "Archive" : "Restore",
    icon: active ? Archive : RotateCcw,
    href: withParams(params, { [active ? "archive" : "restore"]: id }),
    danger: active,
    disabledReason: can(act) ? undefined : whoMay(act),
  };
  const history: PageAction = { label: "History", icon: History, href: withParams(params, { history: id }) };
  if (!can(write)) return [history, ...own];
  if (active === undefined) return [edit, history, ...own];
  return active ? [edit, history, ...own, event] : [edit, event, history, ...own];
}
