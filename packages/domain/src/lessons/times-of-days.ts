import { clockOf } from "../clock.ts";
import { daysLater } from "../dates/days-later.ts";
import { clockChangeAt, instantOf } from "../time.ts";
import { minutesOf } from "../tutors/availability.ts";
import { stepMinutes, type AskedStretch } from "./match-times.ts";

const minute = 60_000;

interface Daily {
  /** The first date, by the clock of `timeZone`. */
  startOn: string;
  days: number;
  /** Lessons begin no earlier and end no later, by that clock. */
  earliest: string;
  latest: string;
  timeZone: string;
  durationMinutes: number;
}

/** Every suitable period for the learner. A local time skipped by a clock change is left out. */
export function timesOfDays({ startOn, days, earliest, latest, timeZone, durationMinutes }: Daily): AskedStretch[] {
  const stretches: AskedStretch[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = daysLater(startOn, day);
    for (let at = minutesOf(earliest); at + durationMinutes <= minutesOf(latest); at += stepMinutes) {
      const agreed = { date, time: clockOf(at), timeZone };
      if (clockChangeAt(agreed) === "gap") continue;
      const start = instantOf(agreed);
      stretches.push({ time: 0, week: 0, start, end: new Date(start.getTime() + durationMinutes * minute) });
    }
  }
  return stretches;
}
