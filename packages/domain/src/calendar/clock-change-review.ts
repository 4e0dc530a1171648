/** Which schedules move for a tutor when a clock changes. Source: domain.md 5.3. */
import { firstFit, mergedHours } from "../lessons/match-times.ts";
import { instantOf, wallClockOf } from "../time.ts";
import { minutesOf, type WeeklyHours } from "../tutors/availability.ts";
import { daysLater } from "../dates/days-later.ts";
import { weekdayOf } from "../dates/plain-date.ts";
import type { ClockShift } from "./dst-transitions.ts";

/** How many days ahead a clock change is shown for review. */
export const deskDays = 21;

/** The fields of a course that matter here. */
export interface DeskCourse {
  anchorTimeZone: string;
  slots: readonly { weekday: number; start: string; durationMinutes: number }[];
  tutorTimeZone: string;
  tutorHours: readonly WeeklyHours[];
  /** The first day with these times. Times agreed for after a change are not affected by it. */
  timesFrom: string;
  endOn: string | null;
}

/** A weekly time in the tutor's zone. */
interface TutorTime {
  weekday: number;
  time: string;
}

/** A slot whose time changes for the tutor but not for the learner. */
export interface MovedSlot {
  slotIndex: number;
  /** The last lesson before the change. */
  last: Date;
  /** The first lesson after the change. */
  start: Date;
  end: Date;
  before: TutorTime;
  after: TutorTime;
  /** Whether the new time is outside the tutor's hours; false if they have set none. */
  isOutsideHours: boolean;
}

const dayMinutes = 1440;
const minute = 60_000;

/** The first start of a slot at or after an instant, and the start one week before. */
function aroundShift(slot: { weekday: number; start: string }, timeZone: string, at: Date): [Date, Date] {
  const { date } = wallClockOf(at, timeZone);
  const first = daysLater(date, (slot.weekday - weekdayOf(date) + 7) % 7);
  const instant = (day: string) => instantOf({ date: day, time: slot.start, timeZone });
  const day = instant(first) < at ? daysLater(first, 7) : first;
  return [instant(daysLater(day, -7)), instant(day)];
}

function isOutside({ tutorHours }: DeskCourse, { weekday, time }: TutorTime, durationMinutes: number): boolean {
  if (tutorHours.length === 0) return false;
  const from = (weekday - 1) * dayMinutes + minutesOf(time);
  return firstFit({ from, to: from + durationMinutes }, mergedHours(tutorHours), durationMinutes) !== 0;
}

/** The slots that a clock change moves for the tutor; empty if it changes both clocks alike, or neither. */
export function slotsMovedBy(course: DeskCourse, shift: Pick<ClockShift, "at">): MovedSlot[] {
  const { anchorTimeZone, slots, tutorTimeZone } = course;
  return slots.flatMap((slot, slotIndex): MovedSlot[] => {
    const [last, start] = aroundShift(slot, anchorTimeZone, shift.at);
    const dayOf = (instant: Date) => wallClockOf(instant, anchorTimeZone).date;
    if (dayOf(last) < course.timesFrom || (course.endOn !== null && dayOf(start) > course.endOn)) return [];
    const at = (instant: Date): TutorTime => {
      const { weekday, time } = wallClockOf(instant, tutorTimeZone);
      return { weekday, time };
    };
    const [before, after] = [at(last), at(start)];
    if (before.weekday === after.weekday && before.time === after.time) return [];
    const end = new Date(start.getTime() + slot.durationMinutes * minute);
    return [
      { slotIndex, last, start, end, before, after, isOutsideHours: isOutside(course, after, slot.durationMinutes) },
    ];
  });
}

/**
 * The course's times in the tutor's zone as they are before a change. Agreed from that day on, they stay for the tutor
 * and move for the learner.
 */
export function timesForTutor(
  {
    anchorTimeZone,
    slots,
    tutorTimeZone,
  }: Pick<DeskCourse, "anchorTimeZone" | "tutorTimeZone"> & {
    slots: readonly { weekday: number; start: string }[];
  },
  { at }: Pick<ClockShift, "at">,
): { effectiveOn: string; slots: { weekday: number; start: string }[] } {
  return {
    effectiveOn: wallClockOf(at, tutorTimeZone).date,
    slots: slots.map((slot) => {
      const { weekday, time } = wallClockOf(aroundShift(slot, anchorTimeZone, at)[0], tutorTimeZone);
      return { weekday, start: time };
    }),
  };
}
