import type { ListAnswer } from "./shape.ts";

/** All rows of a list that may be longer than a page; a row that moved between pages is included once. */
export async function allPages<Row extends { _id: string }>(
  size: number,
  read: (page: number) => Promise<ListAnswer<Row>>,
): Promise<Row[]> {
  const first = await read(1);
  const more = Math.max(0, Math.ceil(first.total / size) - 1);
  const rest = await Promise.all(Array.from({ length: more }, (_, place) => read(place + 2)));
  const rows = [first, ...rest].flatMap(({ data }) => data);
  return more === 0 ? rows : [...new Map(rows.map((row) => [row._id, row])).values()];
}
