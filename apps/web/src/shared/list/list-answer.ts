import type { ErrorStateProps } from "@app/ui/feedback/error-state.tsx";
import { countOf } from "../text/format.ts";
import { failure } from "../errors/failure.ts";

interface Page<Row> {
  items: readonly Row[];
  pageInfo: { totalCount: number };
}

/** The parts of a query's result that a list needs. */
interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface ListAnswer<Row> {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  loading: boolean;
  error: ErrorStateProps | undefined;
  /** "3 regions" */
  facts: string | undefined;
}

/** A query's result for ListPage: the last rows stay while others load, unless loading fails. */
export function listAnswer<Data, Row>(
  { data, previousData, loading, error, refetch }: Result<Data>,
  read: (data: Data) => Page<Row> | null,
  [one, many]: readonly [one: string, many: string],
): ListAnswer<Row> {
  const known = data ?? (error ? undefined : previousData);
  const page = known ? read(known) : null;
  const total = page?.pageInfo.totalCount;
  return {
    rows: page?.items,
    total,
    // Refetching the same rows does not count as loading.
    loading: loading && (data === undefined || page === null),
    error: page === null && error ? failure(many, error, refetch, loading) : undefined,
    facts: total === undefined ? undefined : countOf(total, one, many),
  };
}
