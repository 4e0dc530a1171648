import { memoize } from "../memoize.ts";

const dayFormat = memoize(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
);
const plainDay = (day: string): string => dayFormat().format(new Date(`${day}T00:00:00Z`));

/** Messages about tutors; common ones are in `messages.ts`. Source: domain.md 1.1, 2.5. */
export const tutorMessages = {
  noSubject: "Choose at least one subject.",
  subjectTwice: "Each subject can be chosen once.",
  hoursOverlap: (start: string, end: string) => `These hours overlap ${start}–${end}.`,
  hoursOrder: "The end must be after the start.",
  exceptionHours: "Enter both a start and an end, or neither for the whole day.",
  exceptionFree: "Enter from when until when they are free.",
  exceptionOrder: "The end must be after the start.",
  expiresFirst: "The end of its validity must be after its date of issue.",
  reinstateLate: (days: number) => `Tutors can be reinstated within ${days} days. Reopen their application instead.`,
  lessonsAhead: (n: number) => `Reassign ${n} upcoming ${n === 1 ? "lesson" : "lessons"} first.`,
  hasLeft: "This tutor has left.",
  /** Days as "2026-11-26". */
  awayThen: (from: string, until: string) =>
    `They are already away ${from === until ? `on ${plainDay(from)}` : `from ${plainDay(from)} to ${plainDay(until)}`}. Change that time off instead.`,
  accountNumber: "Enter the account number as digits and letters.",
} as const;
