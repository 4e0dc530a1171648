import * as kas from "@khanacademy/kas";
import katex from "katex";
import { faultBy } from "@app/domain/content/expressions.ts";

/** What finds the faults of formulas. What it is asked has the bounds of `formulaBound` and `expressionBound`. */
export const formulaFault = faultBy(
  (tex) => katex.renderToString(tex, { output: "mathml", strict: "ignore", maxExpand: 100 }),
  kas,
);
