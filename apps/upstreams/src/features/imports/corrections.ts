import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { importFiles } from "@app/domain/imports/import-files.ts";
import { importCellMax, importColumnsMax, importMessages } from "@app/domain/imports/import-messages.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { ImportRecord } from "./import.record.ts";
import { checkImport, seen } from "./imports.service.ts";
import { importRows } from "./imports.table.ts";

/** How many rows are mended at once. */
const rowsAtOnce = 500;

const cell = z.object({ column: z.int().min(0).max(importColumnsMax), text: z.string() });

export const importCorrectionInput = z.object({
  rows: z
    .array(z.object({ row: z.int().min(1), cells: z.array(cell).min(1).max(importColumnsMax) }))
    .min(1)
    .max(rowsAtOnce)
    .meta({ description: "Rows by their number in the file, each with the cells that are corrected." }),
});

/** Corrects cells of a checked file where it lies here, and begins its check anew. */
export async function correctImport(
  context: Context,
  id: string,
  { rows }: z.output<typeof importCorrectionInput>,
): Promise<ImportRecord> {
  const job = await seen(context, id);
  if (job.state !== "checked") throw new Refusal("WRONG_STATE", importMessages.wrongState("edited"));
  const { cellMax = importCellMax } = importFiles[job.kind];
  for (const { row, cells } of rows) {
    const isRow = and(eq(importRows.importId, id), eq(importRows.place, row));
    const [stored] = await context.db.select({ cells: importRows.cells }).from(importRows).where(isRow);
    if (!stored) throw new Refusal("NOT_FOUND", importMessages.noRow(row));
    const mended = [...stored.cells];
    for (const { column, text } of cells) {
      if (column >= job.headings.length) throw new Refusal("NOT_FOUND", importMessages.noRow(row));
      if (text.length > cellMax) throw new Refusal("VALIDATION", importMessages.tooLong(row, cellMax));
      mended[column] = text.replaceAll("\u0000", "");
    }
    await context.db.update(importRows).set({ cells: mended }).where(isRow);
  }
  // What stood in the cells is somebody's own: the log says only where.
  const places = rows.map(({ row }) => row).join(", ");
  await audit(context, {
    action: "updated",
    kind: "import",
    id,
    label: job.fileName,
    owner: job.ownerId,
    reason: importMessages.mended(places),
  });
  const { mapping, dateOrder, restores } = job;
  return checkImport(context, id, { mapping, dateOrder, restores });
}
