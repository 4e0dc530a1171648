import { functionOf, sameExpression } from "./expressions.ts";
import { axesOf, fieldOf, pathOf, reachOf, ticksOf } from "./plot.ts";

const from10 = { x: [-10, 10], y: [-10, 10] } as const;
const pieces = (path: string) => path.match(/M/g)?.length ?? 0;

it("reads functions of x from TeX, and nothing from what is none", () => {
  expect(functionOf("y = 20x")?.(3)).toBe(60);
  expect(functionOf("f(x)=\\frac{x^2}{2}")?.(4)).toBe(8);
  expect(functionOf("((")).toBeNull();
});

it("draws a function from left to right, as high as it goes", () => {
  const line = (x: number) => 20 * x;
  const field = fieldOf({ x: [-10, 10], y: null }, [line], []);
  expect(field.y[1]).toBeGreaterThan(190);
  expect(pathOf(line, field)).toMatch(/^M0 .*L150 100.*L300 [-\d.]+$/);
});

it("draws what was asked for: from one end of each axis to the other, and high enough for the points", () => {
  expect(pathOf((x) => x, { x: [0, 4], y: [0, 4] })).toMatch(/^M0 200.*L300 0$/);
  expect(fieldOf({ x: [0, 4], y: null }, [], [50]).y[1]).toBeGreaterThan(50);
});

it.each([
  ["has no value", (x: number) => 1 / x, 2],
  ["jumps from one side of infinity to the other", (x: number) => 1 / (x - 0.007), 2],
  ["steps", (x: number) => Math.floor(x / 4) * 3, 6],
  ["has one asymptote after the other", (x: number) => Math.tan(x), 7],
])("breaks the line where a function %s", (_, one, count) => {
  expect(pieces(pathOf(one, from10))).toBe(count);
});

it.each([
  ["steep", (x: number) => 200 * x],
  ["quick", (x: number) => 9 * Math.sin(4 * x)],
  ["bent", (x: number) => 9 * Math.abs(Math.sin(2 * x))],
])("draws a function that is only %s as one line", (_, one) => {
  expect(pieces(pathOf(one, from10))).toBe(1);
});

it("goes no higher for what shoots up to infinity", () => {
  expect(reachOf([(x) => 1 / x])).toBeLessThan(5);
});

it("takes expressions that are equal for the same", () => {
  expect(sameExpression("20-3", "17")).toBe(true);
  expect(sameExpression("(x+1)^2", "x^2+2x+1")).toBe(true);
  expect(sameExpression("20-3", "23")).toBe(false);
});

it("writes round numbers at both axes, and none where they cross", () => {
  const { x, y } = ticksOf({ x: [-10, 10], y: [-31.5, 31.5] });
  expect(x.map(({ value }) => value)).toEqual([-10, -5, 5, 10]);
  expect(y.map(({ value }) => value)).toEqual([-20, 20]);
  expect(x.find(({ value }) => value === 5)?.at).toBe(225);
  expect(ticksOf({ x: [20, 30], y: [0, 1] }).x.map(({ value }) => value)).toEqual([20, 22, 24, 26, 28, 30]);
});

it("draws the axes at the nearest edge where nought is not in sight", () => {
  expect(axesOf({ x: [20, 30], y: [-5, -1] })).toEqual({ x: 0, y: 0 });
});
