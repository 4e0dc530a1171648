import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { weekdayOf } from "@app/domain/calendar/calendar-days.ts";
import { isTimeZone } from "@app/domain/time.ts";
import { clockText } from "../calendar-model.ts";

/** An empty stretch of a calendar for which lessons are asked. */
export interface EmptySlot {
  start: Date;
  end: Date;
  /** By whose clock they are asked for. */
  timeZone: string;
  tutorId: string | null;
}

/** What an address says of an empty stretch. */
export const slotAddress = ({ start, end, timeZone, tutorId }: EmptySlot): string =>
  [start.toISOString(), end.toISOString(), timeZone, tutorId ?? ""].join("~");

/** The same, read; null where it is none. */
export function slotIn(text: string | null): EmptySlot | null {
  const [from = "", to = "", timeZone = "", tutorId = ""] = (text ?? "").split("~");
  const [start, end] = [new Date(from), new Date(to)];
  if (!(start < end) || !isTimeZone(timeZone)) return null;
  return { start, end, timeZone, tutorId: tutorId === "" ? null : tutorId };
}

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
        start: clockText(minutes),
        timeZone,
        end: until === dayMinutes ? "24:00" : clockText(until),
      },
    ],
    startOn: date,
    ...(tutorId === null ? {} : { preferredTutorIds: [tutorId] }),
  };
}
