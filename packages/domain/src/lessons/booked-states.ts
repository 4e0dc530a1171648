/** How one dated lesson moves on; without zod, so that screens are light. Source: domain.md 2.3. */
import type { Machine } from "../machine.ts";
import type { BookedEvent, BookedLessonStatus } from "./course-enums.ts";

/** Booked, given, confirmed; or missed, cancelled or moved. */
export const bookedMachine: Machine<BookedLessonStatus, BookedEvent> = {
  initial: "booked",
  table: {
    booked: {
      start: "in-progress",
      lapse: "awaiting-confirmation",
      "tutor-no-show": "tutor-no-show",
      cancel: "cancelled",
      "request-reschedule": "reschedule-pending",
      "reschedule-now": "rescheduled",
    },
    "in-progress": {
      lapse: "awaiting-confirmation",
      complete: "completed",
      "student-no-show": "student-no-show",
      "tutor-no-show": "tutor-no-show",
    },
    "awaiting-confirmation": {
      complete: "completed",
      "student-no-show": "student-no-show",
      "tutor-no-show": "tutor-no-show",
      "auto-confirm": "completed",
    },
    completed: { dispute: "disputed", reverse: "awaiting-confirmation" },
    "student-no-show": { dispute: "disputed", reverse: "awaiting-confirmation" },
    "tutor-no-show": { dispute: "disputed", reverse: "awaiting-confirmation" },
    cancelled: { dispute: "disputed" },
    "reschedule-pending": { "agree-reschedule": "rescheduled", "expire-reschedule": "cancelled" },
    rescheduled: {},
    disputed: {},
  },
};

/**
 * Whether a lesson in that state takes up the time of its tutor and its learners: the one place that says so. One that
 * waits for a new time keeps its old one until the new one is agreed; one that is over occupies nobody any more.
 */
export const occupies = (status: BookedLessonStatus): boolean =>
  status === "booked" || status === "in-progress" || status === "reschedule-pending";

const takenIn: readonly BookedLessonStatus[] = [
  ...(["booked", "in-progress", "awaiting-confirmation"] as const),
  ...(["completed", "student-no-show", "disputed"] as const),
];

/**
 * Whether somebody was, or is to be, at a lesson in that state, so that nobody can have been at another one then: what was
 * cancelled or moved, and what the tutor missed, left the time free.
 */
export const wasTaken = (status: BookedLessonStatus): boolean => takenIn.includes(status);

/** What was done, as a past participle: "This lesson is cancelled, so it cannot be completed." */
export const bookedEventDone: Record<BookedEvent, string> = {
  start: "started",
  lapse: "confirmed",
  complete: "completed",
  "student-no-show": "marked as a no-show",
  "tutor-no-show": "marked as a no-show",
  "auto-confirm": "completed",
  cancel: "cancelled",
  "request-reschedule": "moved",
  "agree-reschedule": "moved",
  "reschedule-now": "moved",
  "expire-reschedule": "cancelled",
  dispute: "disputed",
  reverse: "taken back",
};

/** How many minutes before its time a lesson may be started. */
export const startEarlyMinutes = 15;
/** How many hours after its end a lesson that nobody objects to is complete. */
export const autoConfirmHours = 72;

/** How many times a lesson may be moved unless staff do it. */
export const movesMax = 3;
/** After how many days the search for another time ends, and after how many declined times staff are given a task. */
export const rescheduleDays = 7;
export const declinesMax = 3;
/** For how many days an outcome may be disputed. */
export const disputeDays = 7;

/** How many lessons ahead are made of a course, in weeks. */
export const weeksAhead = 8;
