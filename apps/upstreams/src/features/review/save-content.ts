import { isDeepStrictEqual } from "node:util";
import type { Context } from "../../service/context.ts";
import type { ReviewRow } from "./review-kind.ts";

/** What `reviewOf` says about editing. */
interface Edits<Row> {
  admitEdit: (context: Context, before: Row) => void;
  checkEdit: (before: Row) => void;
  written: (context: Context, before: ReviewRow) => Pick<ReviewRow, "authorIds" | "status">;
}

interface ContentChange<Row, Said> {
  saidBy: (row: Row) => Said;
  after: (before: Row) => Said;
  write: (before: Row, changes: Said & Pick<ReviewRow, "authorIds" | "status">) => Promise<Row>;
}

/** How changes to reviewed content are saved, for `changeRecord`: where nothing changes, nothing is. */
export const contentChange = <Row extends ReviewRow, Said extends object>(
  context: Context,
  reviews: Edits<Row>,
  { saidBy, after, write }: ContentChange<Row, Said>,
) => ({
  isDone: (before: Row) => isDeepStrictEqual(after(before), saidBy(before)),
  admit: (before: Row) => reviews.admitEdit(context, before),
  check: (before: Row) => reviews.checkEdit(before),
  write: (before: Row) => write(before, { ...after(before), ...reviews.written(context, before) }),
});

/** What a field says, such as "items.0.prompt", for comments on it; the name of the whole where it is no text. */
export function quoted(row: object, field: string, otherwise: string): string {
  const value = field.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], row);
  return typeof value === "string" ? value : otherwise;
}
