import { once } from "node:events";
import { unzipSync } from "fflate";
import Papa from "papaparse";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { plainCell } from "@app/domain/csv-cell.ts";
import { readSessionFile } from "@app/domain/content/session-file.ts";
import { fileMessages } from "@app/domain/files/file-kinds.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { Refusal } from "../../service/refusal.ts";
import type { FileStore } from "../../storage/file-store.ts";

/** What a workbook may hold once it is unpacked, in bytes: a small file may be packed from a great deal of nothing. */
const unpackedMax = 400 * 1024 * 1024;

const unreadable = () => new Refusal("VALIDATION", importMessages.unreadable);

/** As a spreadsheet shows it: a date without its hour, a figure in full. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, "");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The rows of the first sheet. It is read beside the process, which answers others meanwhile. */
async function* sheetRows(content: Readable): AsyncGenerator<string[]> {
  const bytes = await buffer(content);
  let unpacked = 0;
  const count = ({ originalSize }: { originalSize: number }) => {
    unpacked += originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: count });
  } catch {
    throw unreadable();
  }
  if (unpacked > unpackedMax) throw unreadable();
  const { readSheet } = await import("read-excel-file/node");
  const rows = await readSheet(bytes).catch(() => {
    throw unreadable();
  });
  for (const row of rows) yield row.map(cellText);
}

/** What a stream begins with, which stays in it. */
async function firstOf(content: Readable): Promise<Buffer> {
  await Promise.race([once(content, "readable"), once(content, "end")]);
  const start = content.read() as Buffer | null;
  if (start) content.unshift(start);
  return start ?? Buffer.alloc(0);
}

/** What stands between the cells: what the headings have most of. Guessed by the library, short files are read wrongly. */
function delimiterIn(start: Buffer): string {
  const [head = ""] = start.toString("latin1").split(/[\r\n]/, 1);
  const cells = (delimiter: string) => head.split(delimiter).length;
  return [";", "\t"].reduce((best, one) => (cells(one) > cells(best) ? one : best), ",");
}

/** The rows of a text with commas, semicolons or tabs. */
async function* textRows(content: Readable): AsyncGenerator<string[]> {
  const start = await firstOf(content);
  const delimiter = delimiterIn(start);
  const reader = content.pipe(Papa.parse(Papa.NODE_STREAM_INPUT, { dynamicTyping: false, delimiter }));
  content.on("error", (error) => reader.destroy(error));
  let isFirst = true;
  for await (const row of reader as AsyncIterable<string[]>) {
    yield isFirst ? row.map((cell, place) => (place === 0 ? cell.replace(/^\uFEFF/, "") : cell)) : row;
    isFirst = false;
  }
}

/** The blocks of a session, each a row with its id and all of it. */
async function* blockRows(content: Readable): AsyncGenerator<string[]> {
  const read = readSessionFile((await buffer(content)).toString("utf8"));
  if ("problem" in read) throw new Refusal("VALIDATION", read.problem);
  yield ["Id", "Block"];
  for (const { id, text } of read.blocks) yield [id, text];
}

const readers: Readonly<Record<string, (content: Readable) => AsyncGenerator<string[]>>> = {
  "text/csv": textRows,
  "application/json": blockRows,
};

/** The rows of a stored file, its headings first, as they were typed; empty rows too, so that they can be counted. */
export async function* rowsOf(store: FileStore, file: { id: string; contentType: string }): AsyncGenerator<string[]> {
  const content = await store.get(file.id);
  if (!content) throw new Refusal("NOT_FOUND", fileMessages.uploadAgain);
  for await (const row of (readers[file.contentType] ?? sheetRows)(content)) yield row.map(plainCell);
}
