import type { Interval } from "../lessons/match-times.ts";

/**
 * When somebody who is `taken` at these times is free again, if any of them falls in `wanted`; null if none does. What
 * follows without a pause counts: back-to-back lessons end together. Source: domain.md 5.4.
 */
export function busyUntil(taken: readonly Interval[], wanted: Interval): Date | null {
  let until: Date | null = null;
  for (const { start, end } of taken.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const isHit = until === null ? start < wanted.end && end > wanted.start : start <= until;
    if (isHit && (until === null || end > until)) until = end;
  }
  return until;
}
