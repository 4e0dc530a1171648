import { figuresOf, quantile } from "./figures.ts";
import { searches } from "./queries.ts";

it("asks for two hundred, twenty of each kind, in letters as their bearers write them", () => {
  expect(searches).toHaveLength(200);
  expect(searches.filter(({ kind }) => kind === "no match")).toHaveLength(20);
  expect(searches).toContainEqual({ kind: "one letter", typed: "Ẹ̀" });
  expect(searches.every(({ typed }) => typed !== "" && !typed.includes("undefined"))).toBe(true);
});

it("takes the value that so many do not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect([quantile(hundred, 0.5), quantile(hundred, 0.95), quantile(hundred, 1)]).toEqual([50, 95, 100]);
});

it("prints a row for each kind and the p95 of all", () => {
  const { table, p95, cpuP95 } = figuresOf([
    { kind: "one letter", typed: "a", ms: 20, cpuMs: 5, found: 200 },
    { kind: "one letter", typed: "b", ms: 30, cpuMs: 6, found: 7 },
    { kind: "no match", typed: "zz", ms: 4, cpuMs: 1, found: 0 },
  ]);
  expect(table.split("\n").slice(2)).toEqual([
    "| one letter | 20 | 30 | 30 | 6 | b (7) |",
    "| no match | 4 | 4 | 4 | 1 | zz (0) |",
  ]);
  expect([p95, cpuP95]).toEqual([30, 6]);
});
