/** Another tutor for single lessons while the course's own is away. Source: domain.md 2.3, 5.4. */
import { overlaps } from "./free-lessons.ts";
import type { Interval } from "./match-times.ts";
import { rankWithin, type AskedOfTutor, type Matchable, type Match } from "./matching.ts";

/**
 * Who could give one lesson, the best first; the notice that tutors ask for is a warning, and excludes nobody:
 *
 *     rankCovers({ subject: "Igbo", … }, { start, end }, tutors, now)
 */
export const rankCovers = (asked: AskedOfTutor, lesson: Interval, tutors: readonly Matchable[], now: Date): Match[] =>
  rankWithin(
    asked,
    [{ time: 0, week: 0, ...lesson }],
    tutors.map((tutor) => ({ ...tutor, minNoticeHours: 0 })),
    now,
  );

/** A lesson that needs another tutor, and who is free to give it, the best first. */
export interface ToCover extends Interval {
  id: string;
  free: readonly string[];
}

/** One tutor for each lesson, and nobody for two at once; lessons for which nobody is left are missing. */
export function suggestCovers(lessons: readonly ToCover[]): Map<string, string> {
  const suggested = new Map<string, string>();
  const given = new Map<string, Interval[]>();
  // Those with the fewest to choose from come first, so that others leave them one.
  const hardestFirst = lessons.toSorted(
    (a, b) => a.free.length - b.free.length || a.start.getTime() - b.start.getTime() || a.id.localeCompare(b.id),
  );
  for (const { id, free, ...lesson } of hardestFirst) {
    const tutorId = free.find((one) => !given.get(one)?.some((other) => overlaps(other, lesson)));
    if (tutorId === undefined) continue;
    suggested.set(id, tutorId);
    given.set(tutorId, [...(given.get(tutorId) ?? []), lesson]);
  }
  return suggested;
}
