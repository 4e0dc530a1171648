/** Alternatives if nobody is free at the requested times. Source: domain.md 3.4. */
import { daysLater } from "../dates/days-later.ts";
import { timesOfDays } from "./times-of-days.ts";
import { wallClockOf } from "../time.ts";
import { freeLessons, overlaps, type FreeTutor } from "./free-lessons.ts";
import { askedStretches, type Interval } from "./match-times.ts";
import type { Asked } from "./matching.ts";

const [earliest, latest] = ["07:00", "21:30"];
const days = 14;
const most = 3;

/**
 * For each tutor, the free lessons of two weeks that are nearest to the requested times, in order of time. Offsets are
 * computed once per zone.
 */
export function nearestLessons(
  asked: Pick<Asked, "preferredTimes" | "startOn" | "durationMinutes" | "learnersBusy">,
  now: Date,
): (tutor: FreeTutor) => Interval[] {
  const wanted = askedStretches(asked.preferredTimes, asked.startOn, now);
  const timeZone = asked.preferredTimes[0]?.timeZone ?? "UTC";
  const tomorrow = daysLater(wallClockOf(now, timeZone).date, 1);
  const startOn = asked.startOn !== null && asked.startOn > tomorrow ? asked.startOn : tomorrow;
  const { durationMinutes } = asked;
  const stretches = timesOfDays({ startOn, days, earliest, latest, timeZone, durationMinutes });
  const lessonsOf = freeLessons({ ...asked, stretches, now });
  const distance = ({ start }: Interval) =>
    Math.min(...wanted.map((one) => Math.abs(one.start.getTime() - start.getTime())));
  const inOrder = stretches
    .map((stretch, at) => ({ at, start: stretch.start.getTime(), distance: distance(stretch) }))
    .toSorted((a, b) => a.distance - b.distance || a.start - b.start);
  return (tutor) => {
    const { lessonIn } = lessonsOf(tutor);
    const found: Interval[] = [];
    for (const { at } of inOrder) {
      if (found.length >= most) break;
      const lesson = lessonIn(at);
      if (lesson && !found.some((one) => overlaps(one, lesson))) found.push(lesson);
    }
    return found.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  };
}
