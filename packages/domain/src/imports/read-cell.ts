import type { DateOrder } from "./import-enums.ts";
import { readDay } from "../dates/read-day.ts";
import { messages } from "../messages.ts";
import { withoutMarks } from "../plain-line.ts";
import { foldForSearch } from "../text.ts";
import type { CellKind, ImportColumn } from "./import-column.ts";
import { importMessages } from "./import-messages.ts";

/** A parsed cell or its problem. References to other records are looked up by the server. */
export type Read = { value: unknown } | { problem: string };

/** What applies to a file as a whole: the order of its numeric dates, and when it was uploaded. */
export interface ReadingCells {
  order: DateOrder | null;
  /** As 2026-11-22. */
  today: string;
}

/** Parses a date of a file. */
function readDate(text: string, past: boolean, { order, today }: ReadingCells): Read {
  const read = readDay(text, { order, today, past });
  if ("day" in read) return { value: read.day };
  return { problem: read.problem === "two ways" ? importMessages.dateOrder : importMessages.date(text) };
}

const yes = new Set(["yes", "y", "true", "1", "x"]);
const no = new Set(["no", "n", "false", "0"]);
const folded = (text: string) => foldForSearch(text).replaceAll(/[^a-z0-9]+/g, "-");

type Choice = Extract<CellKind, { is: "choice" }>;

/** Parses a value of a closed list: in wire spelling, by its label on screens and exports, or by an alternative. */
function readChoice(label: string, { values, words = {}, labels = {} }: Choice, text: string): Read {
  const typed = folded(text);
  const value = values.find((one) => folded(one) === typed || folded(labels[one] ?? one) === typed) ?? words[typed];
  const choices = values.map((one) => labels[one] ?? one).join(", ");
  return value === undefined ? { problem: importMessages.oneOf(label, choices) } : { value };
}

/** Error values of spreadsheets. */
const sheetErrors = new Set(["#N/A", "#REF!", "#VALUE!", "#NAME?", "#DIV/0!", "#NUM!", "#NULL!", "#SPILL!"]);

/** A number that a spreadsheet has rounded: 8.03E+09. */
const rounded = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** The items of a cell that lists several. */
export const itemsOf = (text: string): string[] => text.split(/\s*[|;,\n]\s*/).filter((item) => item !== "");

/** Parses a cell for its column; null if empty, which keeps the record's value. */
export function readCell({ label, cell }: ImportColumn, typed: string, file: ReadingCells): Read | null {
  const text = withoutMarks(typed);
  if (text === "") return null;
  if (text.includes("\uFFFD")) return { problem: importMessages.lettersLost };
  if (sheetErrors.has(text)) return { problem: importMessages.sheetError(text) };
  switch (cell.is) {
    case "yesNo": {
      const word = text.toLowerCase();
      return yes.has(word) || no.has(word) ? { value: yes.has(word) } : { problem: messages.yesOrNo };
    }
    case "date":
      return readDate(text, cell.past ?? false, file);
    case "whole":
      return /^-?\d{1,9}$/.test(text) ? { value: Number(text) } : { problem: importMessages.whole(label) };
    case "list":
      return { value: itemsOf(text) };
    case "phone":
      return rounded.test(text) ? { problem: importMessages.phoneDamaged } : { value: text };
    case "choice":
      return readChoice(label, cell, text);
    case "named":
      return { value: cell.many ? itemsOf(text) : text };
    default:
      return { value: text };
  }
}
