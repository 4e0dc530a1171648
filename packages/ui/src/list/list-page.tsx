import { lazy, Suspense, useMemo, useRef, type ReactNode } from "react";
import { ErrorState } from "../feedback/error-state.tsx";
import { PartialBanner } from "../feedback/partial-banner.tsx";
import { SkeletonBar } from "../feedback/skeleton.tsx";
import { PageHeader } from "../page/page-header.tsx";
import { phone, useMedia } from "../theme/use-media.ts";
import type { ListRow } from "./list-column.ts";
import { FilterBar } from "./filter-bar.tsx";
import { fitColumns } from "./fit-columns.ts";
import type { ListCards as Cards } from "./list-cards.tsx";
import { ListFooter } from "./list-footer.tsx";
import { ListTable } from "./list-table.tsx";
import type { ListPageProps } from "./list-props.ts";
import { filtersInWords, type ListFilter, type ListState } from "./list-state.ts";
import { useEndOfList } from "./use-end-of-list.ts";
import { useRoom } from "./use-room.ts";
import { Body, Page, TabSlot } from "./list-frame.tsx";

// Lazy, because they are rare and only needed after a response.
const EmptyState = lazy(async () => ({ default: (await import("../feedback/empty-state.tsx")).EmptyState }));
const NoMatch = lazy(async () => ({ default: (await import("../feedback/no-match.tsx")).NoMatch }));

// For phones only, requested together with the rows. lazy() loses the generic row type.
const loadCards = () => import("./list-cards.tsx");
const ListCards = lazy(async () => ({ default: (await loadCards()).ListCards })) as unknown as typeof Cards;
if (typeof window !== "undefined" && window.matchMedia(phone).matches) void loadCards();

const isFiltered = ({ search, filters }: ListState) =>
  search !== "" || Object.values(filters).some((values) => values.length > 0);

/** A list: heading, views, filters, rows as a table or cards, pages, and its four states. */
export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const {
    title,
    actions,
    tabs,
    columns,
    rows,
    cards,
    total = rows?.length ?? 0,
    loading = false,
    error,
    partial,
    empty,
  } = props;
  const { state, onChange, filters = [], searchLabel, selection, note, footNote } = props;
  const isPhone = useMedia(phone);

  const filtered = isFiltered(state);
  const isEmpty = rows?.length === 0 && !loading && !error;
  const clear = () => onChange({ filters: {}, search: "", page: 1 });
  const hidden = state.hidden.join(" ");
  const visible = useMemo(() => {
    const ids = hidden.split(" ");
    return columns.filter(({ id, fixed }, index) => index === 0 || fixed || !ids.includes(id));
  }, [columns, hidden]);

  const body = useRef<HTMLDivElement>(null);
  const room = useRoom(body);
  const hasChecks = selection !== undefined;
  const fit = useMemo(() => fitColumns(visible, room ?? Infinity, hasChecks), [visible, room, hasChecks]);
  useEndOfList(props);

  function content() {
    if (error) return <ErrorState kept="Your filters are kept, and nothing you saved is lost." {...error} />;
    if (isEmpty && filtered) return <NoMatch filters={inWords(filters, state)} onClear={clear} />;
    if (isEmpty && state.page === 1) return <EmptyState {...empty} />;
    if (cards) return cards(rows);
    if (isPhone) return <ListCards {...props} columns={visible} />;
    return room === undefined ? null : <ListTable {...props} fit={fit} />;
  }

  const showsRows = !error && !isEmpty;
  return (
    <Page>
      <PageHeader title={title} actions={actions} facts={factsOf(props, isEmpty && !filtered)} />
      {tabs ? <TabSlot>{tabs}</TabSlot> : null}
      <FilterBar
        views={props.views}
        filterPanel={props.filterPanel}
        state={state}
        onChange={onChange}
        filters={filters}
        searchLabel={searchLabel}
        columns={columns}
        fit={fit}
        note={note}
        isPhone={isPhone}
        hasTable={!isPhone && !cards}
        showChips={!isEmpty || filtered}
      />
      {partial && !error ? <PartialBanner {...partial} /> : null}
      <Body ref={body} data-scrolls="">
        <Suspense fallback={null}>{content()}</Suspense>
      </Body>
      {showsRows || (isEmpty && state.page > 1) ? (
        <ListFooter
          state={state}
          onChange={onChange}
          total={rows ? total : undefined}
          totalIsEstimate={props.totalIsEstimate ?? false}
          selection={selection}
          note={footNote}
        />
      ) : null}
    </Page>
  );
}

const inWords = (filters: readonly ListFilter[], state: ListState) => [
  ...(state.search ? [`“${state.search}”`] : []),
  ...filtersInWords(filters, state).map(({ label, value }) => `${label}: ${value}`),
];

function factsOf<Row extends ListRow>(
  { facts, rows, loading, error }: ListPageProps<Row>,
  isEmpty: boolean,
): ReactNode {
  if (error) return <strong data-alarm="">Not loaded</strong>;
  if (!rows && loading) return <SkeletonBar width={150} />;
  return isEmpty ? "None yet" : facts;
}
