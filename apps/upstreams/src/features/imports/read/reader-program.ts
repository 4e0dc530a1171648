import { setPriority } from "node:os";
import { Refusal } from "../../../service/refusal.ts";
import type { TableRow } from "./import-table.ts";
import type { FromReader, ToReader } from "./reader-messages.ts";
import { tableIn } from "./readers.ts";

/**
 * A program of its own that reads files of other people: what such a file does to it, it does to nobody else. It is told
 * what to do by whoever started it, and ends with them.
 */

/** So that neither end has much at once. */
const rowsAtOnce = 200;
const unitsAtOnce = 250_000;

let parts: Uint8Array[] = [];
let table: ReturnType<typeof tableIn> | null = null;

function someRows(): FromReader {
  if (!table) throw new Error("Nothing is being read.");
  const rows: TableRow[] = [];
  let units = 0;
  while (rows.length < rowsAtOnce && units < unitsAtOnce) {
    const next = table.rows.next();
    if (next.done === true) return { rows, isLast: true, notes: table.notes };
    rows.push(next.value);
    units += next.value.cells.reduce((sum, cell) => sum + cell.length, 0);
  }
  return { rows, isLast: false, notes: [] };
}

function answerTo(request: ToReader): FromReader {
  if ("part" in request) {
    parts.push(request.part);
    return { got: true };
  }
  if ("read" in request) {
    const bytes = Buffer.concat(parts);
    parts = [];
    table = tableIn(bytes, request.read);
  }
  return someRows();
}

function answer(request: ToReader): FromReader {
  try {
    return answerTo(request);
  } catch (error) {
    return error instanceof Refusal ? { refused: error.message } : { failed: String((error as Error).stack) };
  }
}

setPriority(10);
// Whoever started it decides when it ends, also where a terminal tells both at once.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", (request) => process.send?.(answer(request as ToReader)));
