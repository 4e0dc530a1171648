import { expect, it } from "@jest/globals";
import { boundMessages, expressionBound, expressionMax, formulaBound, formulaMax } from "./formula-bounds.ts";

it.each([
  "17",
  "20 - 3",
  "\\frac{34}{2}",
  "y = 20x",
  "y=x^2-3x+1",
  "(x+1)(x-1)",
  "\\left(x+1\\right)^{10}",
  "y=(a+b)^4",
  "\\sin(x)^2+\\cos(x)^2",
  "2^{-3}",
  "2^{x+1}",
  "1+2+3+4+5+6+7+8+9+10",
  "x^{12}",
  "((",
  "x)+1",
  "",
])("reads the expression %j", (tex) => {
  expect(expressionBound(tex)).toBeNull();
});

it.each([
  ["y=(a+b+c+d)^{10}", boundMessages.terms],
  ["y=(a+b+c+d)^{40}", boundMessages.power],
  ["y=(a+b+c+d)^9", boundMessages.terms],
  ["(x+1)^{200}=1", boundMessages.power],
  ["y=(a+b)(c+d)(f+g)(h+j)(k+l)", boundMessages.terms],
  ["\\left(a+b+c+d\\right)^{10}", boundMessages.terms],
  ["((x+1)^5)^9", boundMessages.terms],
  ["x^9^9^9", boundMessages.power],
  ["(a+b+c+d)^{ 10 }", boundMessages.terms],
  ["1)(a+b+c+d)^{10}", boundMessages.terms],
  ["\\frac{1}{(a+b+c)^{12}}", boundMessages.terms],
  ["x+".repeat(expressionMax), boundMessages.length(expressionMax)],
  ["\\def\\a{x}\\a", boundMessages.macros],
])("does not read the expression %j: %s", (tex, message) => {
  expect(expressionBound(tex)).toBe(message);
});

it("draws no formula that is too long or that defines commands", () => {
  expect(formulaBound("x".repeat(formulaMax))).toBeNull();
  expect(formulaBound("x".repeat(formulaMax + 1))).toBe("A formula can have at most 1,000 characters.");
  expect(formulaBound("\\newcommand{\\a}{b}")).toBe(boundMessages.macros);
  expect(formulaBound("\\leq \\longrightarrow \\deg")).toBeNull();
});
