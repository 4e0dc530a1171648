/** The sort order of Igbo and Yoruba words. Source: domain.md 5.9. */
import { foldAll, foldApostrophes, foldLetters, foldTone, normalise, type Language } from "./text.ts";

/** The alphabets, with Latin letters they lack in their usual places. */
const alphabets: Record<Language, readonly string[]> = {
  ig: "a b c ch d e f g gb gh gw h i ị j k kp kw l m n ṅ nw ny o ọ p q r s sh t u ụ v w x y z".split(" "),
  yo: "a b c d e ẹ f g gb h i j k l m n o ọ p q r s ṣ t u v w x y z".split(" "),
};

interface Order {
  /** Each letter of the alphabet as one code unit, in order. */
  units: ReadonlyMap<string, string>;
  /** Splits a text into letters, the longest match first, and other characters. */
  pieces: RegExp;
}

/**
 * Code units of a sort key, from low to high: end of a level, controls, ASCII, other signs, letters of the alphabet,
 * other letters.
 */
const unit = { end: "\u0001", control: "\u0002", sign: "\u007f", firstLetter: 0x100, letter: "\u0200" } as const;

function orderOf(letters: readonly string[]): Order {
  const composed = letters.map((letter) => letter.normalize("NFC"));
  const longestFirst = composed.toSorted((a, b) => b.length - a.length);
  return {
    units: new Map(composed.map((letter, index) => [letter, String.fromCharCode(unit.firstLetter + index)])),
    pieces: new RegExp(`${longestFirst.join("|")}|[^]`, "gu"),
  };
}

const orders: Record<Language, Order> = { ig: orderOf(alphabets.ig), yo: orderOf(alphabets.yo) };

function unitsOf(piece: string, { units }: Order): string {
  const known = units.get(piece) ?? units.get(foldLetters(foldAll(piece)));
  if (known !== undefined) return known;
  if (/^\p{M}/u.test(piece)) return "";
  if (piece < " ") return unit.control;
  if (piece < unit.sign) return piece;
  return (/^\p{L}/u.test(piece) ? unit.letter : unit.sign) + piece;
}

/** Separates letters that would otherwise be read as one; ignored itself. */
const apart = "\u034f";
/** A nasal with a tone is a syllable of its own: `ńwa` begins with n, `nwa` with nw. */
const syllabicNasal = /[nm][\u0300\u0301\u0304]/gu;
const keepSyllables = (text: string) => text.normalize("NFD").replaceAll(syllabicNasal, `$&${apart}`).normalize("NFC");

/** Splits a text into letters of the alphabet, gb being one; single characters outside Igbo and Yoruba. */
export function lettersOf(text: string, language: Language | undefined): string[] {
  if (language === undefined) return Array.from(text);
  return (
    keepSyllables(text)
      .match(orders[language].pieces)
      ?.filter((piece) => piece !== apart) ?? []
  );
}

/** The letters that dictionaries of a language have. */
export const dictionaryLetters: Readonly<Record<Language, readonly string[]>> = {
  ig: alphabets.ig.filter((letter) => !["c", "q", "x"].includes(letter)),
  yo: alphabets.yo.filter((letter) => !["c", "q", "v", "x", "z"].includes(letter)),
};

/** The letter that a word stands under in a dictionary; "#" if it begins with none. */
export function firstLetter(text: string, language: Language | undefined): string {
  const folded = foldApostrophes(normalise(text, language))
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, "");
  if (language === undefined) return /^[a-z]/.exec(foldLetters(foldAll(folded)))?.[0] ?? "#";
  const letter = foldTone(lettersOf(folded, language)[0] ?? "");
  const [known] = orders[language].units.has(letter) ? [letter] : [foldLetters(foldAll(letter))];
  return orders[language].units.has(known) ? known : "#";
}

/**
 * A key that sorts by code units (`COLLATE "C"` in SQL) in the language's order: letters first, then marks, then
 * capitals and apostrophes. Letters outside the alphabet are placed as in the Latin one.
 */
export function sortKey(text: string, language: Language | undefined): string {
  if (language === undefined) return englishKey(text);
  const order = orders[language];
  const stored = normalise(text, language);
  const folded = foldApostrophes(stored).toLowerCase();
  const letters = foldTone(keepSyllables(folded)).replaceAll(order.pieces, (piece) => unitsOf(piece, order));
  return [letters, folded.normalize("NFD"), stored].join(unit.end);
}

/** As English sorts: marks only break ties. */
function englishKey(text: string): string {
  const stored = normalise(text);
  const folded = foldApostrophes(stored).toLowerCase();
  return [foldLetters(foldAll(folded)), folded.normalize("NFD"), stored].join(unit.end);
}

const compareIn = (language: Language) => (a: string, b: string) => {
  const [keyA, keyB] = [sortKey(a, language), sortKey(b, language)];
  return keyA < keyB ? -1 : Number(keyA > keyB);
};

/** Igbo alphabetical order; tones only break ties. To sort long lists, compute `sortKey` once per text. */
export const compareIgbo = compareIn("ig");
/** Yoruba alphabetical order; tones only break ties. */
export const compareYoruba = compareIn("yo");
