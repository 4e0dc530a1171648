import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import type { ContentEvent } from "@app/domain/review/review-states.ts";
import { History, Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../page/search-params.ts";
import { useCan } from "../permission/use-can.ts";
import { useEventActions } from "../records/record-events.ts";
import type { RecordKind } from "../records/record-kind.ts";
import type { ContentEvents, Standing } from "./reviewed-content.ts";

/** What the viewer may do with a piece of content as it stands, as the server offers it. */
export function useContentEvents(events: ContentEvents, { id, offered }: Pick<Standing, "id" | "offered">) {
  const actionsOf = useEventActions(events);
  const [params] = useSearchParams();
  const may = new Set<string>(offered);
  const named = Object.keys(events.rows) as ContentEvent[];
  return [
    ...actionsOf(
      id,
      named.filter((event) => may.has(toEnumName(event))),
    ),
    { label: "History", icon: History, href: withParams(params, { history: id }) },
  ] satisfies readonly PageAction[];
}

/** The same without a main action, for a page whose main action is to save. */
export const withoutMain = (actions: readonly PageAction[]): readonly PageAction[] =>
  actions.map(({ main: _, ...action }) => action);

/** Where a row leads: writers to the page of its editor, everybody else to what the app makes of it. */
export function usePageOf(
  { write }: Pick<RecordKind, "write">,
  editPath: (id: string) => string,
  previewPath: (id: string) => string,
): (id: string) => string {
  return useCan()(write) ? editPath : previewPath;
}

/** The same in a row, which can also be opened. */
export function useContentRowActions(
  events: ContentEvents,
  content: Pick<Standing, "id" | "offered">,
  pageOf: (id: string) => string,
): readonly PageAction[] {
  const mayEdit = content.offered.includes("EDIT");
  return [
    { label: mayEdit ? "Edit" : "Open", icon: Pencil, href: pageOf(content.id) },
    ...withoutMain(useContentEvents(events, content)),
  ];
}
