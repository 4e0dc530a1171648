import { unreadable } from "./import-table.ts";

/** What a cell is made of, as the sheet writes it. */
export interface RawCell {
  type: string;
  value: string;
  isDate: boolean;
}

const dayMs = 24 * 60 * 60_000;

/** A day as its spreadsheet counts it: 38000 → 2004-01-14, with its hour where it has one. */
function dayOf(serial: number, from1904: boolean): string {
  // The first spreadsheets had a 29 February 1900, and all count it since.
  const days = from1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const seconds = Math.round((days - 25_569) * (dayMs / 1000));
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime()) || serial < 0) return String(serial);
  const [day = "", time = ""] = date.toISOString().slice(0, 19).split("T");
  if (serial < 1) return time;
  return time === "00:00:00" ? day : `${day}T${time}`;
}

/** What XML could not hold, written out: "_x000D_". */
const writtenOut = /_x([0-9a-f]{4})_/gi;
export const readOut = (text: string) =>
  text.replaceAll(writtenOut, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A cell as a reader of the sheet sees it: a date as a day, a figure in full. */
export function cellText({ type, value, isDate }: RawCell, strings: readonly string[], from1904: boolean): string {
  switch (type) {
    case "s":
      return strings[Number(value)] ?? "";
    case "b":
      return value === "1" ? "true" : "false";
    case "str":
    case "inlineStr":
      return readOut(value);
    case "e":
      return value;
    case "d":
      return value.replace(/T00:00:00(?:\.0+)?Z?$/, "");
    default: {
      const number = Number(value);
      if (value === "" || !Number.isFinite(number)) return value;
      return isDate ? dayOf(number, from1904) : String(number);
    }
  }
}

/** "C7" → the place of its column, from 0. */
export function columnOf(address: string): number {
  const letters = /^\$?([A-Z]{1,3})\$?\d+$/.exec(address)?.[1];
  if (letters === undefined) throw unreadable();
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
