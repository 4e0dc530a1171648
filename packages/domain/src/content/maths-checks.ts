import { expressionBound, formulaBound } from "./formula-bounds.ts";
import { isSentence, mathsPieces } from "./maths-text.ts";
import { sessionMessages as texts } from "./session-messages.ts";

/** What a formula is read as: to be drawn, to be compared, or to be drawn as a graph. */
export type FormulaUse = "drawn" | "compared" | "graph";

/** Why a formula cannot be read: the text near the fault; null where it can. Handed in, since nothing here knows TeX. */
export type FormulaFault = (
  tex: string,
  use?: FormulaUse,
  across?: readonly [from: number, to: number],
) => string | null;
export const anyFormula: FormulaFault = () => null;

/** What is wrong with one formula. What asks for too much is read by nothing. */
function formulaMessage(tex: string, faultOf: FormulaFault): string | null {
  const bound = formulaBound(tex);
  if (bound !== null) return bound;
  const near = faultOf(tex, "drawn");
  return near === null ? null : texts.formula(near);
}

/** What is wrong with the maths of a text: its first formula that cannot be drawn, or that none is marked in it. */
export function mathsMessage(text: string, faultOf: FormulaFault): string | null {
  if (isSentence(text)) return texts.formulaMarks;
  for (const { text: tex, isFormula } of mathsPieces(text)) {
    const message = isFormula ? formulaMessage(tex, faultOf) : null;
    if (message !== null) return message;
  }
  return null;
}

/** What is wrong with the expression that answers are compared with. */
export function expressionMessage(tex: string, faultOf: FormulaFault): string | null {
  if (tex.trim() === "") return texts.expression;
  return expressionBound(tex) ?? (faultOf(tex, "compared") === null ? null : texts.expressionUnread);
}

/** What is wrong with a function that is drawn as a graph. */
export function graphMessage(
  tex: string,
  faultOf: FormulaFault,
  across?: readonly [from: number, to: number],
): string | null {
  if (tex.trim() === "") return texts.functionEmpty;
  return expressionBound(tex) ?? (faultOf(tex, "graph", across) === null ? null : texts.functionUnread);
}

/** As many characters of formulas are read in one session: about as many as fifty blocks full of maths have. */
const readMost = 40_000;

/** Reads formulas until there were too many of them; the rest counts as what cannot be read. */
export function withinBudget(faultOf: FormulaFault): FormulaFault {
  let read = 0;
  return (tex, ...more) => {
    read += tex.length;
    return read > readMost ? tex.slice(0, 12) : faultOf(tex, ...more);
  };
}
