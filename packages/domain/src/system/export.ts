import { memoize } from "../memoize.ts";

/** Above this many rows, spreadsheets struggle. */
export const xlsxMostRows = 100_000;

/** How many days a file can be downloaded. */
export const exportKeptDays = 7;

const numbers = memoize(() => new Intl.NumberFormat("en-GB"));

export const exportMessages = {
  tooManyForXlsx: (rows: number) =>
    `An Excel file holds at most ${numbers().format(xlsxMostRows)} rows here, and this list has ${numbers().format(rows)}. Export it as CSV.`,
  gone: "This file is no longer there. Export the list again.",
  /** For an export whose file has been deleted. */
  removed: (rows: number) =>
    `${numbers().format(rows)} ${rows === 1 ? "row" : "rows"}. The file was removed after ${exportKeptDays} days; export the list again.`,
  columns: "Choose at least one column.",
  unknownColumn: (id: string) => `The file has no column “${id}”.`,
  noColumns: "The file of a report holds its whole table; leave out the columns.",
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

/** Whether a row is the last line of an export, which describes the file and is not a record. */
export const isExportEnd = ([first = "", ...others]: readonly string[]): boolean =>
  lastLine.test(first) && others.every((cell) => cell === "");
