import { foldAll, foldApostrophes, foldTone, graphemesOf, normalise, type Strength } from "../text.ts";
import { withoutHidden } from "../plain-line.ts";

/** A letter as it is compared, and its position in the typed text. */
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
 * The letters of an answer as they are compared: without invisible characters, surrounding or repeated spaces, or a
 * final full stop.
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

/** The comparison key of an answer at a strength. */
export const answerKey = (text: string, strength: Strength): string => joined(seenLetters(text), strength);

/** Why an answer with the right letters is only nearly right. */
export interface Nearly {
  /** Indexes of the wrong characters, from 0, in graphemes of the typed text. */
  places: number[];
  isToneOff: boolean;
  isLetterOff: boolean;
}

/** Where an answer differs only in its marks, at a strength that checks marks; null if it differs in more. */
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
