import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { weekdayOf } from "@app/domain/dates/plain-date.ts";
import { clockOf } from "@app/domain/clock.ts";
import type { EmptySlot } from "../../lessons/courses/book/empty-slot.public.ts";

const dayMinutes = 1440;
const lengths = [30, 45, 60, 90, 120];

/** What a request begins with that is to be for an empty stretch: the time of the week, from that day on, from that tutor. */
export function askedFor({ start, end, timeZone, tutorId }: EmptySlot) {
  const { date, minutes } = onWall(start, timeZone);
  const length = Math.round((end.getTime() - start.getTime()) / 60_000);
  // A stretch of one day: what goes on over midnight ends there.
  const until = Math.min(minutes + length, dayMinutes);
  return {
    durationMinutes: String(lengths.findLast((known) => known <= until - minutes) ?? 30),
    preferredTimes: [
      {
        weekday: String(weekdayOf(date)),
        start: clockOf(minutes),
        timeZone,
        end: clockOf(until),
      },
    ],
    startOn: date,
    ...(tutorId === null ? {} : { preferredTutorIds: [tutorId] }),
  };
}
