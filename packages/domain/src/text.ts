/** Letters and marks of Igbo and Yoruba: storing, counting, comparing. Source: domain.md 5.9. */

/** Languages with letters of their own: Igbo and Yoruba. */
export type Language = "ig" | "yo";

/** Grave, acute, circumflex, macron and caron. Dot below and dot above make other letters, so they stay. */
const toneMarks = /[\u0300-\u0302\u0304\u030c]/g;
const allMarks = /[\u0300-\u036f]/g;
const apostrophes = /[\u2018\u2019\u02bc]/g;

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

/** Whether a text can be kept: NUL and halves of characters can be stored nowhere and stand in no address. */
export const isWhole = (text: string): boolean => !text.includes("\0") && !/\p{Cs}/u.test(text);

/** Ends of lines, controls, what turns the direction of a line, and what nobody sees. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Scripts whose words are spelt with signs that join letters or keep them apart; elsewhere these only hide. */
const joining = ["Arabic", "Syriac", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"]
  .concat("Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala")
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const spelling = new RegExp(`([${joining}]\\p{M}*)[\\u200c\\u200d](?=[${joining}])`, "gu");
const pictureStyle = /(\p{Emoji})[\ufe0e\ufe0f]/gu;
const pictureParts = /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu;

/** Whether a text is one line in which everything can be seen, as names are: they stand in mails, lists and headers. */
export function isPlainLine(text: string): boolean {
  if (!hidden.test(text)) return true;
  const seen = [spelling, pictureStyle, pictureParts].reduce((rest, sign) => rest.replaceAll(sign, "$1"), text);
  return !hidden.test(seen);
}

const plain = /^[\x20-\x7e]*$/;
let segmenter: Intl.Segmenter | undefined;

/** The characters a reader sees: `ụ́` is one. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
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

/** Curly apostrophes as straight ones. */
export function foldApostrophes(text: string): string {
  return text.replaceAll(apostrophes, "'");
}

/**
 * What search compares. In SQL:
 * `translate(lower(regexp_replace(normalize(x, NFD), '[\u0300-\u036f]', '', 'g')), '‘’ʼ', '''''''')`.
 */
export function foldForSearch(text: string): string {
  return foldApostrophes(text.normalize("NFD").replaceAll(allMarks, "").toLowerCase());
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

/** The alphabets, with the Latin letters they lack in their usual places. */
const alphabets: Record<Language, readonly string[]> = {
  ig: "a b c ch d e f g gb gh gw h i ị j k kp kw l m n ṅ nw ny o ọ p q r s sh t u ụ v w x y z".split(" "),
  yo: "a b c d e ẹ f g gb h i j k l m n o ọ p q r s ṣ t u v w x y z".split(" "),
};

interface Order {
  /** Each letter of the alphabet as one code unit, in order. */
  units: ReadonlyMap<string, string>;
  /** Cuts a text into letters, the longest that fits first, and what is none. */
  pieces: RegExp;
}

/** Code units of a sort key, from low to high: end of a level, controls, ASCII, other signs, letters of the alphabet, other letters. */
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
  const known = units.get(piece) ?? units.get(foldAll(piece));
  if (known !== undefined) return known;
  if (/^\p{M}/u.test(piece)) return "";
  if (piece < " ") return unit.control;
  if (piece < unit.sign) return piece;
  return (/^\p{L}/u.test(piece) ? unit.letter : unit.sign) + piece;
}

/**
 * A text that sorts, by plain comparison of code units (`COLLATE "C"` in SQL), where the language's alphabet puts it:
 * letters first, then their marks, then capitals and apostrophes. Letters outside the alphabet stand where the Latin one has them.
 */
export function sortKey(text: string, language: Language): string {
  const order = orders[language];
  const stored = normalise(text, language);
  const folded = foldApostrophes(stored).toLowerCase();
  const letters = foldTone(folded).replaceAll(order.pieces, (piece) => unitsOf(piece, order));
  return [letters, folded.normalize("NFD"), stored].join(unit.end);
}

const compareIn = (language: Language) => (a: string, b: string) => {
  const [keyA, keyB] = [sortKey(a, language), sortKey(b, language)];
  return keyA < keyB ? -1 : Number(keyA > keyB);
};

/** Igbo alphabetical order; tones break ties only. For sorting long lists take `sortKey` once per text. */
export const compareIgbo = compareIn("ig");
/** Yoruba alphabetical order; tones break ties only. */
export const compareYoruba = compareIn("yo");
