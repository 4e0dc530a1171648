import { sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { importRows, type FileRow } from "./imports.table.ts";

/** How many rows are written at once: a statement takes so many parameters. */
const batch = 500;

const names = [
  "verdict",
  "label",
  "record_id",
  "version",
  "problems",
  "changes",
  "candidates",
  "done_version",
  "made",
  "undo",
  "undo_reason",
] as const;
const excluded = (name: string) => sql`${sql.identifier("excluded")}.${sql.identifier(name)}`;

/** Writes down what became of some rows, all at once. */
export async function markRows({ db }: Pick<Context, "db">, rows: readonly FileRow[]): Promise<void> {
  const [verdict, label, recordId, version, problems, changes, candidates, doneVersion, made, undo, undoReason] =
    names.map(excluded);
  const what = {
    verdict,
    label,
    recordId,
    version,
    problems,
    changes,
    candidates,
    doneVersion,
    made,
    undo,
    undoReason,
  };
  for (let from = 0; from < rows.length; from += batch) {
    await db
      .insert(importRows)
      .values(rows.slice(from, from + batch))
      .onConflictDoUpdate({ target: [importRows.importId, importRows.place], set: what });
  }
}
