import { expressionBound } from "./formula-bounds.ts";
import type { FormulaFault } from "./maths-checks.ts";
import { formulaFaultBy } from "./maths-text.ts";

/** An expression parsed by an algebra library. */
interface Expression {
  eval: (values: Readonly<Record<string, number>>) => unknown;
}

/** The parts of an algebra library used here. KAS is one; it publishes no types. */
export interface Algebra {
  parse: (tex: string) => { parsed: boolean; expr?: Expression };
  compare: (a: Expression, b: Expression) => { equal: boolean };
}

/** Formulas may be enclosed in dollars, as in a text. */
const plain = (tex: string) => tex.trim().replace(/^\$(.*)\$$/, "$1");

/** Whether two expressions are equivalent; null if that could not be decided within the bounds. */
export type SameExpression = (expected: string, given: string) => boolean | null;

/** Compares with an algebra library within `expressionBound`. Unparsable input equals nothing. */
export function sameExpressionBy({ parse, compare }: Algebra): SameExpression {
  const read = (tex: string): Expression | null => {
    const { parsed, expr } = parse(plain(tex));
    return parsed && expr !== undefined ? expr : null;
  };
  return (expected, given) => {
    if ([expected, given].some((tex) => expressionBound(plain(tex)) !== null)) return null;
    try {
      const [a, b] = [read(expected), read(given)];
      return a !== null && b !== null && compare(a, b).equal;
    } catch {
      return false;
    }
  };
}

/** The function of x in a TeX formula ("y = 20x", "\\sin(x)"); null if there is none, or it exceeds the bounds. */
export function functionBy({ parse }: Pick<Algebra, "parse">) {
  return (tex: string): ((x: number) => number) | null => {
    if (expressionBound(tex) !== null) return null;
    const { parsed, expr } = parse(tex.replace(/^\s*(?:y|f\(x\))\s*=/, ""));
    if (!parsed || !expr) return null;
    return (x) => {
      try {
        return Number(expr.eval({ x }));
      } catch {
        return NaN;
      }
    };
  };
}

const steps = Array.from({ length: 41 }, (_, step) => step / 40);

/** Finds errors in formulas. `draw` throws on invalid input, as KaTeX does. */
export function faultBy(draw: (tex: string) => unknown, algebra: Algebra): FormulaFault {
  const drawnFault = formulaFaultBy(draw);
  const functionOf = functionBy(algebra);
  const isRead = (tex: string): boolean => algebra.parse(plain(tex)).parsed;
  const isDrawable = (tex: string, [from, to]: readonly [number, number]): boolean => {
    const one = functionOf(tex);
    return one !== null && steps.some((step) => Number.isFinite(one(from + step * (to - from))));
  };
  return (tex, use = "drawn", across = [-10, 10]) => {
    if (use === "drawn") return drawnFault(tex);
    return (use === "graph" ? isDrawable(tex, across) : isRead(tex)) ? null : tex.slice(0, 12);
  };
}
