import { tableOf, type Visit } from "./table.ts";

const visit = (given: Partial<Visit>): Visit => ({
  javascriptKb: 197.66,
  cssKb: 0,
  requests: 8,
  firstPaint: 400,
  largestPaint: 900,
  listVisible: 1000,
  blocked: 200,
  processor: 300,
  heapMb: 8.44,
  opened: 150,
  openedAgain: 90,
  back: 70,
  revisit: 800,
  ...given,
});

const lineOf = (table: string, name: string) => table.split("\n").find((line) => line.startsWith(`| ${name}`));

it("gives medians, and ratios of this build to another with between what they lie", () => {
  const rounds = [1000, 900, 5000];
  const table = tableOf(
    new Map([
      ["this build", rounds.map((listVisible) => visit({ listVisible }))],
      ["before", rounds.map((listVisible) => visit({ listVisible: listVisible * 2 }))],
    ]),
  );
  expect(table.split("\n")[0]).toBe("|  | this build | before | ratio |");
  expect(lineOf(table, "list visible, ms")).toBe("| list visible, ms | 1000 | 2000 | 0.50 (0.50–0.50) |");
  expect(lineOf(table, "JavaScript")).toBe("| JavaScript, kB as sent | 197.7 | 197.7 | 1.00 (1.00–1.00) |");
});

it("says nothing of a ratio to nothing", () => {
  const table = tableOf(
    new Map([
      ["this build", [visit({})]],
      ["before", [visit({})]],
    ]),
  );
  expect(lineOf(table, "CSS")).toBe("| CSS, kB as sent | 0.0 | 0.0 | – |");
});

it("gives medians alone where there is only this build", () => {
  const table = tableOf(new Map([["this build", [visit({ back: 60 }), visit({ back: 80 })]]]));
  expect(lineOf(table, "back, ms")).toBe("| back, ms | 70 |");
});
