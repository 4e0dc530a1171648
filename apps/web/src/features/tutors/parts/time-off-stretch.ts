import { rangeDaysMax } from "@app/domain/calendar/calendar-range.ts";
import { readClock } from "@app/domain/clock.ts";
import { instantOf } from "@app/domain/time.ts";
import { dayEnd, dayStart } from "@app/domain/tutors/availability.ts";
import { timeOffRules } from "@app/domain/tutors/tutor-parts.ts";

/** When somebody is away, as it is typed. */
export interface TimeOffValues {
  startsOn: string;
  startTime: string;
  endsOn: string;
  endTime: string;
  reason: string;
  note: string;
}

const dayMs = 86_400_000;

/** From when until when somebody is away as it is typed, by a clock; null while it is not whole. */
export function stretchOf(values: TimeOffValues, timeZone: string): { from: string; to: string } | null {
  const typed = { ...values, startTime: readClock(values.startTime), endTime: readClock(values.endTime) };
  if (!timeOffRules.safeParse(typed).success) return null;
  const { startsOn, endsOn, startTime, endTime } = typed;
  const from = instantOf({ date: startsOn, time: startTime || dayStart, timeZone });
  const isWhole = endTime === "" || endTime === dayEnd;
  const after = new Date(Date.parse(endsOn) + dayMs).toISOString().slice(0, 10);
  const to = instantOf({ date: isWhole ? after : endsOn, time: isWhole ? dayStart : endTime, timeZone });
  const last = Math.min(to.getTime(), from.getTime() + rangeDaysMax * dayMs);
  return { from: from.toISOString(), to: new Date(last).toISOString() };
}
