/** Bold and italic in session texts, stored as typed: `**bold**` and `*italic*`. */

/** A piece of text and its style. */
export interface MarkedPiece {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

export type InlineMark = "**" | "*";

/**
 * Marking stars touch what they mark, and have no letter or digit on their other side, so that 2*3*4 and 2 * 3 stay as
 * they are. A backslash escapes a star.
 */
const before = String.raw`(?<![\p{L}\p{M}\p{N}\\*])`;
const after = String.raw`(?![\p{L}\p{M}\p{N}*])`;
const inner = (sign: string) => String.raw`${before}${sign}(?=[^\s*])((?:[^*\n\\]|\\.)*?[^\s*\\])${sign}${after}`;
const bold = new RegExp(String.raw`${before}\*\*(?=\S)(.*?[^\s\\])\*\*${after}`, "u");
const italic = new RegExp(inner(String.raw`\*`), "u");

const freed = (text: string) => text.replaceAll("\\*", "*");

function pieces(text: string, isBold: boolean, isItalic: boolean): MarkedPiece[] {
  if (text === "") return [];
  const found = (isBold ? null : bold.exec(text)) ?? (isItalic ? null : italic.exec(text));
  if (!found) return [{ text: freed(text), isBold, isItalic }];
  const isWide = found[0].startsWith("**") && !isBold;
  const rest = text.slice(found.index + found[0].length);
  return [
    ...pieces(text.slice(0, found.index), isBold, isItalic),
    ...pieces(found[1] ?? "", isBold || isWide, isItalic || !isWide),
    ...pieces(rest, isBold, isItalic),
  ];
}

/** Longer texts are drafts that cannot be submitted; they are shown unparsed. */
const longest = 8000;

/** Splits a text into pieces, each bold, italic, both or neither. */
export const markedPieces = (text: string): readonly MarkedPiece[] =>
  text.length > longest ? [{ text, isBold: false, isItalic: false }] : pieces(text, false, false);

/** A text without its marks, for lists and comparisons. */
export const withoutMarkup = (text: string): string =>
  markedPieces(text)
    .map((piece) => piece.text)
    .join("");

/** Toggles a mark on the selection, and returns the text with the new selection. */
export function withMark(text: string, start: number, end: number, mark: InlineMark) {
  const chosen = text.slice(start, end);
  const lead = chosen.length - chosen.trimStart().length;
  const from = chosen.trim() === "" ? start : start + lead;
  const to = chosen.trim() === "" ? start : from + chosen.trim().length;
  const size = mark.length;
  const outer = (at: number, step: 1 | -1) => {
    let count = 0;
    for (let place = at; text.charAt(place) === "*"; place += step) count += 1;
    return count;
  };
  const around = Math.min(outer(from - 1, -1), outer(to, 1));
  // One star is italic, two are bold, three are both.
  const isMarked = mark === "**" ? around >= 2 : around === 1 || around === 3;
  if (isMarked) {
    const bare = text.slice(from, to);
    return { text: text.slice(0, from - size) + bare + text.slice(to + size), start: from - size, end: to - size };
  }
  const marked = `${text.slice(0, from)}${mark}${text.slice(from, to)}${mark}${text.slice(to)}`;
  return { text: marked, start: from + size, end: to + size };
}
