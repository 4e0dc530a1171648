import { expect, it } from "@jest/globals";
import { functionBy, sameExpressionBy, type Algebra } from "./expressions.ts";

/** Algebra that knows sums of digits and x. */
const algebra: Algebra = {
  parse: (tex) => {
    if (tex === "!") throw new Error("No sum.");
    const parts = tex.split("+").map((part) => part.trim());
    if (parts.some((part) => part !== "x" && Number.isNaN(Number(part)))) return { parsed: false };
    const value = (values: Readonly<Record<string, number>>) =>
      parts.reduce((sum, part) => sum + (values[part] ?? Number(part)), 0);
    return { parsed: true, expr: { eval: value } };
  },
  compare: (a, b) => ({ equal: a.eval({ x: 2 }) === b.eval({ x: 2 }) }),
};
const same = sameExpressionBy(algebra);

it("takes expressions that mean the same, between dollars or not", () => {
  expect(same("1+2", "3")).toBe(true);
  expect(same("1+2", " $2+1$ ")).toBe(true);
  expect(same("1+2", "4")).toBe(false);
});

it("takes what cannot be read for nothing", () => {
  expect(same("1+2", "one")).toBe(false);
  expect(same("one", "one")).toBe(false);
  expect(same("1+2", "!")).toBe(false);
});

it("reads functions of x, with or without what they are called", () => {
  const functionOf = functionBy(algebra);
  expect(functionOf("y = x+1")?.(3)).toBe(4);
  expect(functionOf("f(x)=x+1")?.(3)).toBe(4);
  expect(functionOf("x + 1")?.(3)).toBe(4);
  expect(functionOf("one")).toBeNull();
});
