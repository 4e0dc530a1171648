import type { Search } from "./queries.ts";

/** A search with its duration and processor time, in milliseconds. */
export interface Timed extends Search {
  ms: number;
  cpuMs: number;
  found: number;
}

/** The quantile of some values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const heads = ["milliseconds", "p50", "p95", "max", "processor p95", "slowest (found)"];
const p95Of = (timed: readonly Timed[], what: "ms" | "cpuMs") =>
  quantile(
    timed.map((one) => one[what]),
    0.95,
  );

/** The figures as Markdown, a row per kind with its slowest search, and the overall p95. */
export function figuresOf(timed: readonly Timed[]): { table: string; p95: number; cpuP95: number } {
  const rows = [...new Set(timed.map(({ kind }) => kind))].map((kind) => {
    const own = timed.filter((one) => one.kind === kind);
    const times = own.map(({ ms }) => ms);
    const slowest = own.reduce((one, other) => (other.ms > one.ms ? other : one));
    const parts = [...[0.5, 0.95, 1].map((part) => quantile(times, part)), p95Of(own, "cpuMs")];
    return row([kind, ...parts.map((part) => part.toFixed(0)), `${slowest.typed} (${slowest.found})`]);
  });
  return {
    table: [row(heads), row(heads.map(() => "---")), ...rows].join("\n"),
    p95: p95Of(timed, "ms"),
    cpuP95: p95Of(timed, "cpuMs"),
  };
}
