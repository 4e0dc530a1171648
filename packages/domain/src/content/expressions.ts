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

/** Whether two expressions mean the same, by a library of algebra; what cannot be read is the same as nothing. */
export function sameExpressionBy({ parse, compare }: Algebra) {
  const read = (tex: string): Expression | null => {
    const { parsed, expr } = parse(plain(tex));
    return parsed && expr !== undefined ? expr : null;
  };
  return (expected: string, given: string): boolean => {
    try {
      const [a, b] = [read(expected), read(given)];
      return a !== null && b !== null && compare(a, b).equal;
    } catch {
      return false;
    }
  };
}

/** The function that TeX says of x: "y = 20x", "\\sin(x)"; null where it says none. */
export function functionBy({ parse }: Pick<Algebra, "parse">) {
  return (tex: string): ((x: number) => number) | null => {
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
