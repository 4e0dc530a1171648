import type { List } from "./documents.ts";

/** One variation of a list or calendar query. */
export interface Question {
  kind: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Filter values that depend on the data, by filter name. */
export type Known = Readonly<Record<string, string | number | object>>;

const size = 100;
const typed = ["ọkonkwo", "okonkwo ngozi", "ade", "C-0123", "qxq"];
const shown = (value: object) => JSON.stringify(value).replaceAll(/[{}"[\]]/g, "");

/** The first page by each sort, filter and search, and the last page by each sort. */
export function questionsOf(
  { sorts, filters, open, canSearch }: List,
  totalCount: number,
  known: Known = {},
): readonly Question[] {
  const [sort] = sorts;
  const ordered = (by: string | undefined) => (by === undefined ? {} : { sort: by });
  const first = { number: 1, size };
  const last = { number: Math.max(1, Math.ceil(totalCount / size)), size };
  const orders = sorts.length > 0 ? sorts : [undefined];
  const byKnown = Object.entries(open).flatMap(([name, takes]) => {
    const value = known[name];
    return value === undefined ? [] : [{ [name]: takes === "many" ? [value] : value }];
  });
  return [
    ...orders.map((by) => ({ kind: by ?? "first", variables: { page: first, filter: {}, ...ordered(by) } })),
    ...[...filters, ...byKnown].map((filter) => ({
      kind: shown(filter),
      variables: { page: first, filter, ...ordered(sort) },
    })),
    ...(canSearch ? typed : []).map((search) => ({
      kind: `“${search}”`,
      variables: { page: first, filter: { search }, ...ordered(sort) },
    })),
    ...orders.map((by) => ({
      kind: by === undefined ? "last page" : `last page, ${by}`,
      variables: { page: last, filter: {}, ...ordered(by) },
    })),
  ];
}
