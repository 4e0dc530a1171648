/** When tutors are free at times that suit somebody in another zone. Source: domain.md 3.3. */
import * as z from "zod";
import { choiceField, clockField, dateField, wholeField } from "../fields.ts";
import { firstFit, mergedHours, minutesIn, type AskedStretch } from "../lessons/match-times.ts";
import type { Interval } from "../lessons/matching.ts";
import { subjectOptions } from "../lessons/subjects.ts";
import { clockChangeAt, instantOf, isTimeZone } from "../time.ts";
import { minutesOf, type WeeklyHours } from "../tutors/availability.ts";
import { calendarMessages } from "./calendar-messages.ts";
import { daysAfter } from "./calendar-days.ts";

const clock = clockField("Time");
/** So many days are looked at. */
export const slotDaysMax = 14;

/** What is looked for: what is taught, how long, and when it suits whoever learns, by their own clock. */
export const freeSlotsRules = z
  .object({
    subject: choiceField("Subject", subjectOptions),
    durationMinutes: wholeField("Length", 15, 240),
    timeZone: z.string().refine(isTimeZone, calendarMessages.zone),
    startOn: dateField,
    days: wholeField("Days", 1, slotDaysMax),
    earliest: clock,
    latest: clock,
  })
  .superRefine(({ earliest, latest, durationMinutes }, context) => {
    if (minutesOf(latest) - minutesOf(earliest) >= durationMinutes) return;
    context.addIssue({ code: "custom", path: ["latest"], message: calendarMessages.noRoom(durationMinutes) });
  });
export type FreeSlotsAsked = z.infer<typeof freeSlotsRules>;

/** What of a tutor counts. */
export interface SlotTutor {
  id: string;
  timeZone: string;
  hours: readonly WeeklyHours[];
  /** Lessons, time off, days on which they are not free; also those of whoever learns. */
  busy: readonly Interval[];
  minNoticeHours: number;
}

export interface FreeSlot extends Interval {
  tutorId: string;
}

const stepMinutes = 30;
const minute = 60_000;
const text = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Every time that suits whoever learns; one that does not exist, since their clock goes forward over it, is none. */
function timesAsked({ startOn, days, earliest, latest, timeZone, durationMinutes }: FreeSlotsAsked): AskedStretch[] {
  const stretches: AskedStretch[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = daysAfter(startOn, day);
    for (let at = minutesOf(earliest); at + durationMinutes <= minutesOf(latest); at += stepMinutes) {
      const agreed = { date, time: text(at), timeZone };
      if (clockChangeAt(agreed) === "gap") continue;
      const start = instantOf(agreed);
      stretches.push({ time: 0, week: 0, start, end: new Date(start.getTime() + durationMinutes * minute) });
    }
  }
  return stretches;
}

/**
 * The free slots of some tutors in the order of time, at most so many of each. Each zone's clock is asked once:
 *
 *     freeSlots(asked, tutors, now, 6)
 */
export function freeSlots(asked: FreeSlotsAsked, tutors: readonly SlotTutor[], now: Date, ofEach: number): FreeSlot[] {
  const times = timesAsked(asked);
  const inZones = new Map<string, ReturnType<typeof minutesIn>>();
  return tutors
    .flatMap(({ id: tutorId, timeZone, hours, busy, minNoticeHours }) => {
      const there = inZones.get(timeZone) ?? minutesIn(times, timeZone);
      inZones.set(timeZone, there);
      const open = mergedHours(hours);
      const soonest = now.getTime() + minNoticeHours * 60 * minute;
      const found: FreeSlot[] = [];
      times.forEach(({ start, end }, at) => {
        const stretch = there[at];
        if (found.length >= ofEach || !stretch || start.getTime() < soonest) return;
        if (firstFit(stretch, open, asked.durationMinutes) !== 0) return;
        const isTaken = [...busy, ...found].some((one) => one.start < end && start < one.end);
        if (!isTaken) found.push({ tutorId, start, end });
      });
      return found;
    })
    .toSorted((a, b) => a.start.getTime() - b.start.getTime() || a.tutorId.localeCompare(b.tutorId));
}
