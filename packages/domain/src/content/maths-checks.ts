import { expressionBound, formulaBound } from "./formula-bounds.ts";
import { isSentence, mathsPieces } from "./maths-text.ts";
import { sessionMessages as texts } from "./session-messages.ts";

/** How a formula is used. */
export type FormulaUse = "drawn" | "compared" | "graph";

/** Returns the text near a formula's error; null if valid. Passed in, because this package has no TeX parser. */
export type FormulaFault = (
  tex: string,
  use?: FormulaUse,
  across?: readonly [from: number, to: number],
) => string | null;
export const anyFormula: FormulaFault = () => null;

/** The error of one formula. Formulas beyond the bounds are not parsed. */
function formulaMessage(tex: string, faultOf: FormulaFault): string | null {
  const bound = formulaBound(tex);
  if (bound !== null) return bound;
  const near = faultOf(tex, "drawn");
  return near === null ? null : texts.formula(near);
}

/** The error in a text with maths: its first invalid formula, or that it marks none. */
export function mathsMessage(text: string, faultOf: FormulaFault): string | null {
  if (isSentence(text)) return texts.formulaMarks;
  for (const { text: tex, isFormula } of mathsPieces(text)) {
    const message = isFormula ? formulaMessage(tex, faultOf) : null;
    if (message !== null) return message;
  }
  return null;
}

/** The error of an expression that answers are compared with. */
export function expressionMessage(tex: string, faultOf: FormulaFault): string | null {
  if (tex.trim() === "") return texts.expression;
  return expressionBound(tex) ?? (faultOf(tex, "compared") === null ? null : texts.expressionUnread);
}

/** The error of a function to plot. */
export function graphMessage(
  tex: string,
  faultOf: FormulaFault,
  across?: readonly [from: number, to: number],
): string | null {
  if (tex.trim() === "") return texts.functionEmpty;
  return expressionBound(tex) ?? (faultOf(tex, "graph", across) === null ? null : texts.functionUnread);
}

/** Maximum formula characters parsed per session, about fifty blocks full of maths. */
const readMost = 40_000;

/** Parses formulas up to the session's limit; later ones count as unreadable. */
export function withinBudget(faultOf: FormulaFault): FormulaFault {
  let read = 0;
  return (tex, ...more) => {
    read += tex.length;
    return read > readMost ? tex.slice(0, 12) : faultOf(tex, ...more);
  };
}
