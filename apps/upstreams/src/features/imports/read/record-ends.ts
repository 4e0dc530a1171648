import { importMessages, importRowsMax } from "@app/domain/imports/import-messages.ts";
import { refuse, sheetColumnsMax, sheetRowsMax } from "./import-table.ts";

const quote = 34;
const newline = 10;
const space = 32;

/** Where a cell in quotation marks ends: at its delimiter, its end of line, or the end of the text; -1 where it has none. */
function quotedEnd(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  if (at === -1) return -1;
  do at += 1;
  while (text.charCodeAt(at) === space);
  return at;
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}

/**
 * Where each row of a text ends, seen before anything is built of it: what is too large or badly quoted is refused by its
 * line. Goes over the text once, whatever stands in it; its lines end with "\n".
 */
export function* recordEnds(text: string, delimiter: string): Generator<number> {
  const between = delimiter.charCodeAt(0);
  let row = 0;
  let line = 1;
  let at = 0;
  while (at <= text.length) {
    const start = at;
    const begunOn = line;
    let cells = 1;
    for (;;) {
      if (text.charCodeAt(at) === quote) {
        const end = quotedEnd(text, at);
        if (end === -1) throw refuse(importMessages.openQuote(line));
        const code = text.charCodeAt(end);
        if (end < text.length && code !== between && code !== newline) throw refuse(importMessages.badQuote(begunOn));
        line += linesIn(text, at, end);
        at = end;
      } else {
        while (at < text.length && text.charCodeAt(at) !== between && text.charCodeAt(at) !== newline) at += 1;
      }
      if (text.charCodeAt(at) !== between) break;
      at += 1;
      cells += 1;
      if (cells > sheetColumnsMax) throw refuse(importMessages.wideLine(begunOn, sheetColumnsMax));
    }
    row += 1;
    line += 1;
    const isTooFar = row > sheetRowsMax || (row > importRowsMax + 1 && at - start >= cells);
    if (isTooFar) throw refuse(importMessages.tooMany(importRowsMax));
    yield at;
    at += 1;
  }
}
