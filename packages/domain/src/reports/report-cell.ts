import type { NumberDefinition } from "./report-definition.ts";

/** What the records behind a figure come to. */
export interface Counted {
  /** How many records are behind it. */
  count: number;
  /** Of a share: how many it is a part of. */
  outOf: number | null;
  /** Of a mean, a median or a sum: what it comes to. */
  worth: number | null;
}

export interface ReportCell {
  /** Null where it cannot be said, or not fairly. */
  value: number | null;
  count: number;
  outOf: number | null;
}

/** With fewer records than these a share says nothing. Source: domain.md 4. */
const fewestForShare = 10;

/** A figure as it is shown: no share of nothing, and none of too few. */
export function cellOf({ unit, fewest }: NumberDefinition, { count, outOf, worth }: Counted): ReportCell {
  if (unit === "count") return { value: worth ?? count, count, outOf: null };
  if (outOf !== null) {
    const isEnough = outOf >= Math.max(1, fewest ?? fewestForShare);
    return { value: isEnough ? count / outOf : null, count, outOf };
  }
  return { value: count >= (fewest ?? 1) ? worth : null, count, outOf: null };
}
