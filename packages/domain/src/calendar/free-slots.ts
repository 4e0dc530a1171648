/** When tutors are free at times that suit somebody in another zone. Source: domain.md 3.3. */
import * as z from "zod";
import { choiceField, clockField, dateField, wholeField } from "../fields.ts";
import { freeLessons, overlaps, type FreeTutor } from "../lessons/free-lessons.ts";
import { stepMinutes, type AskedStretch, type Interval } from "../lessons/match-times.ts";
import { subjectOptions } from "../lessons/subjects.ts";
import { clockChangeAt, instantOf, isTimeZone } from "../time.ts";
import { minutesOf } from "../tutors/availability.ts";
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

export interface SlotTutor extends FreeTutor {
  id: string;
}

export interface FreeSlot extends Interval {
  tutorId: string;
}

const minute = 60_000;
const text = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

type Daily = Pick<FreeSlotsAsked, "startOn" | "days" | "earliest" | "latest" | "timeZone" | "durationMinutes">;

/** Every time that suits whoever learns; one that does not exist, since their clock goes forward over it, is none. */
export function timesOfDays({ startOn, days, earliest, latest, timeZone, durationMinutes }: Daily): AskedStretch[] {
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

export interface SlotsSought {
  durationMinutes: number;
  learnersBusy: readonly Interval[];
  now: Date;
  /** How many of each tutor there are at most. */
  ofEach: number;
}

/**
 * The free slots of some tutors within some stretches, in the order of time, none over another of the same tutor:
 *
 *     freeSlots(timesOfDays(asked), tutors, { durationMinutes: 60, learnersBusy: [], now, ofEach: 6 })
 */
export function freeSlots(
  stretches: readonly AskedStretch[],
  tutors: readonly SlotTutor[],
  { ofEach, ...sought }: SlotsSought,
): FreeSlot[] {
  const lessonsOf = freeLessons({ stretches, ...sought });
  const inOrder = stretches.map((_, at) => at).toSorted((a, b) => startOf(stretches, a) - startOf(stretches, b));
  return tutors
    .flatMap((tutor) => {
      const { lessonIn } = lessonsOf(tutor);
      const found: FreeSlot[] = [];
      for (const at of inOrder) {
        if (found.length >= ofEach) break;
        const lesson = lessonIn(at);
        if (lesson && !found.some((one) => overlaps(one, lesson))) found.push({ tutorId: tutor.id, ...lesson });
      }
      return found;
    })
    .toSorted((a, b) => a.start.getTime() - b.start.getTime() || a.tutorId.localeCompare(b.tutorId));
}
const startOf = (stretches: readonly AskedStretch[], at: number) => stretches[at]?.start.getTime() ?? 0;
