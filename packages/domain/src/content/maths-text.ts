/** A piece of a text with maths: words, or a formula in TeX. */
export interface MathsPiece {
  text: string;
  isFormula: boolean;
}

/** An escaped dollar is written `\$`. */
const dollar = /(?<!\\)\$/;
const plain = (text: string) => text.replaceAll("\\$", "$");

/** Two words, or a letter that no formula has: a sentence rather than a formula. Ignores `\text{…}`. */
const wordsOfTex = /\\(?:text|mathrm|textbf|textit|operatorname)\*?\{[^{}]*\}|\\[a-zA-Z]+/g;
const sentence = /\p{L}{2,}[\p{P}]?\s+\p{L}{2,}|[\u00c0-\u02ff\u1e00-\u1eff]|\p{Mn}/u;

/** Whether a text without dollars is prose rather than one formula. */
export const isSentence = (text: string): boolean =>
  text.search(dollar) === -1 && sentence.test(text.replaceAll(wordsOfTex, " ").normalize("NFC"));

/**
 * Splits a text with maths into pieces. Text between two dollars is a formula; a text without dollars is one formula,
 * unless it is a sentence.
 *
 *     mathsPieces("so $20 - 3$ is 17"); // "so ", the formula 20 - 3, " is 17"
 */
export function mathsPieces(text: string): readonly MathsPiece[] {
  const parts = text.split(dollar);
  if (parts.length === 1)
    return text.trim() === "" ? [] : [{ text: isSentence(text) ? plain(text) : text, isFormula: !isSentence(text) }];
  return parts
    .map((part, index) => {
      // With an odd number of dollars, the last one opens nothing.
      const isFormula = index % 2 === 1 && index < parts.length - 1;
      const isOpen = index % 2 === 1 && !isFormula;
      return { text: isFormula ? part : plain(isOpen ? `$${part}` : part), isFormula };
    })
    .filter(({ text: piece }) => piece !== "");
}

/** Parses a formula, or throws with the position of the error, as KaTeX does. */
type ReadFormula = (tex: string) => unknown;

const placeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "position" in error ? Number(error.position) : 0;

/**
 * Makes a function that returns the text near a formula's error: `formulaFaultBy((tex) => katex.renderToString(tex,
 * …))`.
 */
export function formulaFaultBy(read: ReadFormula): (tex: string) => string | null {
  return (tex) => {
    try {
      read(tex);
      return null;
    } catch (error) {
      const place = placeOf(error);
      return tex.slice(place).slice(0, 12) || tex.slice(-12);
    }
  };
}

/** A formula's range in a text, and the delimiter to put around a new one. */
export interface FormulaPlace {
  start: number;
  end: number;
  tex: string;
  around: "" | "$";
}

/**
 * The formula that contains an index; a new, empty one if the index is between words.
 *
 *     formulaAt("so $20 - 3$ is 17", 6); // 20 - 3
 */
export function formulaAt(text: string, place: number): FormulaPlace {
  const signs = [...text.matchAll(new RegExp(dollar, "g"))].map(({ index }) => index);
  if (signs.length === 0) return { start: 0, end: text.length, tex: text, around: "" };
  for (let at = 0; at + 1 < signs.length; at += 2) {
    const [start, end] = [(signs[at] ?? 0) + 1, signs[at + 1] ?? 0];
    if (start <= place && place <= end) return { start, end, tex: text.slice(start, end), around: "" };
  }
  // Never between a backslash and the character it escapes.
  const free = text.charAt(place - 1) === "\\" ? place + 1 : place;
  return { start: free, end: free, tex: "", around: "$" };
}

/** Replaces a formula in a text, and returns where it begins now. */
export function withFormula(text: string, { start, end, around }: FormulaPlace, tex: string) {
  return {
    text: `${text.slice(0, start)}${around}${tex}${around}${text.slice(end)}`,
    place: start + around.length,
  };
}
