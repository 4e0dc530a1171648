/** When both sides of a course are told that a change of a clock moves its times. Source: domain.md 5.3. */

/** So many days before a change both are told of it, each time once. */
export const noticeDays = [14, 2] as const;
export type NoticeDays = (typeof noticeDays)[number];

const dayMs = 86_400_000;

/**
 * Which notice of a change is due now; null where it is too early, or the clock has changed. Who agrees on lessons later than
 * that is told at once: the later notice takes the place of an earlier one that was never sent.
 */
export function noticeDue(changeAt: Date, now: Date): NoticeDays | null {
  const ahead = changeAt.getTime() - now.getTime();
  if (ahead <= 0) return null;
  return noticeDays.findLast((days) => ahead <= days * dayMs) ?? null;
}
