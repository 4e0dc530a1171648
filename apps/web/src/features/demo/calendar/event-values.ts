import { daysLater } from "@app/domain/dates/days-later.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";

/** An event as its form has it, in the reader's time; the end of whole days is their last day. */
export interface EventValues {
  title: string;
  kind: string;
  isWholeDay: boolean;
  date: string;
  time: string;
  endDate: string;
  endTime: string;
}
type Times = Record<"startAt" | "endAt", string>;

/** The days that an event takes from midnight to midnight, the last one included; null for one with times of day. */
export function wholeDaysOf({ startAt, endAt }: Times, timeZone: string): { first: string; last: string } | null {
  const [start, end] = [startAt, endAt].map((at) => wallClockOf(new Date(at), timeZone));
  if (start?.time !== "00:00" || end?.time !== "00:00" || startAt === endAt) return null;
  return { first: start.date, last: daysLater(end.date, -1) };
}

export function valuesOf({ startAt, endAt }: Times, timeZone: string): Omit<EventValues, "title" | "kind"> {
  const [start, end] = [startAt, endAt].map((at) => wallClockOf(new Date(at), timeZone)) as [WallTime, WallTime];
  const days = wholeDaysOf({ startAt, endAt }, timeZone);
  return days
    ? { isWholeDay: true, date: days.first, time: "09:00", endDate: days.last, endTime: "10:00" }
    : { isWholeDay: false, date: start.date, time: start.time, endDate: end.date, endTime: end.time };
}
type WallTime = ReturnType<typeof wallClockOf>;

export function timesOf({ isWholeDay, date, time, endDate, endTime }: EventValues, timeZone: string): Times {
  const at = (day: string, clock: string) => instantOf({ date: day, time: clock, timeZone }).toISOString();
  return isWholeDay
    ? { startAt: at(date, "00:00"), endAt: at(daysLater(endDate, 1), "00:00") }
    : { startAt: at(date, time), endAt: at(endDate, endTime) };
}

/** What `?new=` says: a day, or from when to when; days end before the one that is named last. */
export function placeOf(text: string, today: string): Omit<EventValues, "title" | "kind"> {
  const [from = "", to = ""] = text.split("/");
  const [date = "", time = "09:00"] = from.split("T");
  const [endDate = "", endTime] = to.split("T");
  const first = date === "" ? today : date;
  if (endDate === "") return { isWholeDay: false, date: first, time, endDate: first, endTime: hourAfter(time) };
  if (endTime === undefined)
    return { isWholeDay: true, date: first, time: "09:00", endDate: daysLater(endDate, -1), endTime: "10:00" };
  return { isWholeDay: false, date: first, time, endDate, endTime };
}

type Start = Pick<EventValues, "date" | "time">;

/** The end of an event whose start was moved, as long after it as before; null where the start is no time. */
export function endAfter(before: Start, values: Omit<EventValues, "title" | "kind">) {
  const at = ({ date, time }: Start) => Date.parse(`${date}T${time}:00Z`);
  const moved = at(values) - at(before);
  const end = at({ date: values.endDate, time: values.endTime }) + moved;
  if (Number.isNaN(end)) return null;
  const [endDate = "", clock = ""] = new Date(end).toISOString().split("T");
  return { endDate, endTime: clock.slice(0, 5) };
}

/** An hour later, on the same day. */
function hourAfter(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? "23:59" : `${String(hour).padStart(2, "0")}:${time.slice(3)}`;
}
