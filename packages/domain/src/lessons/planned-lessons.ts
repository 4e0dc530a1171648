/** The dated lessons of a proposal. Source: domain.md 1.2, 5.3. */
import { Temporal } from "temporal-polyfill";
import { weeklyInstants, type Occurrence } from "../time.ts";
import { weeksLookedAt } from "../tutors/free-at-starts.ts";

interface Plan {
  /** The zone that the lessons keep to. */
  anchorTimeZone: string;
  slots: readonly { weekday: number; start: string }[];
  startOn: string;
  endOn?: string | null | undefined;
  lessonCount?: number | null | undefined;
}

/** The lessons of a plan, as far ahead as lessons are created. */
export function plannedLessons({ slots, endOn, lessonCount, ...plan }: Plan, durationMinutes: number): Occurrence[] {
  const until = Temporal.PlainDate.from(plan.startOn).add({ weeks: weeksLookedAt }).toString();
  const timed = slots.map((slot) => ({ ...slot, durationMinutes }));
  return weeklyInstants({ ...plan, slots: timed, endOn: endOn ?? null, lessonCount: lessonCount ?? null }, until);
}

/** Whether a plan is of one lesson, which is spoken of with its day instead of by the week. */
export const isOneLesson = (plan: Plan): boolean =>
  Boolean(plan.lessonCount ?? plan.endOn) && plannedLessons(plan, 60).length === 1;
