import { expect, it } from "@jest/globals";
import { plainCell, safeCell } from "./csv-cell.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+44", "+44"],
  ["+44+1", "'+44+1"],
  ["＝1+1", "'＝1+1"],
  ["＠x", "'＠x"],
  ["'=x", "''=x"],
  ["-5", "'-5"],
  ["@x", "'@x"],
  ["\tx", "'\tx"],
  ["\rx", "'\rx"],
  ["Ẹ̀kọ́", "Ẹ̀kọ́"],
  ["'n", "'n"],
  ["", ""],
])("writes %j as %j, and reads it back", (text, written) => {
  expect(safeCell(text)).toBe(written);
  expect(plainCell(written)).toBe(text);
});
