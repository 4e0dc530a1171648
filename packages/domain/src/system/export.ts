import { memoize } from "../memoize.ts";

/** More rows than spreadsheets open with ease. */
export const xlsxMostRows = 100_000;

/** How long a file can be fetched, in days. */
export const exportKeptDays = 7;

const numbers = memoize(() => new Intl.NumberFormat("en-GB"));

export const exportMessages = {
  tooManyForXlsx: (rows: number) =>
    `An Excel file holds at most ${numbers().format(xlsxMostRows)} rows here, and this list has ${numbers().format(rows)}. Export it as CSV.`,
  gone: "This file is no longer there. Export the list again.",
  /** Of an export whose file was kept for so long. */
  removed: (rows: number) =>
    `${numbers().format(rows)} ${rows === 1 ? "row" : "rows"}. The file was removed after ${exportKeptDays} days; export the list again.`,
  columns: "Choose at least one column.",
  /** The last line of a file: "400 rows. Filtered by Status: Active. Exported …" */
  lastLine: (rows: number, filter: string, when: string, who: string) =>
    `${numbers().format(rows)} ${rows === 1 ? "row" : "rows"}. ${filter}. Exported ${when} by ${who}.`,
  unfiltered: "Not filtered",
  filtered: (words: string) => `Filtered by ${words}`,
  sum: (heading: string, sum: number) => `${heading}: ${numbers().format(sum)}`,
  ready: (rows: number) =>
    `${numbers().format(rows)} ${rows === 1 ? "row" : "rows"}, ready to download for ${exportKeptDays} days.`,
} as const;

const lastLine = /^[\d,]+ rows?\. .+\. Exported \d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z by .+\.$/s;

/** Whether a row of a file is the last one of an export, which says what the file holds and is none of its records. */
export const isExportEnd = ([first = "", ...others]: readonly string[]): boolean =>
  lastLine.test(first) && others.every((cell) => cell === "");
