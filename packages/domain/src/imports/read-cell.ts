import type { DateOrder } from "./import-enums.ts";
import { messages } from "../messages.ts";
import { foldForSearch } from "../text.ts";
import type { ImportColumn } from "./import-column.ts";
import { importMessages } from "./import-messages.ts";

/** What a cell says, or why it says nothing. A text that names another record is looked up by the server. */
export type Read = { value: unknown } | { problem: string };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day of the calendar as 2025-04-03; null where there is no such day. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isThere = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

const dated = (day: string | null): Read => (day === null ? { problem: messages.date } : { value: day });

/** A day in figures whose year comes last: read only where there is one way, or the file's order is said. */
function inFigures(a: number, b: number, year: number, order: DateOrder | null): Read {
  if (order === "day-first") return dated(dayOf(year, b, a));
  if (order === "month-first") return dated(dayOf(year, a, b));
  const ways = new Set([dayOf(year, b, a), dayOf(year, a, b)].filter((day) => day !== null));
  const [only] = ways;
  if (ways.size > 1) return { problem: importMessages.dateOrder };
  return dated(only ?? null);
}

/** A date: 2025-04-03, 3 April 2025, Apr 3, 2025, and 03/04/2025 where it can be read in one way. */
export function readDate(text: string, order: DateOrder | null): Read {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text);
  if (iso) return dated(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const figures = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (figures) return inFigures(Number(figures[1]), Number(figures[2]), Number(figures[3]), order);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(text);
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = months.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? { problem: messages.date } : dated(dayOf(Number(year), month, Number(day)));
}

const yes = new Set(["yes", "y", "true", "1", "x"]);
const no = new Set(["no", "n", "false", "0"]);
const folded = (text: string) => foldForSearch(text).replaceAll(/[^a-z0-9]+/g, "-");

function readChoice(
  label: string,
  values: readonly string[],
  words: Readonly<Record<string, string>>,
  text: string,
): Read {
  const typed = folded(text);
  const value = values.find((one) => folded(one) === typed) ?? words[typed];
  return value === undefined ? { problem: importMessages.oneOf(label, values.join(", ")) } : { value };
}

/** A number that a spreadsheet has rounded: 8.03E+09. */
const rounded = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** What a cell says for its column; null where it is empty, which leaves what is there. */
export function readCell({ label, cell }: ImportColumn, typed: string, order: DateOrder | null): Read | null {
  const text = typed.trim();
  if (text === "") return null;
  switch (cell.is) {
    case "yesNo": {
      const word = text.toLowerCase();
      return yes.has(word) || no.has(word) ? { value: yes.has(word) } : { problem: messages.yesOrNo };
    }
    case "date":
      return readDate(text, order);
    case "whole":
      return /^-?\d{1,9}$/.test(text) ? { value: Number(text) } : { problem: importMessages.whole(label) };
    case "list": {
      const items = text.split(/\s*[|;,\n]\s*/).filter((item) => item !== "");
      return { value: items };
    }
    case "phone":
      return rounded.test(text) ? { problem: importMessages.phoneDamaged } : { value: text };
    case "choice":
      return readChoice(label, cell.values, cell.words ?? {}, text);
    default:
      return { value: text };
  }
}
