import * as kas from "@khanacademy/kas";
import { functionBy, sameExpressionBy } from "@app/domain/content/expressions.ts";

export const sameExpression = sameExpressionBy(kas);

/** The function that TeX says of x; null where it says none. */
export const functionOf = functionBy(kas);
