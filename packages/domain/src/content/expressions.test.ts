import { expect, it } from "@jest/globals";
import { faultBy, functionBy, sameExpressionBy, type Algebra } from "./expressions.ts";

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

it("leaves unjudged what asks for too much, and hands it to no library", () => {
  const asked: string[] = [];
  const heard = sameExpressionBy({ ...algebra, parse: (tex) => (asked.push(tex), algebra.parse(tex)) });
  expect(heard("y=(a+b+c+d)^{10}", "3")).toBeNull();
  expect(heard("3", "$(x+1)^{200}=1$")).toBeNull();
  expect(functionBy(algebra)("x^{21}")).toBeNull();
  expect(asked).toEqual([]);
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

it("finds what cannot be compared, and what has no value to draw anywhere", () => {
  const faultOf = faultBy(() => undefined, algebra);
  expect(faultOf("anything")).toBeNull();
  expect(faultOf("1+x", "compared")).toBeNull();
  expect(faultOf("1+a", "compared")).toBe("1+a");
  expect(faultOf("y=x+1", "graph")).toBeNull();
  expect(faultOf("y=x+b", "graph")).toBe("y=x+b");
});
