import { memoize } from "../memoize.ts";

const numbers = memoize(() => new Intl.NumberFormat("en-GB"));
const rows = (n: number) => `${numbers().format(n)} ${n === 1 ? "row" : "rows"}`;

/** Messages of imports. */
export const importMessages = {
  empty: "The file has no rows below its headings.",
  unreadable: "The file could not be read. Save it again as CSV or XLSX.",
  tooMany: (most: number) => `Use a file of at most ${rows(most)}.`,
  tooLong: (row: number, most: number) => `Row ${row}: a cell must be ${numbers().format(most)} characters or fewer.`,
  tooWide: (most: number) => `Use a file of at most ${most} columns.`,
  tooLarge: "The file is too large to read. Split it into smaller files, or save it as CSV.",
  openQuote: (line: number) =>
    `Line ${line}: a quotation mark is opened and never closed. Correct the line and upload the file again.`,
  badQuote: (line: number) =>
    `Line ${line}: there is text after a closing quotation mark, or a mark is missing. Correct the line and upload the file again.`,
  strayByte: (line: number, code: number) =>
    `Line ${line} has a character that does not belong into a text (${code === 0 ? "NUL" : `code ${code}`}). Delete it, or save the file again as CSV UTF-8, and upload it again.`,
  wideLine: (line: number, most: number) =>
    `Row ${line} has more than ${numbers().format(most)} columns. Delete the cells to the right of the table and upload the file again.`,
  besideHeadings: (row: number) =>
    `Row ${row} has a cell that no heading stands above. Add a heading, or check the row for a comma that should be in quotation marks.`,

  encoding: (name: string) => `Read as ${name}. If letters look wrong, save the file as CSV UTF-8 and upload it again.`,
  oneSheet: (name: string, others: number) =>
    `Only the sheet “${name}” was read; ${others === 1 ? "1 other sheet was" : `${others} other sheets were`} not.`,
  above: (row: number) => `The headings were found in row ${row}; what stands above them was left out.`,
  exportEnd: (row: number) => `Row ${row} was left out: it is the last line of an export.`,
  mapSome: "Choose at least one column.",
  mapNeeded: (label: string) => `The column ${label} is missing.`,
  mapOnce: (label: string) => `${label} is chosen for two columns.`,

  date: (typed: string) => `“${typed}” is not a date. Write it as 2025-04-03 or 3 Apr 2025.`,
  dateOrder: "This date can be read in two ways. Write it as 2025-04-03, or say whether the day comes first.",
  phoneDamaged: "The spreadsheet has damaged this number. Format the column as text and export the file again.",
  lettersLost: "Letters of this cell are lost (�). Correct it, or save the file again as CSV UTF-8.",
  sheetError: (shown: string) => `The spreadsheet shows the error ${shown} here. Correct the cell.`,
  whole: (label: string) => `${label} must be a whole number.`,
  oneOf: (label: string, words: string) => `${label} must be one of: ${words}.`,
  notFound: (typed: string) => `“${typed}” was not found.`,
  several: (typed: string) => `“${typed}” fits more than one.`,
  sameAs: (row: number) => `The same as row ${row}.`,
  sameRecord: (row: number) => `Row ${row} already changes this record.`,
  usedByRow: (row: number) => `Row ${row} uses this already.`,
  /** `hint` says how to identify the record, `one` what kind of thing it is. */
  ambiguous: (n: number, hint: string, one = "somebody who") =>
    `${n === 1 ? `This may be ${one} is there already.` : `This may be any of ${n} who are there already.`} ${hint}`,
  household: (label: string) => `Same household? ${label}`,
  sameDomain: (label: string) => `Same organisation? ${label}`,
  otherTone: (word: string) => `Differs in tone only: ${word}`,
  archived: "This record is archived. Choose to restore archived records, or leave it out.",

  noRow: (row: number) => `Row ${row} of the file has no such cell.`,
  mended: (rows: string) => `Cells were corrected in the check. Rows: ${rows}.`,
  overtaken: "The records have changed since this file was checked. Check it again.",
  changedMeanwhile: (row: number, reason: string) =>
    `Row ${row} could not be imported: ${reason} Nothing was imported.`,
  left: (n: number) => `${rows(n)} cannot be imported. Fix the file, or leave ${n === 1 ? "it" : "them"} out.`,
  nothing: "No row of this file would change anything.",
  rightsLost: (many: string) =>
    `The person who started this import may no longer change ${many}, so nothing was imported. Ask a colleague who may to upload the file.`,
  wrongState: (verb: string) => `This import cannot be ${verb} now.`,
  tooOld: (days: number) => `An import can be undone for ${days} days.`,
  reason: (fileName: string) => `Import: ${fileName}.`,
  undoReason: (fileName: string) => `Import undone: ${fileName}.`,
  editedBy: (name: string) => `Kept: ${name} has changed this record since.`,
  inUse: "Not undone: other records refer to this one.",
  gone: "Not undone: this record no longer exists.",
  ended: (fileName: string) => `${fileName} has been imported.`,
  endedFailed: (fileName: string) => `${fileName} could not be imported.`,
  seeRows: "See what became of each row.",
  problemColumn: "Problem",
  stopped: "An unexpected error stopped this import. Nothing was imported.",
} as const;

/** How long an import can be undone, in days. */
export const undoDays = 30;
/** An import that takes longer ends with a notification, in milliseconds. */
export const tellAfterMs = 30_000;
/** How long an import is kept after its last use, in days. */
export const importKeptDays = 90;
/** Maximum rows of a file, without its headings. */
export const importRowsMax = 50_000;
export const importColumnsMax = 100;
/** Maximum length of a cell, in code units. */
export const importCellMax = 10_000;
/** How many rows are shown before the check. */
export const sampleRows = 5;
