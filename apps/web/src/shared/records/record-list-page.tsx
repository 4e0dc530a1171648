import { skipToken } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { EmptyStateProps } from "@app/ui/feedback/empty-state.tsx";
import { Plus } from "@app/ui/icons.ts";
import type { ListRow } from "@app/ui/list/list-column.ts";
import { ListPage } from "@app/ui/list/list-page.tsx";
import type { FilterOption } from "@app/ui/list/list-state.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { Bulk } from "../bulk/bulk.ts";
import { useBulk } from "../bulk/use-bulk.tsx";
import { UnavailableContext } from "../errors/none.tsx";
import { missingPart, unavailableFields, type MissingInWords } from "../errors/unavailable.ts";
import { shownColumns, useExport, type ListExport } from "../export/use-export.tsx";
import { useQuery } from "../page/use-query.ts";
import { countedPanel } from "../views/counted-panel.tsx";
import { listAnswer } from "../list/list-answer.ts";
import type { List } from "../list/list-of.ts";
import { useListState } from "../list/use-list-state.ts";
import { ViewsSlot } from "../views/views-slot.tsx";
import { withParams } from "../page/search-params.ts";
import { useCan } from "../permission/use-can.ts";
import { RecordDialogs, useDialogIntent, type DialogTable } from "./record-dialogs.tsx";
import type { RecordKind } from "./record-kind.ts";

export interface RecordListPageProps<Row extends ListRow, Sort extends string, Filter> {
  kind: Pick<RecordKind, "one" | "many" | "write">;
  list: List<Row, Sort, Filter>;
  dialogs: DialogTable;
  title: string;
  searchLabel: string;
  /** One line below the title, and one beside the filters. */
  facts?: ReactNode;
  note?: ReactNode;
  /**
   * The button for those who may write: "Add region" opens `?new`, unless it has its own page. Omitted if records are
   * not added by hand.
   */
  add?: Pick<PageAction, "label" | "href"> & Partial<Pick<PageAction, "icon">>;
  /** Further buttons for those who may write. */
  actions?: readonly PageAction[];
  /** Shown without records; `toReaders` replaces `text` for those who may not add one. */
  empty: Pick<EmptyStateProps, "title" | "text"> & { toReaders?: string };
  /** The address of a row, if it does not open `?edit`. */
  rowHref?: (row: Row) => string;
  /** Draws the rows as cards at every width; undefined until the first response. */
  cards?: (rows: readonly Row[] | undefined, hrefOf: (row: Row) => string) => ReactNode;
  /** Choices of filters that come from elsewhere, by filter name. */
  choices?: Readonly<Record<string, readonly FilterOption[]>>;
  /** Bulk actions. */
  bulk?: Bulk<Filter>;
  /** The export dialog. */
  exported?: ListExport<Sort, Filter>;
  /** The notice while the data source of one of its fields is down; a general one by default. */
  missing?: MissingInWords;
  /** What the rows that the filters leave come to, below them. */
  sums?: (filter: Filter) => ReactNode;
}

/**
 * A list of records with its button, rows, states and dialogs:
 *
 *     <RecordListPage kind={regionKind} list={regionsList} dialogs={regionDialogs} title="Regions" … />
 *
 * A list that needs more than its address uses `useListState`, `listAnswer` and `ListPage` itself.
 */
export function RecordListPage<Row extends ListRow, Sort extends string, Filter>(
  props: RecordListPageProps<Row, Sort, Filter>,
) {
  const { kind, list, dialogs, title, searchLabel, empty, rowHref, choices = {}, missing } = props;
  const mayWrite = useCan()(kind.write);
  const [params] = useSearchParams();
  const { state, onChange, variables, isViewPending } = useListState(list.rules);
  const asked = list.variables(variables);
  const result = useQuery(
    list.query,
    isViewPending ? skipToken : { variables: asked, fetchPolicy: "cache-and-network" },
  );
  const onIntent = useDialogIntent(dialogs, "edit");
  const add: PageAction | undefined = props.add && {
    icon: Plus,
    main: true,
    href: withParams(params, { new: "" }),
    ...props.add,
  };
  const opens = mayWrite ? "edit" : (dialogs["edit"]?.otherwise ?? "edit");
  const answer = listAnswer(result, ({ page }) => page, [kind.one, kind.many]);
  const { selection, dialog } = useBulk(props.bulk, asked.filter, answer.total, () => void result.refetch());
  const exporting = useExport(props.exported, {
    filter: asked.filter,
    sort: asked.sort,
    total: answer.total,
    columns: shownColumns(list.columns, state),
  });
  const { cards } = props;
  const hrefOf = rowHref ?? (({ id }: Row) => withParams(params, { [opens]: id }));
  const filters = (list.rules.filters ?? []).map((filter) => ({
    ...filter,
    options: [...filter.options, ...(choices[filter.name] ?? [])],
  }));
  const unavailable = useMemo(() => unavailableFields(result.error), [result.error]);

  return (
    <UnavailableContext value={unavailable}>
      <ListPage
        title={title}
        {...answer}
        loading={answer.loading || isViewPending}
        views={<ViewsSlot rules={list.rules} isShown={answer.rows !== undefined} />}
        filterPanel={countedPanel(list.facets, asked.filter as object)}
        selection={selection}
        actions={[...(mayWrite ? [...(add ? [add] : []), ...(props.actions ?? [])] : []), ...exporting.actions]}
        columns={list.columns}
        state={state}
        onChange={onChange}
        filters={filters}
        searchLabel={searchLabel}
        facts={props.facts}
        note={props.note}
        footNote={props.sums?.(asked.filter)}
        cards={cards && ((rows) => cards(rows, hrefOf))}
        rowHref={hrefOf}
        onRowIntent={rowHref ? undefined : ({ id }) => onIntent(id)}
        partial={missingPart("this list", unavailable, result.refetch, missing)}
        empty={{
          title: empty.title,
          text: mayWrite ? empty.text : (empty.toReaders ?? empty.text),
          action: mayWrite ? add : undefined,
        }}
      />
      <RecordDialogs dialogs={dialogs} />
      {dialog}
      {exporting.dialog}
    </UnavailableContext>
  );
}
