/** Text edits of the tone bar, as pure functions. */

import { graphemesOf } from "@app/domain/text.ts";

export const dottedLetters = ["ẹ", "ọ", "ṣ", "ị", "ụ", "ṅ"] as const;
/** Those that a language writes; all of them where none is known. */
export const dottedLettersOf = (language?: string): readonly DottedLetter[] =>
  dottedLetters.filter((letter) =>
    language === "yo" ? !"ịụṅ".includes(letter) : language !== "ig" || !"ẹṣ".includes(letter),
  );

export type DottedLetter = (typeof dottedLetters)[number];

/** Combining marks: high, low, and mid, which in Igbo is the downstep. */
export const toneMarks = { high: "\u0301", low: "\u0300", mid: "\u0304" } as const;
export type ToneMark = keyof typeof toneMarks;

/** Keys with Alt, by position: what they type resembles the mark. */
const toneKeys: Readonly<Record<string, ToneMark>> = {
  Slash: "high",
  Backslash: "low",
  IntlBackslash: "low",
  Minus: "mid",
};

/** The tone of a key with Alt. */
export const toneOfKey = (code: string): ToneMark | undefined => toneKeys[code];

/** The name of a tone in a language; both names if it is unknown. */
export function toneName(tone: ToneMark, language?: string): string {
  if (tone !== "mid") return tone === "high" ? "High tone" : "Low tone";
  if (language === "ig") return "Downstep";
  return language === "yo" ? "Mid tone" : "Mid tone (Igbo: downstep)";
}

interface Edit {
  text: string;
  caret: number;
}

/** Replaces the selection. */
export const insertLetter = (text: string, start: number, end: number, letter: string): Edit => ({
  text: text.slice(0, start) + letter + text.slice(end),
  caret: start + letter.length,
});

const anyTone = /[\u0300\u0301\u0304]/g;

/** Vowels carry a tone, and nasals that are a syllable. */
const carriesTone = /^[aeioumn]/i;

/**
 * Sets the tone of the letter before the caret, replacing its current one; the same tone again removes it. Dots stay.
 * Does nothing if there is no vowel or nasal.
 */
export function setTone(text: string, caret: number, tone: ToneMark): Edit {
  const letter = graphemesOf(text.slice(0, caret)).at(-1) ?? "";
  if (!carriesTone.test(letter.normalize("NFD"))) return { text, caret };
  const mark = toneMarks[tone];
  const taken = letter.normalize("NFD");
  const bare = taken.replace(anyTone, "");
  const next = (taken.includes(mark) ? bare : bare + mark).normalize("NFC");
  const start = caret - letter.length;
  return { text: text.slice(0, start) + next + text.slice(caret), caret: start + next.length };
}

/** The dotted letter for a plain one, keeping capitals: "o" → "ọ", "S" → "Ṣ". */
export function dottedFor(letter: string): string | undefined {
  const plain = letter.toLowerCase();
  const dotted = dottedLetters.find((candidate) => candidate.normalize("NFD").startsWith(plain) && plain.length === 1);
  return dotted && letter !== plain ? dotted.toUpperCase() : dotted;
}
