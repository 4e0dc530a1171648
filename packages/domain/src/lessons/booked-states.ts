/** States of a booked lesson. Has no zod import, because screens load it. Source: domain.md 2.3. */
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
    cancelled: { dispute: "disputed", restore: "booked", undo: "booked" },
    "reschedule-pending": { "agree-reschedule": "rescheduled", "expire-reschedule": "cancelled" },
    rescheduled: { undo: "booked" },
    disputed: {},
  },
};

/**
 * Whether a lesson in this state takes up its tutor's and learners' time; the only definition. A lesson waiting for a
 * new time keeps the old one until the new one is agreed; a past lesson takes up none.
 */
export const occupies = (status: BookedLessonStatus): boolean =>
  status === "booked" || status === "in-progress" || status === "reschedule-pending";

/** Whether another tutor can still give a lesson in the place of its own. */
export const isCoverable = ({ status, startAt }: { status: BookedLessonStatus; startAt: Date }, now: Date): boolean =>
  status === "booked" && startAt > now;

/** Whether there is still time to give a cancelled lesson after all. */
export const isRestorable = ({ startAt }: { startAt: Date }, now: Date): boolean => startAt > now;

/** The states of a lesson of which nobody has said yet how it went; it may be still to come. */
export const unreportedStatuses = [
  "booked",
  "in-progress",
  "awaiting-confirmation",
] as const satisfies BookedLessonStatus[];

/** The states in which a lesson has no outcome yet. */
export const openLessonStatuses = [...unreportedStatuses, "reschedule-pending"] as const satisfies BookedLessonStatus[];

const takenIn: readonly BookedLessonStatus[] = [
  ...unreportedStatuses,
  ...(["completed", "student-no-show", "disputed"] as const),
];

/**
 * Whether someone attended or will attend a lesson in this state, so that they cannot have been at another one.
 * Cancelled or moved lessons, and ones the tutor missed, left the time free.
 */
export const wasTaken = (status: BookedLessonStatus): boolean => takenIn.includes(status);

/** Past participle for messages: "This lesson is cancelled, so it cannot be completed." */
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
  restore: "restored",
  undo: "put back",
};

/** How many minutes early a lesson may be started. */
export const startEarlyMinutes = 15;
/**
 * For how many hours one may object: to a no-show, or to a lesson that is confirmed automatically. As the next, unless the
 * setting says otherwise.
 */
export const objectionHours = 72;

/**
 * Until when one may object to a no-show of the learner, so that its money rests; null for other lessons. `since` is when the
 * lesson got its status. Source: domain.md 5.6.
 */
export const objectionUntil = (status: string, since: Date, hours: number): Date | null =>
  status === "student-no-show" ? new Date(since.getTime() + hours * 3_600_000) : null;

/** Since when a lesson that was given without a booking can still be added: for a year. Source: domain.md 2.3. */
export function pastLessonsSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since;
}

/** How many times a lesson may be moved, except by staff. */
export const movesMax = 3;
/** After how many days the search for another time ends, and after how many declined times staff get a task. */
export const rescheduleDays = 7;
export const declinesMax = 3;
/** For how many days an outcome may be disputed. */
export const disputeDays = 7;

/** How many weeks of a course's lessons are created ahead. */
export const weeksAhead = 8;
