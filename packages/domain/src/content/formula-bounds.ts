import { memoize } from "../memoize.ts";

/**
 * Limits on formulas. Algebra libraries expand powers and TeX libraries expand macros for as long as they are asked to,
 * so excessive input is found in the text before either parses it.
 */

const thousands = memoize(() => new Intl.NumberFormat("en"));

/** Maximum length of a formula to draw, and of one to compare or plot. */
export const formulaMax = 1000;
export const expressionMax = 200;
/** Maximum exponent, and maximum terms of an expanded expression. */
export const powerMax = 12;
export const termsMax = 20;

export const boundMessages = {
  length: (most: number) => `A formula can have at most ${thousands().format(most)} characters.`,
  macros: "A formula cannot define commands of its own.",
  power: `Use powers up to ${powerMax}.`,
  terms: `Multiplied out, an expression can have at most ${termsMax} terms.`,
} as const;

const definitions = /\\(?:def|gdef|edef|xdef|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;

/** Why a formula is not drawn; null if it may be. */
export function formulaBound(tex: string): string | null {
  if (tex.length > formulaMax) return boundMessages.length(formulaMax);
  return definitions.test(tex) ? boundMessages.macros : null;
}

const open = new Set(["(", "{", "["]);
const shut = new Set([")", "}", "]"]);
const sums = new Set(["+", "-", "\u2212", "=", "<", ">"]);
const tokens = /\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\S/g;

/** The number of terms of a sum of `terms` raised to `power`. */
function termsOfPower(terms: number, power: number): number {
  let ways = 1;
  for (let one = 1; one <= power && ways <= termsMax; one += 1) ways = (ways * (terms + one - 1)) / one;
  return ways;
}

/** The state of parsing an expression symbol by symbol. */
interface Reading {
  symbols: readonly string[];
  at: number;
  highest: number;
}

/** The exponent after a factor: a number, or 1. */
function powerAt(reading: Reading): number {
  reading.at += 1;
  const braced = reading.symbols[reading.at] === "{";
  const written = /^\{?[-\u2212]?(\d+)(?:\.\d+)?\}?/.exec(reading.symbols.slice(reading.at, reading.at + 4).join(""));
  reading.at += 1;
  if (braced) termsIn(reading);
  return written ? Number(written[1]) : 1;
}

/** The number of terms after expansion, up to the closing bracket or the end. */
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

/** Why an expression is neither compared nor plotted; null if it may be. */
export function expressionBound(tex: string): string | null {
  if (tex.length > expressionMax) return boundMessages.length(expressionMax);
  const bound = formulaBound(tex);
  if (bound !== null) return bound;
  const symbols = (tex.match(tokens) ?? []).filter((symbol) => symbol !== "\\left" && symbol !== "\\right");
  const reading: Reading = { symbols, at: 0, highest: 0 };
  let terms = 0;
  // A surplus closing bracket closes nothing; the rest is parsed too.
  while (reading.at < symbols.length) terms += termsIn(reading);
  if (reading.highest > powerMax) return boundMessages.power;
  return terms > termsMax ? boundMessages.terms : null;
}
