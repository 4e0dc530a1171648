/** Which lessons a customer's credit pays for, and how many more it would. Computed, never stored. Source: domain.md 5.5. */
import { coverLesson, fitsLesson, type Coverage, type LessonToCover, type UsableLot } from "./coverage.ts";
import type { CourseCreditState, LessonCover } from "./credit-enums.ts";

/** A lesson that credit is to pay for, but has not yet. */
export interface DueLesson extends LessonToCover {
  id: string;
}

export interface LessonsCover {
  /** What pays for each lesson, by id. */
  lessons: Map<string, Coverage & { cover: LessonCover }>;
  /** What is left of each credit once these lessons have taken their part. */
  free: UsableLot[];
}

const coverOf = ({ uses, left }: Coverage): LessonCover =>
  left === 0 ? "covered" : uses.length > 0 ? "part-covered" : "no-credit";

/** Gives each lesson its credit, in the order in which they are handed in. A lesson that costs nothing needs none. */
export function coverInOrder(lots: readonly UsableLot[], due: readonly DueLesson[]): LessonsCover {
  let free = [...lots];
  const lessons: LessonsCover["lessons"] = new Map();
  for (const lesson of due) {
    const coverage = coverLesson(free, lesson);
    lessons.set(lesson.id, { ...coverage, cover: coverOf(coverage) });
    const taken = new Map(coverage.uses.map(({ lotId, quantity }) => [lotId, quantity]));
    free = free.map((lot) => ({ ...lot, available: lot.available - (taken.get(lot.id) ?? 0) }));
  }
  return { lessons, free };
}

/** How many more lessons like this one the free credit pays for in full. */
export function furtherLessons(free: readonly UsableLot[], lesson: LessonToCover): number {
  const { minutes, charge } = lesson;
  const fitting = free.filter((lot) => fitsLesson(lot, lesson));
  const sum = (unit: UsableLot["unit"]) =>
    fitting.filter((lot) => lot.unit === unit).reduce((total, { available }) => total + Math.max(0, available), 0);
  const byMinutes = minutes === 0 ? 0 : Math.floor(sum("minutes") / minutes);
  return byMinutes + (charge === 0 ? 0 : Math.floor(sum("money") / charge));
}

/** How a course stands with its credit. */
export interface CourseCover {
  /** Lessons ahead that are paid for, whether they are booked or not. */
  lessonsLeft: number;
  /** Of these, lessons that are not booked yet. */
  unbooked: number;
  /** The first booked lesson that is not paid for in full. */
  unpaid: string | null;
}

/** How a course stands. `ahead`: its booked lessons that have not begun, in order. `next`: one more lesson of it. */
export function courseCover(
  { lessons, free }: LessonsCover,
  ahead: readonly DueLesson[],
  next: LessonToCover,
): CourseCover {
  const unpaid = ahead.filter(({ id }) => lessons.get(id)?.cover !== "covered");
  const unbooked = furtherLessons(free, next);
  return { lessonsLeft: ahead.length - unpaid.length + unbooked, unbooked, unpaid: unpaid[0]?.id ?? null };
}

/** How a course stands by the lessons ahead that are paid for: "1 left" runs out, as customers are told then. */
export function courseCreditState(lessonsLeft: number): CourseCreditState {
  if (lessonsLeft <= 0) return "no-credit";
  return lessonsLeft === 1 ? "runs-out" : "has-credit";
}
