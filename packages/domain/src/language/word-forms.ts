import { foldAll, foldApostrophes, foldTone, normalise, type Language } from "../text.ts";
import { firstLetter, lettersOf, sortKey } from "../text-order.ts";
import { languageOf } from "./language-of.ts";
import type { ToneMarking } from "./word-enums.ts";

/** A headword in the forms that are stored beside it, by which words are compared, found and ordered. */
export interface WordForms {
  /** Exact but for capitals and the kind of apostrophe. */
  headwordKey: string;
  /** Without tones. */
  headwordPlain: string;
  /** Without any marks. */
  headwordBare: string;
  /** Without marks, spaces, hyphens and apostrophes. */
  headwordSquashed: string;
  sortKey: string;
  /** The letter of the alphabet that it begins with. */
  letter: string;
  /** Its letters, and those with one letter left out: words that share one differ in a letter at most twice. */
  nearKeys: string[];
  toneMarking: ToneMarking;
}

const separators = /[\s'‐-―−\-·]/gu;
/** A shorter word has too many others a letter away. */
export const closeLetters = 4;

const keyOf = (text: string, language: Language | undefined) =>
  foldApostrophes(normalise(text, language)).toLowerCase().normalize("NFC");

/** The letters by which two words are compared, gb being one. */
export const bareLetters = (squashed: string, language: Language | undefined): string[] =>
  lettersOf(squashed, language);

function nearKeysOf(letters: readonly string[]): string[] {
  if (letters.length < closeLetters) return [];
  const shorter = letters.map((_, index) => letters.toSpliced(index, 1).join("."));
  return [...new Set([letters.join("."), ...shorter])];
}

/** All forms of a headword in the language of its subject. */
export function wordForms(headword: string, subject: string): WordForms {
  const language = languageOf(subject);
  const headwordKey = keyOf(headword, language);
  const headwordBare = foldAll(headwordKey);
  const headwordSquashed = headwordBare.replaceAll(separators, "");
  return {
    headwordKey,
    headwordPlain: language ? foldTone(headwordKey) : headwordKey,
    headwordBare,
    headwordSquashed,
    sortKey: sortKey(headword, language),
    letter: firstLetter(headword, language),
    nearKeys: nearKeysOf(bareLetters(headwordSquashed, language)),
    toneMarking: toneMarkingOf(headword),
  };
}

const unit = /([aeiou])(\p{M}*)|([mn])(\p{M}*)/giu;
const tone = /[\u0300-\u0302\u0304\u030c]/u;

/** How many letters of a word could bear a tone mark, and how many do. Vowels can; m and n only count once they do. */
export function toneUnits(text: string): { units: number; marked: number } {
  let [units, marked] = [0, 0];
  for (const [, vowel, vowelMarks = "", , nasalMarks = ""] of text.normalize("NFD").matchAll(unit)) {
    const isMarked = tone.test(vowel === undefined ? nasalMarks : vowelMarks);
    if (vowel !== undefined || isMarked) units += 1;
    if (isMarked) marked += 1;
  }
  return { units, marked };
}

export function toneMarkingOf(text: string): ToneMarking {
  const { units, marked } = toneUnits(text);
  if (marked === 0) return "none";
  return marked === units ? "full" : "partial";
}

/** Igbo marks every tone, so a word with all of them is complete; in Yoruba the author says so. */
export const marksAllTones = (headword: string, subject: string): boolean =>
  languageOf(subject) === "ig" && toneMarkingOf(headword) === "full";
