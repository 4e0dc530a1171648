import { setImmediate as breath } from "node:timers/promises";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { fileMessages } from "@app/domain/files/file-kinds.ts";
import { chosenBefore, guessMapping } from "@app/domain/imports/import-column.ts";
import type { ImportState } from "@app/domain/imports/import-enums.ts";
import { importFiles } from "@app/domain/imports/import-files.ts";
import { importCellMax, importMessages, importRowsMax } from "@app/domain/imports/import-messages.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { files } from "../../database/schema/files.table.ts";
import type { Context } from "../../service/context.ts";
import { importRows, imports, type ImportRow } from "./imports.table.ts";
import { findTable } from "./read/find-table.ts";
import { refuse } from "./read/import-table.ts";
import { readTable } from "./read/read-table.ts";
import { enterState, held, type Worker } from "./import-lease.ts";

/** How many rows are written at once. */
const batch = 200;

/** States whose columns somebody has chosen and meant. */
const afterCheck: ImportState[] = ["checked", "importing", "imported", "undoing", "undone"];

/** Files of this kind whose columns this person has chosen, the last first. */
function earlierOf({ db }: Context, { id, kind, ownerId }: ImportRow) {
  const { headings, mapping } = imports;
  return db
    .select({ headings, mapping })
    .from(imports)
    .where(
      and(eq(imports.kind, kind), eq(imports.ownerId, ownerId), ne(imports.id, id), inArray(imports.state, afterCheck)),
    )
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(50);
}

function checkedCells(row: number, cells: readonly string[], cellMax: number): string[] {
  const cleaned = cells.map((cell) => cell.replaceAll("\u0000", ""));
  if (cleaned.some((cell) => cell.length > cellMax)) throw refuse(importMessages.tooLong(row, cellMax));
  return cleaned;
}

/** Reads a file into rows, in pieces; what an interrupted reading left is written anew. */
export async function readImport(worker: Worker, job: ImportRow): Promise<void> {
  const [file] = await worker.database.select().from(files).where(eq(files.id, job.fileId));
  if (!file) throw refuse(fileMessages.uploadAgain);
  await held(worker, job, ({ db }) => db.delete(importRows).where(eq(importRows.importId, job.id)));
  const { cellMax = importCellMax, rowsMax = importRowsMax } = importFiles[job.kind];
  let total = 0;
  let rows: { importId: string; place: number; cells: string[] }[] = [];
  const write = async () => {
    await held(worker, job, ({ db }) => insertRows(db, importRows, rows));
    rows = [];
    // The embedded database works in this very thread: others are to be answered in between.
    await breath();
  };
  const notes: string[] = [];
  const table = await findTable(readTable(worker.files.store, file, notes), notes);
  for await (const { row, cells } of table.rows) {
    total += 1;
    if (total > rowsMax) throw refuse(importMessages.tooMany(rowsMax));
    rows.push({ importId: job.id, place: row, cells: checkedCells(row, cells, cellMax) });
    if (rows.length === batch) await write();
  }
  if (total === 0) throw refuse(importMessages.empty);
  if (rows.length > 0) await write();
  const { headings } = table;
  await held(worker, job, async (context) => {
    const file = importFiles[job.kind];
    const mapping = chosenBefore(file, headings, await earlierOf(context, job)) ?? guessMapping(file, headings);
    await enterState(context, job, { state: "mapping", headings, mapping, notes, total, reached: 0 });
  });
}
