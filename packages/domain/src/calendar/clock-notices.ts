/** When both sides of a course are notified that a clock change moves its times. Source: domain.md 5.3. */

/** How many days before a change the notices are sent. */
export const noticeDays = [14, 2] as const;
export type NoticeDays = (typeof noticeDays)[number];

const dayMs = 86_400_000;

/**
 * Which notice is due now; null if it is too early or the clock has changed. A course agreed on late gets its notice at
 * once: the later notice replaces an earlier one that was never sent.
 */
export function noticeDue(changeAt: Date, now: Date): NoticeDays | null {
  const ahead = changeAt.getTime() - now.getTime();
  if (ahead <= 0) return null;
  return noticeDays.findLast((days) => ahead <= days * dayMs) ?? null;
}
