import type { List } from "./documents.ts";

/** A page of a list that somebody may ask for. */
export interface Question {
  kind: string;
  variables: { page: { number: number; size: number }; filter: Readonly<Record<string, unknown>>; sort: string };
}

const size = 100;
const typed = ["ọkonkwo", "okonkwo ngozi", "ade", "C-0123", "qxq"];
const shown = (value: object) => JSON.stringify(value).replaceAll(/[{}"[\]]/g, "");

/** The first page by each sort, filter and search, and the last page by each sort. */
export function questionsOf({ sorts, filters, canSearch }: List, totalCount: number): readonly Question[] {
  const [sort = ""] = sorts;
  const first = { number: 1, size };
  const last = { number: Math.max(1, Math.ceil(totalCount / size)), size };
  return [
    ...sorts.map((by) => ({ kind: by, variables: { page: first, filter: {}, sort: by } })),
    ...filters.map((filter) => ({ kind: shown(filter), variables: { page: first, filter, sort } })),
    ...(canSearch ? typed : []).map((search) => ({
      kind: `“${search}”`,
      variables: { page: first, filter: { search }, sort },
    })),
    ...sorts.map((by) => ({ kind: `last page, ${by}`, variables: { page: last, filter: {}, sort: by } })),
  ];
}
