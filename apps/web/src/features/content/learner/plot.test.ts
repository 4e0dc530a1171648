import { functionOf, sameExpression } from "./expressions.ts";
import { pathOf, reachOf, ticksOf } from "./plot.ts";

it("reads functions of x from TeX, and nothing from what is none", () => {
  expect(functionOf("y = 20x")?.(3)).toBe(60);
  expect(functionOf("f(x)=\\frac{x^2}{2}")?.(4)).toBe(8);
  expect(functionOf("((")).toBeNull();
});

it("draws a function from left to right, as high as it goes", () => {
  const line = (x: number) => 20 * x;
  const reach = reachOf([line]);
  expect(reach).toBeGreaterThan(190);
  expect(pathOf(line, reach)).toMatch(/^M0 .*L150 100.*L300 [-\d.]+$/);
});

it("breaks the line where a function has no value", () => {
  const hyperbola = (x: number) => 1 / x;
  const reach = reachOf([hyperbola]);
  expect(reach).toBeLessThan(5);
  expect(pathOf(hyperbola, reach).match(/M/g)).toHaveLength(2);
});

it("takes expressions that are equal for the same", () => {
  expect(sameExpression("20-3", "17")).toBe(true);
  expect(sameExpression("(x+1)^2", "x^2+2x+1")).toBe(true);
  expect(sameExpression("20-3", "23")).toBe(false);
});

it("writes round numbers at both axes, the same on either side, and none where they cross", () => {
  const { x, y } = ticksOf(31.5);
  expect(x.map(({ value }) => value)).toEqual([-10, -5, 5, 10]);
  expect(y.map(({ value }) => value)).toEqual([-20, 20]);
  expect(x.find(({ value }) => value === 5)?.at).toBe(225);
});
