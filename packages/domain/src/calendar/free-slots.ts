/** When tutors are free at times that suit someone in another zone. Source: domain.md 3.3. */
import * as z from "zod";
import { choiceField, clockField, dateField, wholeField } from "../fields.ts";
import { freeLessons, overlaps, type FreeTutor } from "../lessons/free-lessons.ts";
import type { AskedStretch, Interval } from "../lessons/match-times.ts";
import { subjectOptions } from "../subjects.ts";
import { isTimeZone } from "../time.ts";
import { minutesOf } from "../tutors/availability.ts";
import { calendarMessages } from "./calendar-messages.ts";

const clock = clockField("Time");
/** Maximum days per search. */
export const slotDaysMax = 14;

/** A search: the subject, the length, and the times that suit the learner in their own zone. */
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

export interface SlotsSought {
  durationMinutes: number;
  learnersBusy: readonly Interval[];
  now: Date;
  /** Maximum slots per tutor. */
  ofEach: number;
}

/**
 * The free slots of some tutors in some periods, in order of time, without overlaps for one tutor:
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
