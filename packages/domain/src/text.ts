import { memoize } from "./memoize.ts";
import { apostrophes, doubleLetters, hyphens, plainLetters } from "./text-folding.ts";

/** Letters and marks of Igbo and Yoruba: storing, counting, comparing. Source: domain.md 5.9. */

/** Languages with letters of their own: Igbo and Yoruba. */
export type Language = "ig" | "yo";

/** Grave, acute, circumflex, macron and caron. Dot below and dot above make other letters, so they stay. */
const toneMarks = /[\u0300-\u0302\u0304\u030c]/g;
const allMarks = /[\u0300-\u036f]/g;
const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");
const anyHyphen = new RegExp(`[${hyphens}]`, "g");
const otherLetters: Readonly<Record<string, string>> = { ...plainLetters, ...doubleLetters };
const anyOtherLetter = new RegExp(`[${Object.keys(otherLetters).join("")}]`, "g");

const verticalLineBelow = /\u0329/g;
const markedS = /[sS][\u0300-\u036f]+/g;
const repeatedDots = /\u0323(?:\u0323)+/g;

/** Text as it is stored: trimmed and NFC; in an Igbo or Yoruba field also with dots below for vertical lines and for ș. */
export function normalise(text: string, language?: Language): string {
  if (language === undefined) return text.trim().normalize("NFC");
  const dotted = text
    .normalize("NFD")
    .replaceAll(verticalLineBelow, "\u0323")
    .replaceAll(markedS, (letter) => letter.replaceAll("\u0326", "\u0323"))
    .replaceAll(repeatedDots, "\u0323");
  return dotted.trim().normalize("NFC");
}

const plain = /^[\x20-\x7e]*$/;
const segmenter = memoize(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** The characters a reader sees: `ụ́` is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter().segment(text), ({ segment }) => segment);
}

/** How many characters a reader sees: `ụ́tụ́tụ̀` has 5. */
export function graphemeCount(text: string): number {
  return plain.test(text) ? text.length : graphemesOf(text).length;
}

const without = (text: string, marks: RegExp): string => text.normalize("NFD").replaceAll(marks, "").normalize("NFC");

/** Drops tone marks, keeps the letters: `Ọ̀rọ̀` → `Ọrọ`. */
export function foldTone(text: string): string {
  return without(text, toneMarks);
}

/** Drops every combining mark: `Ọ̀rọ̀` → `Oro`. */
export function foldAll(text: string): string {
  return without(text, allMarks);
}

/** Every kind of apostrophe as the straight one. */
export function foldApostrophes(text: string): string {
  return text.replaceAll(anyApostrophe, "'");
}

const foldSigns = (text: string) => foldApostrophes(text).replaceAll(anyHyphen, "-");

/** Letters without a mark to take off as the plain ones that people type: `Łódź` → `Lódź`, `straße` → `strasse`. */
export function foldLetters(text: string): string {
  return text.replaceAll(anyOtherLetter, (letter) => otherLetters[letter] ?? letter);
}

/**
 * What search compares: no marks, no capitals, one apostrophe and one hyphen, plain letters. `foldAllSql` of the
 * database does the same.
 *
 *     foldForSearch("Ọlá‑Øyin"); // "ola-oyin"
 */
export function foldForSearch(text: string): string {
  // Signs first: taken apart, some of them would be a blank with a mark. And last: others are what is left, as of ŉ.
  const bare = foldSigns(text).normalize("NFKD").replaceAll(allMarks, "").toLowerCase();
  return foldSigns(foldLetters(bare));
}

/** How much has to agree. */
export type Strength = "exact" | "ignore-tone" | "ignore-all-marks";

const folds: Record<Strength, (text: string) => string> = {
  exact: (text) => text,
  "ignore-tone": foldTone,
  "ignore-all-marks": foldAll,
};

/** Whether two texts are the same at a strength. Capitals, the kind of apostrophe and the way a dot below was typed never tell them apart. */
export function sameText(a: string, b: string, strength: Strength): boolean {
  const fold = folds[strength];
  const key = (text: string) =>
    fold(foldApostrophes(normalise(text, "yo")).toLowerCase())
      .normalize("NFC")
      .trim();
  return key(a) === key(b);
}
