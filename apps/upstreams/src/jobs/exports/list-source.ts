import type { ExportPayload } from "./exports.service.ts";
import type { ExportKind } from "./export-kind.ts";
import type { FileSource } from "./file-source.ts";
import { filterInWords } from "./filter-in-words.ts";
import { askedBy, nextRows, type Asked } from "./read-rows.ts";
import { sheetOf } from "./sheet.ts";

/** Rows per read. */
const pageRows = 500;

/** The file of a list. */
export function listSource(kind: ExportKind, { query, columns }: ExportPayload): FileSource {
  const sheet = sheetOf(kind, columns);
  // Words such as `me` and "today" mean what they did when the file was begun.
  let asked: Asked | undefined;
  return {
    permission: kind.permission,
    headings: sheet.headings,
    async page(context, from) {
      asked ??= await askedBy(kind, query, context);
      const { rows, place } = await nextRows(context, asked, from, pageRows);
      return { lines: sheet.lines(rows), place };
    },
    count: () => sheet.count(),
    filter: (context) => filterInWords(context, kind, query),
    last: (words) => [sheet.last(words)],
  };
}
