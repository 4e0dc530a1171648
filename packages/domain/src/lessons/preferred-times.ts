/** When somebody would like to have lessons; without zod, so that screens are light. Source: domain.md 1.2. */
import { minutesOf, stretchProblem, type WeeklyHours } from "../tutors/availability.ts";
import { lessonMessages } from "./lesson-messages.ts";

/** A stretch of a week by the clock of a zone, somewhere within which a lesson may lie. */
export interface PreferredTime extends WeeklyHours {
  timeZone: string;
}

export const preferredTimesMax = 10;

const spelled = ({ weekday, start, end, timeZone }: PreferredTime) => [weekday, start, end, timeZone].join(" ");

/** What is wrong with preferred times, by their place in the list; `minutes` is how long the lessons are. */
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
