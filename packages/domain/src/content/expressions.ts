import { expressionBound } from "./formula-bounds.ts";
import type { FormulaFault } from "./maths-checks.ts";
import { formulaFaultBy } from "./maths-text.ts";

/** An expression as a library of algebra reads it. */
interface Expression {
  eval: (values: Readonly<Record<string, number>>) => unknown;
}

/** A library of algebra, as far as it is needed here; KAS is one, whose own types are not published. */
export interface Algebra {
  parse: (tex: string) => { parsed: boolean; expr?: Expression };
  compare: (a: Expression, b: Expression) => { equal: boolean };
}

/** Formulas may be given between dollars, as in a text. */
const plain = (tex: string) => tex.trim().replace(/^\$(.*)\$$/, "$1");

/** Whether two expressions mean the same; null where it could not be judged: one of them asks for too much. */
export type SameExpression = (expected: string, given: string) => boolean | null;

/** Compares by a library of algebra, within the bounds of `expressionBound`; what cannot be read is the same as nothing. */
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

/** The function that TeX says of x: "y = 20x", "\\sin(x)"; null where it says none, or asks for too much. */
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

/** What finds the faults of formulas: `draw` throws where it cannot read one, as KaTeX does. */
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
