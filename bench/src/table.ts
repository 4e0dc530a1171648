import type { Figures } from "./measure.ts";
import type { Scenario } from "./scenarios.ts";

/** A line of a table in Markdown. */
export const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The figures as Markdown: ratios to the first server, whose own row is in microseconds. */
export function tableOf(measured: ReadonlyMap<string, Figures>, scenarios: readonly Scenario[]): string {
  const lines = [...measured].map(([name, { byScenario, peakRssMib }], place) =>
    row([
      name,
      ...scenarios.map((scenario) => {
        const { microseconds = NaN, ratio = NaN } = byScenario.get(scenario.name) ?? {};
        return place === 0 ? `1 (${microseconds.toFixed(0)} µs)` : ratio.toFixed(2);
      }),
      peakRssMib.toFixed(0),
    ]),
  );
  return [
    row(["CPU of a request", ...scenarios.map(({ name }) => name), "peak MiB"]),
    row(["---", ...scenarios.map(() => "---"), "---"]),
    ...lines,
  ].join("\n");
}
