import { and, desc, eq, ne } from "drizzle-orm";
import { fileMessages } from "@app/domain/files/file-kinds.ts";
import { guessMapping } from "@app/domain/imports/import-column.ts";
import { importFiles } from "@app/domain/imports/import-files.ts";
import { importCellMax, importColumnsMax, importMessages, importRowsMax } from "@app/domain/imports/import-messages.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { files } from "../../database/schema/files.table.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { importRows, imports, type ImportRow } from "./imports.table.ts";
import { rowsOf } from "./read-file.ts";
import { enterState, held, type Worker } from "./turn.ts";

/** How many rows are written at once. */
const batch = 500;

const refuse = (message: string) => new Refusal("VALIDATION", message);

/** What was chosen for these headings the last time that this person imported such a file. */
async function chosenBefore({ db }: Context, { id, kind, ownerId }: ImportRow): Promise<Record<string, string | null>> {
  const { headings, mapping } = imports;
  const earlier = await db
    .select({ headings, mapping })
    .from(imports)
    .where(and(eq(imports.kind, kind), eq(imports.ownerId, ownerId), ne(imports.id, id), ne(imports.state, "mapping")))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(5);
  const chosen = earlier
    .reverse()
    .flatMap((one) => one.mapping.map((field, place) => [one.headings[place] ?? "", field] as const));
  return Object.fromEntries(chosen);
}

/** The headings of a file, without the empty columns at its end. */
function headingsIn(row: readonly string[] | undefined): string[] {
  const headings = (row ?? []).map((cell) => cell.trim());
  while (headings.at(-1) === "") headings.pop();
  if (headings.length === 0) throw refuse(importMessages.noHeadings);
  if (headings.length > importColumnsMax) throw refuse(importMessages.tooWide(importColumnsMax));
  return headings;
}

function checkedCells(row: readonly string[], width: number, cellMax: number): string[] {
  const cells = Array.from({ length: width }, (_, place) => (row[place] ?? "").replaceAll("\u0000", ""));
  if (cells.some((cell) => cell.length > cellMax)) throw refuse(importMessages.tooLong(cellMax));
  return cells;
}

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

/** Reads a file into rows, in pieces; what an interrupted reading left is written anew. */
export async function readImport(worker: Worker, job: ImportRow): Promise<void> {
  const [file] = await worker.database.select().from(files).where(eq(files.id, job.fileId));
  if (!file) throw refuse(fileMessages.uploadAgain);
  await held(worker, job, ({ db }) => db.delete(importRows).where(eq(importRows.importId, job.id)));
  const { cellMax = importCellMax } = importFiles[job.kind];
  let headings: string[] | null = null;
  let place = 0;
  let total = 0;
  let rows: { importId: string; place: number; cells: string[] }[] = [];
  const write = async () => {
    await held(worker, job, ({ db }) => insertRows(db, importRows, rows));
    rows = [];
  };
  for await (const row of rowsOf(worker.files.store, file)) {
    place += 1;
    if (headings === null) {
      headings = headingsIn(row);
      continue;
    }
    if (isEmpty(row)) continue;
    total += 1;
    if (total > importRowsMax) throw refuse(importMessages.tooMany(importRowsMax));
    rows.push({ importId: job.id, place, cells: checkedCells(row, headings.length, cellMax) });
    if (rows.length === batch) await write();
  }
  if (headings === null || total === 0) throw refuse(importMessages.empty);
  if (rows.length > 0) await write();
  const known = headings;
  await held(worker, job, async (context) => {
    const mapping = guessMapping(importFiles[job.kind], known, await chosenBefore(context, job));
    await enterState(context, job, { state: "mapping", headings: known, mapping, total, reached: 0 });
  });
}
