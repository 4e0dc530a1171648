import { daysLater } from "../dates/days-later.ts";
import { weekdayOf } from "../dates/plain-date.ts";
import type { DemoEvent } from "./calendar.ts";
import { demoId } from "./demo-change.ts";

/** Weekday of this week, from Monday (0), hour of the start, minutes, kind and title. */
const written = [
  [0, 9, 30, "meeting", "Week ahead"],
  [0, 15, 60, "lesson", "Igbo for beginners"],
  [1, 10, 90, "meeting", "Plan the second reader"],
  [2, 13, 60, "lesson", "Yoruba conversation"],
  [2, 16, 45, "other", "Collect the parcels"],
  [3, 11, 60, "meeting", "Interview with an illustrator"],
  [4, 0, 1440, "holiday", "Grace is on leave"],
  [8, 14, 60, "lesson", "Tone dominoes"],
] as const;

/** The calendar that a reset brings back: this week's. */
export function calendarBeginning(now: Date): { events: DemoEvent[] } {
  const today = now.toISOString().slice(0, 10);
  const monday = daysLater(today, 1 - weekdayOf(today));
  return {
    events: written.map(([days, hour, minutes, kind, title], n) => {
      const start = Date.parse(`${daysLater(monday, days)}T00:00:00Z`) + hour * 3_600_000;
      const at = (time: number) => new Date(time).toISOString();
      return { _id: demoId(60, n + 1), title, kind, startAt: at(start), endAt: at(start + minutes * 60_000) };
    }),
  };
}
