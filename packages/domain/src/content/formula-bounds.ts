import { memoize } from "../memoize.ts";

/**
 * What is judged or drawn of somebody's formula at all. Libraries of algebra expand powers, and those of TeX repeat macros:
 * both take as long as they are asked to, so what is too much is found in the text, before any of them reads it.
 */

const thousands = memoize(() => new Intl.NumberFormat("en"));

/** The most characters of a formula that is drawn, and of one that is compared or drawn as a graph. */
export const formulaMax = 1000;
export const expressionMax = 200;
/** The highest power, and how many terms an expression may have once it is multiplied out. */
export const powerMax = 12;
export const termsMax = 20;

export const boundMessages = {
  length: (most: number) => `A formula can have at most ${thousands().format(most)} characters.`,
  macros: "A formula cannot define commands of its own.",
  power: `Use powers up to ${powerMax}.`,
  terms: `Multiplied out, an expression can have at most ${termsMax} terms.`,
} as const;

const definitions = /\\(?:def|gdef|edef|xdef|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;

/** Why a formula is not drawn; null where it may be. */
export function formulaBound(tex: string): string | null {
  if (tex.length > formulaMax) return boundMessages.length(formulaMax);
  return definitions.test(tex) ? boundMessages.macros : null;
}

const open = new Set(["(", "{", "["]);
const shut = new Set([")", "}", "]"]);
const sums = new Set(["+", "-", "\u2212", "=", "<", ">"]);
const tokens = /\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\S/g;

/** So many ways there are to take `power` of some terms, in any order. */
function termsOfPower(terms: number, power: number): number {
  let ways = 1;
  for (let one = 1; one <= power && ways <= termsMax; one += 1) ways = (ways * (terms + one - 1)) / one;
  return ways;
}

/** An expression as it is read, symbol by symbol. */
interface Reading {
  symbols: readonly string[];
  at: number;
  highest: number;
}

/** The power after a factor: a number, or 1 where it is not one. */
function powerAt(reading: Reading): number {
  reading.at += 1;
  const braced = reading.symbols[reading.at] === "{";
  const written = /^\{?[-\u2212]?(\d+)(?:\.\d+)?\}?/.exec(reading.symbols.slice(reading.at, reading.at + 4).join(""));
  reading.at += 1;
  if (braced) termsIn(reading);
  return written ? Number(written[1]) : 1;
}

/** How many terms there are once all is multiplied out, up to the bracket that closes, or to the end. */
function termsIn(reading: Reading): number {
  const { symbols } = reading;
  let [sum, product] = [0, 1];
  while (reading.at < symbols.length) {
    const symbol = symbols[reading.at] ?? "";
    if (shut.has(symbol)) break;
    if (sums.has(symbol)) {
      sum += product;
      product = 1;
      reading.at += 1;
      continue;
    }
    reading.at += 1;
    const factor = open.has(symbol) ? termsIn(reading) : 1;
    let power = 1;
    while (symbols[reading.at] === "^") power *= powerAt(reading);
    reading.highest = Math.max(reading.highest, power);
    product = Math.min(product * termsOfPower(factor, power), 1e6);
  }
  if (shut.has(symbols[reading.at] ?? "")) reading.at += 1;
  return sum + product;
}

/** Why an expression is neither compared nor drawn as a graph; null where it may be. */
export function expressionBound(tex: string): string | null {
  if (tex.length > expressionMax) return boundMessages.length(expressionMax);
  const bound = formulaBound(tex);
  if (bound !== null) return bound;
  const symbols = (tex.match(tokens) ?? []).filter((symbol) => symbol !== "\\left" && symbol !== "\\right");
  const reading: Reading = { symbols, at: 0, highest: 0 };
  let terms = 0;
  // A bracket too many closes nothing: what follows it is read as well.
  while (reading.at < symbols.length) terms += termsIn(reading);
  if (reading.highest > powerMax) return boundMessages.power;
  return terms > termsMax ? boundMessages.terms : null;
}
