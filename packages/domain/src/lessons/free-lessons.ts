/**
 * When a tutor is free for a lesson; used by matches, the slot finder and proposals alike. Source: domain.md 2.1, 5.3.
 */
import type { TutorStatus } from "../tutors/tutor-enums.ts";
import type { WeeklyHours } from "../tutors/availability.ts";
import { firstFit, mergedHours, minutesIn, type AskedStretch, type Interval } from "./match-times.ts";

/** The fields of a tutor that decide when they are free. */
export interface FreeTutor {
  status: TutorStatus;
  timeZone: string;
  hours: readonly WeeklyHours[];
  /** Times they are not available: lessons, time off, days marked not free. */
  busy: readonly Interval[];
  minNoticeHours: number;
}

export interface LessonsSought {
  /** A lesson may be anywhere within each of these. */
  stretches: readonly AskedStretch[];
  durationMinutes: number;
  /** Times when the learners are busy. */
  learnersBusy: readonly Interval[];
  now: Date;
}

const minute = 60_000;

/** Whether two intervals overlap. */
export const overlaps = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** Merged hours, cached across requests. */
const merged = new WeakMap<readonly WeeklyHours[], ReturnType<typeof mergedHours>>();
function merge(hours: readonly WeeklyHours[]): ReturnType<typeof mergedHours> {
  const known = merged.get(hours) ?? mergedHours(hours);
  merged.set(hours, known);
  return known;
}

export interface TutorsLessons {
  /** Whether a stretch has room for a lesson in the tutor's hours, busy or not. */
  isOpen: (at: number) => boolean;
  /** The first free lesson within the stretch at this index. */
  lessonIn: (at: number) => Interval | null;
}

/**
 * Finds free lessons within stretches, tutor by tutor. Offsets are computed once per zone:
 *
 *     const lessonsOf = freeLessons({ stretches, durationMinutes: 60, learnersBusy: [], now });
 *     const first = lessonsOf(tutor).lessonIn(0);
 */
export function freeLessons({ stretches, durationMinutes, learnersBusy, now }: LessonsSought) {
  const zones = new Map<string, ReturnType<typeof minutesIn>>();
  const inZone = (timeZone: string) => {
    const known = zones.get(timeZone) ?? minutesIn(stretches, timeZone);
    zones.set(timeZone, known);
    return known;
  };
  return ({ status, timeZone, hours, busy, minNoticeHours }: FreeTutor): TutorsLessons => {
    const [there, open] = [inZone(timeZone), merge(hours)];
    const taken = learnersBusy.length === 0 ? busy : [...busy, ...learnersBusy];
    const soonest = now.getTime() + minNoticeHours * 60 * minute;
    const lessonAfter = (stretch: AskedStretch, after: number): Interval => {
      const start = stretch.start.getTime() + after * minute;
      return { start: new Date(start), end: new Date(start + durationMinutes * minute) };
    };
    return {
      isOpen(at) {
        const minutes = there[at];
        return minutes !== undefined && firstFit(minutes, open, durationMinutes) !== null;
      },
      lessonIn(at) {
        const [stretch, minutes] = [stretches[at], there[at]];
        if (!stretch || !minutes || status !== "active") return null;
        const isFree = (after: number) => {
          const lesson = lessonAfter(stretch, after);
          return lesson.start.getTime() >= soonest && !taken.some((one) => overlaps(one, lesson));
        };
        const after = firstFit(minutes, open, durationMinutes, isFree);
        return after === null ? null : lessonAfter(stretch, after);
      },
    };
  };
}
