import { memoize } from "./memoize.ts";
import { apostrophes, doubleLetters, hyphens, plainLetters } from "./text-folding.ts";

/** Igbo and Yoruba letters and marks: storing, counting, comparing. Source: domain.md 5.9. */

/** Languages with special letters: Igbo and Yoruba. */
export type Language = "ig" | "yo";

/** Grave, acute, circumflex, macron and caron. Dots below and above form other letters, so they stay. */
const toneMarks = /[\u0300-\u0302\u0304\u030c]/g;
const allMarks = /[\u0300-\u036f]/g;
const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");
const anyHyphen = new RegExp(`[${hyphens}]`, "g");
const otherLetters: Readonly<Record<string, string>> = { ...plainLetters, ...doubleLetters };
const anyOtherLetter = new RegExp(`[${Object.keys(otherLetters).join("")}]`, "g");

const verticalLineBelow = /\u0329/g;
const markedS = /[sS][\u0300-\u036f]+/g;
const repeatedDots = /\u0323(?:\u0323)+/g;

/** Text for storage: trimmed and NFC; in an Igbo or Yoruba field, vertical lines and ș become dots below. */
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

/** The characters that a reader sees: `ụ́` is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter().segment(text), ({ segment }) => segment);
}

/** The number of characters that a reader sees: `ụ́tụ́tụ̀` has 5. */
export function graphemeCount(text: string): number {
  return plain.test(text) ? text.length : graphemesOf(text).length;
}

const without = (text: string, marks: RegExp): string => text.normalize("NFD").replaceAll(marks, "").normalize("NFC");

/** Removes tone marks, keeps letters: `Ọ̀rọ̀` → `Ọrọ`. */
export function foldTone(text: string): string {
  return without(text, toneMarks);
}

/** Removes all combining marks: `Ọ̀rọ̀` → `Oro`. */
export function foldAll(text: string): string {
  return without(text, allMarks);
}

/** Replaces every kind of apostrophe with the straight one. */
export function foldApostrophes(text: string): string {
  return text.replaceAll(anyApostrophe, "'");
}

const foldSigns = (text: string) => foldApostrophes(text).replaceAll(anyHyphen, "-");

/**
 * Replaces letters without a removable mark by the plain ones that people type: `Łódź` → `Lódź`, `straße` → `strasse`.
 */
export function foldLetters(text: string): string {
  return text.replaceAll(anyOtherLetter, (letter) => otherLetters[letter] ?? letter);
}

/**
 * The form that search compares: no marks or capitals, one apostrophe and one hyphen, plain letters. `foldAllSql` does
 * the same in the database.
 *
 *     foldForSearch("Ọlá‑Øyin"); // "ola-oyin"
 */
export function foldForSearch(text: string): string {
  // Signs first: decomposed, some would become a blank with a mark. And again last: decomposing leaves others, as from
  // ŉ.
  const bare = foldSigns(text).normalize("NFKD").replaceAll(allMarks, "").toLowerCase();
  return foldSigns(foldLetters(bare));
}

/** How closely two texts must match. */
export type Strength = "exact" | "ignore-tone" | "ignore-all-marks";

const folds: Record<Strength, (text: string) => string> = {
  exact: (text) => text,
  "ignore-tone": foldTone,
  "ignore-all-marks": foldAll,
};

/**
 * Whether two texts match at a strength. Capitals, the kind of apostrophe and how a dot below was typed never matter.
 */
export function sameText(a: string, b: string, strength: Strength): boolean {
  const fold = folds[strength];
  const key = (text: string) =>
    fold(foldApostrophes(normalise(text, "yo")).toLowerCase())
      .normalize("NFC")
      .trim();
  return key(a) === key(b);
}
