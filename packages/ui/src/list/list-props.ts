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
  /** One line of counts, alarming ones in `<strong>`. A skeleton while loading. */
  facts?: ReactNode;
  actions?: readonly PageAction[];
  /** A PageTabs with the saved views. */
  tabs?: ReactNode;
  /** Saved views, left of the search. */
  views?: ReactNode;
  /** The filter panel, if not the default one. */
  filterPanel?: LatePanel | undefined;
  columns: readonly ListColumn<Row>[];
  /** Undefined until the first response; the last rows stay while others load. */
  rows: readonly Row[] | undefined;
  /** Number of matches; with `totalIsEstimate` it reads "about". */
  total?: number | undefined;
  totalIsEstimate?: boolean;
  /** Draws the rows as cards at every width, undefined until the first response; columns then only say how they sort. */
  cards?: ((rows: readonly Row[] | undefined) => ReactNode) | undefined;
  loading?: boolean;
  error?: ErrorStateProps | undefined;
  /** One data source is down, the rest is available. */
  partial?: PartialBannerProps | undefined;
  /** Shown if there are no records and no active filters. */
  empty: EmptyStateProps;
  state: ListState;
  onChange: ListChange;
  filters?: readonly ListFilter[];
  /** "Name or number"; without it there is no search. */
  searchLabel?: string;
  /** Address of a row: its name is a link, and the whole row opens it. */
  rowHref?: (row: Row) => string;
  /** For rows that open something without an address. */
  onOpen?: (row: Row) => void;
  /** Hover or focus on a row: the time to prefetch what it opens. */
  onRowIntent?: (row: Row) => void;
  selection?: Selection | undefined;
  /** Right of the filters: "Times: yours (Lagos), then theirs". */
  note?: ReactNode;
  /** Right in the footer: totals per currency. */
  footNote?: ReactNode;
}
