/** Preferred times for lessons. Has no zod import, because screens load it. Source: domain.md 1.2. */
import { minutesOf, stretchProblem, type WeeklyHours } from "../tutors/availability.ts";
import { lessonMessages } from "./lesson-messages.ts";

/** A weekly interval in a zone, somewhere within which a lesson may be. */
export interface PreferredTime extends WeeklyHours {
  timeZone: string;
}

export const preferredTimesMax = 10;

const spelled = ({ weekday, start, end, timeZone }: PreferredTime) => [weekday, start, end, timeZone].join(" ");

/** Problems of preferred times by index; `minutes` is the length of a lesson. */
export function timesProblems(times: readonly PreferredTime[], minutes: number | null): Map<number, string> {
  const problems = new Map<number, string>();
  times.forEach((time, at) => {
    const problem = stretchProblem(time.start, time.end);
    if (problem !== null) problems.set(at, problem);
    else if (times.slice(0, at).some((before) => spelled(before) === spelled(time)))
      problems.set(at, lessonMessages.timesTwice);
    else if (minutes !== null && minutesOf(time.end) - minutesOf(time.start) < minutes)
      problems.set(at, lessonMessages.shorterThanLesson(minutes));
  });
  return problems;
}
