import { row } from "../table.ts";
import { medianOf, ratioOf, type Spread } from "./spread.ts";

/** Measurements of one visit; times in milliseconds since the navigation or the press that caused it. */
export interface Visit {
  javascriptKb: number;
  cssKb: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  listVisible: number;
  blocked: number;
  processor: number;
  heapMb: number;
  opened: number;
  openedAgain: number;
  back: number;
  revisit: number;
}

/** In table order, with labels and meaningful decimals. */
const figures: readonly (readonly [key: keyof Visit, name: string, decimals: number])[] = [
  ["javascriptKb", "JavaScript, kB as sent", 1],
  ["cssKb", "CSS, kB as sent", 1],
  ["requests", "requests until the list is visible", 0],
  ["firstPaint", "first paint, ms", 0],
  ["largestPaint", "largest paint, ms", 0],
  ["listVisible", "list visible, ms", 0],
  ["blocked", "blocked, ms", 0],
  ["processor", "main thread’s processor time, ms", 0],
  ["heapMb", "heap, MB", 1],
  ["opened", "row opened first, ms", 0],
  ["openedAgain", "row opened again, ms", 0],
  ["back", "back, ms", 0],
  ["revisit", "list visible on a second visit, ms", 0],
];

const told = ({ median, low, high }: Spread) => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

/**
 * The figures as a Markdown table: medians, and this build's ratios to the others with confidence ranges. The first
 * contestant is this build.
 */
export function tableOf(visits: ReadonlyMap<string, readonly Visit[]>): string {
  const [[ownName, own] = ["", []], ...others] = visits;
  const heads = ["", ownName, ...others.flatMap(([name]) => [name, "ratio"])];
  const lines = figures.map(([key, name, decimals]) => {
    const ofOwn = own.map((visit) => visit[key]);
    const cells = others.flatMap(([, theirs]) => {
      const ofOther = theirs.map((visit) => visit[key]);
      const ratio = ratioOf(ofOwn, ofOther);
      return [medianOf(ofOther).toFixed(decimals), ratio === null ? "–" : told(ratio)];
    });
    return row([name, medianOf(ofOwn).toFixed(decimals), ...cells]);
  });
  return [row(heads), row(heads.map(() => "---")), ...lines].join("\n");
}
