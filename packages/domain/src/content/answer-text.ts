import { foldAll, foldApostrophes, foldTone, graphemesOf, normalise, type Strength } from "../text.ts";
import { withoutHidden } from "../plain-line.ts";

/** A letter of an answer as it is compared, and which character of what was typed it is. */
interface SeenLetter {
  letter: string;
  at: number;
}

const hyphens = /[\u2010-\u2013\u2212]/gu;
const fullStop = /^[.\u2026\u3002]$/u;

const asCompared = (grapheme: string) =>
  foldApostrophes(normalise(withoutHidden(grapheme), "yo"))
    .replaceAll(hyphens, "-")
    .toLowerCase();

/**
 * The letters of an answer as a reader sees them: what is invisible does not count, nor how many spaces stand between two
 * words, at either end, or whether a full stop ends it.
 */
function seenLetters(text: string): SeenLetter[] {
  const seen: SeenLetter[] = [];
  for (const [at, grapheme] of graphemesOf(text).entries()) {
    const letter = /^\s+$/u.test(grapheme) ? " " : asCompared(grapheme);
    if (letter === "" || (letter === " " && (seen.length === 0 || seen.at(-1)?.letter === " "))) continue;
    seen.push({ letter, at });
  }
  while (seen.length > 1 && (seen.at(-1)?.letter === " " || fullStop.test(seen.at(-1)?.letter ?? ""))) seen.pop();
  return seen;
}

const folds: Record<Strength, (letter: string) => string> = {
  exact: (letter) => letter,
  "ignore-tone": foldTone,
  "ignore-all-marks": foldAll,
};

const joined = (letters: readonly SeenLetter[], strength: Strength) =>
  letters
    .map(({ letter }) => folds[strength](letter))
    .join("")
    .normalize("NFC");

/** An answer as it is compared at a strength. */
export const answerKey = (text: string, strength: Strength): string => joined(seenLetters(text), strength);

/** What keeps an answer from being right whose letters are, marks aside. */
export interface Nearly {
  /** The characters that are off, from 0, as a reader counts what was typed. */
  places: number[];
  isToneOff: boolean;
  isLetterOff: boolean;
}

/** Where an answer differs in its marks alone, at a strength that minds them; null where it differs in more. */
export function nearlyOf(expected: string, given: string, strength: Strength): Nearly | null {
  const [theirs, own] = [seenLetters(expected), seenLetters(given)];
  if (joined(theirs, "ignore-all-marks") !== joined(own, "ignore-all-marks")) return null;
  const fold = folds[strength];
  const off = own.filter(({ letter }, index) => fold(letter) !== fold(theirs[index]?.letter ?? ""));
  const differs = (at: (letter: string) => string) =>
    own.some(({ letter }, index) => at(letter) !== at(theirs[index]?.letter ?? ""));
  const isLetterOff = differs(foldTone);
  const tones = (letter: string) =>
    Array.from(letter.normalize("NFD"))
      .filter((sign) => foldTone(`a${sign}`) === "a")
      .join("");
  return { places: off.map(({ at }) => at), isToneOff: strength === "exact" && differs(tones), isLetterOff };
}
