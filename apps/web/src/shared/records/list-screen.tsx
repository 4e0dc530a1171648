import type { ListRow } from "@app/ui/list/list-column.ts";
import { preloadOf } from "../list/list-of.ts";
import { RecordListPage, type RecordListPageProps } from "./record-list-page.tsx";

/**
 * The screen of a list that needs only its own rows, as its route loads it:
 *
 *     export const { Component, preload } = listScreen({ kind: regionKind, list: regionsList, title: "Regions", … });
 *
 * A screen that needs more, such as choices for a filter, renders `RecordListPage` itself.
 */
export const listScreen = <Row extends ListRow, Sort extends string, Filter>(
  props: RecordListPageProps<Row, Sort, Filter>,
) => ({
  Component: () => <RecordListPage {...props} />,
  preload: preloadOf(props.list),
});
