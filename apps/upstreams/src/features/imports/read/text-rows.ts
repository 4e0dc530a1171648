import Papa from "papaparse";
import { decodeText, strayByte } from "@app/domain/imports/decode-text.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { refuse, unreadable, type TableRow, type TableSource } from "./import-table.ts";
import { recordEnds } from "./record-ends.ts";

/** How many rows are handed to the library at once. */
const atOnce = 500;

const linesLookedAt = 20;
const delimiters = [",", ";", "\t", "|"];

/** In how many cells most lines are cut by a delimiter, weighed by how many lines those are; 0 where it cuts none. */
function cutting(lines: readonly string[], delimiter: string): number {
  const times = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(delimiter).length;
    if (cells > 1) times.set(cells, (times.get(cells) ?? 0) + 1);
  }
  return Math.max(0, ...[...times].map(([cells, lineCount]) => cells * lineCount));
}

/** What stands between the cells: what cuts the first lines most evenly, outside of quotation marks. */
function delimiterIn(text: string): string {
  const outside = text.slice(0, 100_000).replaceAll(/"(?:[^"]|"")*(?:"|$)/g, "");
  const lines = outside.split("\n", linesLookedAt);
  return delimiters.reduce((best, one) => (cutting(lines, one) > cutting(lines, best) ? one : best));
}

/** "sep=;", by which a spreadsheet says what stands between the cells. */
const said = /^sep=(.)\n/i;

function* rowsIn(text: string, delimiter: string): Generator<TableRow> {
  let row = 0;
  let from = 0;
  let block: number[] = [];
  const read = function* (): Generator<TableRow> {
    const part = text.slice(from, block.at(-1));
    // The library takes an empty text for none.
    const rows = part === "" ? [[""]] : Papa.parse<string[]>(part, { delimiter, newline: "\n" }).data;
    for (const cells of rows) {
      row += 1;
      yield { row, cells };
    }
    from = (block.at(-1) ?? from) + 1;
    block = [];
  };
  for (const end of recordEnds(text, delimiter)) {
    block.push(end);
    if (block.length === atOnce) yield* read();
  }
  if (block.length > 0) yield* read();
}

/** The rows of a text with commas, semicolons, tabs or bars, in whatever encoding a spreadsheet has written it. */
export function textTable(bytes: Uint8Array): TableSource {
  const decoded = decodeText(bytes);
  if (!decoded) {
    const stray = strayByte(bytes);
    throw stray ? refuse(importMessages.strayByte(stray.line, stray.code)) : unreadable();
  }
  const whole = decoded.text.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  const separator = said.exec(whole);
  const text = separator ? whole.slice(separator[0].length) : whole;
  const notes = decoded.guessed === null ? [] : [importMessages.encoding(decoded.guessed)];
  if (text === "") throw refuse(importMessages.empty);
  return { notes, rows: rowsIn(text, separator?.[1] ?? delimiterIn(text)) };
}
