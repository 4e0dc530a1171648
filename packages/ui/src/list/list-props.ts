import type { ReactNode } from "react";
import type { EmptyStateProps } from "../feedback/empty-state.tsx";
import type { ErrorStateProps } from "../feedback/error-state.tsx";
import type { PartialBannerProps } from "../feedback/partial-banner.tsx";
import type { PageAction } from "../page/page-action.ts";
import type { LatePanel } from "./filter-bar.tsx";
import type { ListColumn, ListRow } from "./list-column.ts";
import type { ListChange, ListFilter, ListState } from "./list-state.ts";
import type { Selection } from "./selection.ts";

export interface ListPageProps<Row extends ListRow> {
  title: string;
  /** One line: counts, the alarming one in `<strong>`. Skeleton while loading. */
  facts?: ReactNode;
  actions?: readonly PageAction[];
  /** A PageTabs with the saved views. */
  tabs?: ReactNode;
  /** What it can be shown by: saved views, left of the search. */
  views?: ReactNode;
  /** The panel of its filters, where that is not the plain one. */
  filterPanel?: LatePanel | undefined;
  columns: readonly ListColumn<Row>[];
  /** Undefined until the first answer; the last rows stay while others are loaded. */
  rows: readonly Row[] | undefined;
  /** How many match; with `totalIsEstimate` it says "about". */
  total?: number | undefined;
  totalIsEstimate?: boolean;
  loading?: boolean;
  error?: ErrorStateProps | undefined;
  /** One source is down, the rest stands. */
  partial?: PartialBannerProps | undefined;
  /** Shown when there is nothing and no filter in force. */
  empty: EmptyStateProps;
  state: ListState;
  onChange: ListChange;
  filters?: readonly ListFilter[];
  /** "Name or number"; without it there is no search. */
  searchLabel?: string;
  /** Address of a row: its name is a link, the whole row opens it. */
  rowHref?: (row: Row) => string;
  /** Where rows open something that has no address. */
  onOpen?: (row: Row) => void;
  /** Hover or focus on a row: the moment to fetch what it opens. */
  onRowIntent?: (row: Row) => void;
  selection?: Selection | undefined;
  /** Right of the filters: "Times: yours (Lagos), then theirs". */
  note?: ReactNode;
  /** Right in the footer: totals per currency. */
  footNote?: ReactNode;
}
