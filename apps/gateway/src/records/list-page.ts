import { dayRangeText, type DayRange } from "@app/domain/views/day-range.ts";
import { queryOf, type Parameter } from "../upstream/path.ts";
import type { ListAnswer, StreamPart } from "../upstream/shape.ts";

const idOf = (row: object | undefined): string | null =>
  row !== undefined && "_id" in row && typeof row._id === "string" ? row._id : null;

/** Converts a server's page to the schema's. */
export const toPage = <T extends object>({ data, page, pageSize, total, totalIsEstimate }: ListAnswer<T>) => ({
  items: data,
  pageInfo: {
    number: page,
    size: pageSize,
    totalCount: total,
    totalPages: Math.ceil(total / pageSize),
    endCursor: idOf(data.at(-1)),
    totalIsEstimate: totalIsEstimate ?? false,
  },
});

/** Converts part of a stream to a connection; each row's id is its cursor. */
export const toConnection = <T extends { _id: string }>({ data, nextCursor }: StreamPart<T>) => ({
  edges: data.map((node) => ({ node, cursor: node._id })),
  pageInfo: { endCursor: nextCursor ?? null, hasNextPage: Boolean(nextCursor) },
});

interface AskedPage {
  number: number;
  size: number;
  after?: string | null | undefined;
}

/** Paging parameters, the same for both servers. */
export const placeOf = ({ number, size, after }: AskedPage) =>
  typeof after === "string" ? { after, pageSize: size } : { page: number, pageSize: size };

interface ListArguments {
  page: AskedPage;
  filter: { search?: string | null } & Readonly<Record<string, Parameter | readonly Parameter[] | DayRange>>;
  sort: string;
}

const isDays = (value: Parameter | readonly Parameter[] | DayRange): value is DayRange =>
  typeof value === "object" && value !== null && "from" in value;

/** Filter parameters, the same for both servers. */
const filterOf = ({ search, ...filters }: ListArguments["filter"]) => ({
  q: search === "" ? null : search,
  ...Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, isDays(value) ? dayRangeText(value) : value]),
  ),
});

/** Parameters of a list without its pages, the same for both servers. */
export const toFilterQuery = (filter: ListArguments["filter"]): string => queryOf(filterOf(filter));

/** Parameters for counts beside filter choices, the same for both servers. */
export const toFacetQuery = ({ by, filter }: { by: readonly string[]; filter: ListArguments["filter"] }): string =>
  queryOf({ by, ...filterOf(filter) });

/**
 * Converts GraphQL list arguments to parameters of both servers. `sortFields` maps each order to the server's field.
 */
export function toListQuery(
  { page, filter, sort }: ListArguments,
  sortFields: Readonly<Record<string, string>>,
): string {
  const [, order = "", direction] = /^(.*)_(ASC|DESC)$/.exec(sort) ?? [];
  return queryOf({
    ...placeOf(page),
    sort: `${direction === "DESC" ? "-" : ""}${sortFields[order] ?? ""}`,
    ...filterOf(filter),
  });
}
