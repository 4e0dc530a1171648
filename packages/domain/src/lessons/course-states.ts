/** States of a course. Has no zod import, because screens load it. Source: domain.md 2.2. */
import { eventsFrom, nextState, type Machine } from "../machine.ts";
import type { ConfirmedLessonStatus, CourseEvent } from "./course-enums.ts";
import type { LessonBilling } from "./lesson-enums.ts";

/** Slots are held until payment; then the course runs, with pauses, until it ends. */
export const courseMachine: Machine<ConfirmedLessonStatus, CourseEvent> = {
  initial: "active",
  table: {
    "awaiting-payment": { pay: "active", "lift-hold": "active", "hold-expires": "ended", cancel: "cancelled" },
    active: {
      pause: "paused",
      "change-schedule": "active",
      "change-tutor": "active",
      "change-price": "active",
      "keep-times": "active",
      end: "ended",
    },
    paused: { resume: "active", end: "ended" },
    ended: {},
    cancelled: {},
  },
};

/** Past participle for messages: "This confirmed lesson is ended, so it cannot be paused." */
export const courseEventDone: Record<CourseEvent, string> = {
  pay: "paid for",
  "lift-hold": "begun",
  "hold-expires": "ended",
  pause: "paused",
  resume: "resumed",
  "change-schedule": "changed",
  "change-tutor": "changed",
  "change-price": "changed",
  "keep-times": "kept as it is",
  end: "ended",
  cancel: "cancelled",
};

/** Maximum days of a pause. */
export const pauseDaysMax = 90;
/** Maximum courses of a family in one pause. */
export const familyCoursesMax = 50;

/**
 * The first state of a course: prepaid ones wait for payment with their lessons held, unless nothing is to be paid or
 * credit pays for the first lesson.
 */
export const courseBegins = (billing: LessonBilling, priceAmount: number, isCovered: boolean): ConfirmedLessonStatus =>
  billing === "prepaid" && priceAmount > 0 && !isCovered ? "awaiting-payment" : "active";

/** States in which lessons are given, or will be again. */
export const openCourseStatuses = [
  "awaiting-payment",
  "active",
  "paused",
] as const satisfies readonly ConfirmedLessonStatus[];

/** Whether lessons can be booked beside the usual ones; of a held course they are held too. */
export const takesMoreLessons = (status: ConfirmedLessonStatus): boolean =>
  status === "active" || status === "awaiting-payment";

interface Pausing {
  status: ConfirmedLessonStatus;
  /** The first and last day of a planned or running pause. */
  pausedFrom: string | null;
  pausedUntil: string | null;
}

/** The effective status on a date in the course's zone: a planned pause has no effect before it begins. */
export function courseStatusOn({ status, pausedFrom, pausedUntil }: Pausing, today: string): ConfirmedLessonStatus {
  if (pausedFrom === null || pausedUntil === null || (status !== "active" && status !== "paused")) return status;
  return pausedFrom <= today ? "paused" : "active";
}

/** Whether a pause is planned. */
export const hasPauseAhead = ({ status, pausedFrom }: Pick<Pausing, "status" | "pausedFrom">): boolean =>
  status === "active" && pausedFrom !== null;

/**
 * The state after an event on a course with this status today; null if not allowed. Resuming cancels a planned pause,
 * and there is one pause at a time.
 */
export function nextCourseStatus(
  course: Pick<Pausing, "status" | "pausedFrom">,
  event: CourseEvent,
): ConfirmedLessonStatus | null {
  if (hasPauseAhead(course) && event === "resume") return "active";
  if (hasPauseAhead(course) && event === "pause") return null;
  return nextState(courseMachine, course.status, event);
}

/** The events that a course with this status today allows. */
export function courseEventsFrom(course: Pick<Pausing, "status" | "pausedFrom">): CourseEvent[] {
  const events = eventsFrom(courseMachine, course.status);
  return hasPauseAhead(course) ? events.map((event) => (event === "pause" ? "resume" : event)) : events;
}
