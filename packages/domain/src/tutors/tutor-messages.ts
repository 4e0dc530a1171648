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
  accountNumber: "Enter the account number as digits and letters.",
} as const;
