import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Figures } from "./measure.ts";
import { scenarios } from "./scenarios.ts";
import { tableOf } from "./table.ts";

it("gives the same answers by every server in every scenario", async () => {
  const script = fileURLToPath(new URL("main.ts", `file://${__dirname}/`));
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script, "--quick"]);
  expect(stdout).toContain("Every answer is equal.");
}, 300_000);

it("prints ratios to the first server, which it gives in microseconds", () => {
  const figures = (microseconds: number, ratio: number): Figures => ({
    byScenario: new Map(scenarios.map(({ name }) => [name, { microseconds, ratio }])),
    peakRssMib: 120.4,
  });
  const table = tableOf(
    new Map([
      ["by hand", figures(151.6, 1)],
      ["ours", figures(303, 2)],
    ]),
    scenarios.slice(0, 1),
  );
  expect(table.split("\n")).toEqual([
    "| CPU of a request | S1 | peak MiB |",
    "| --- | --- | --- |",
    "| by hand | 1 (152 µs) | 120 |",
    "| ours | 2.00 | 120 |",
  ]);
});
