import { sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { importRows, type FileRow } from "./imports.table.ts";

/** What became of a row. */
export type Marked = FileRow;

const names = [
  ...(["verdict", "label", "record_id", "version", "problems", "changes", "candidates"] as const),
  ...(["done_version", "undo", "undo_reason"] as const),
] as const;
const excluded = (name: string) => sql`${sql.identifier("excluded")}.${sql.identifier(name)}`;

/** Writes down what became of some rows, all at once. */
export async function markRows({ db }: Pick<Context, "db">, rows: readonly Marked[]): Promise<void> {
  if (rows.length === 0) return;
  const [verdict, label, recordId, version, problems, changes, candidates, doneVersion, undo, undoReason] =
    names.map(excluded);
  const what = { verdict, label, recordId, version, problems, changes, candidates, doneVersion, undo, undoReason };
  await db
    .insert(importRows)
    .values([...rows])
    .onConflictDoUpdate({ target: [importRows.importId, importRows.place], set: what });
}
