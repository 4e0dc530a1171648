/** How a course of lessons moves on; without zod, so that screens are light. Source: domain.md 2.2. */
import { eventsFrom, nextState, type Machine } from "../machine.ts";
import type { ConfirmedLessonStatus, CourseEvent } from "./course-enums.ts";
import type { LessonBilling } from "./lesson-enums.ts";

/** Its slots are held until it is paid for; then it goes on, with pauses, until it ends. */
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

/** What was done, as a past participle: "This confirmed lesson is ended, so it cannot be paused." */
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

/** How many days a course may be paused. */
export const pauseDaysMax = 90;

/** Where a course begins: what is paid beforehand waits for the payment, its lessons held. */
export const courseBegins = (billing: LessonBilling): ConfirmedLessonStatus =>
  billing === "prepaid" ? "awaiting-payment" : "active";

/** States in which lessons are made and given, or will be again. */
export const openCourseStatuses = [
  "awaiting-payment",
  "active",
  "paused",
] as const satisfies readonly ConfirmedLessonStatus[];

interface Pausing {
  status: ConfirmedLessonStatus;
  /** The first and the last day of a pause that is planned or has begun. */
  pausedFrom: string | null;
  pausedUntil: string | null;
}

/** How a course stands on a day by its own clock: one whose pause is yet to begin goes on as before. */
export function courseStatusOn({ status, pausedFrom, pausedUntil }: Pausing, today: string): ConfirmedLessonStatus {
  if (pausedFrom === null || pausedUntil === null || (status !== "active" && status !== "paused")) return status;
  return pausedFrom <= today ? "paused" : "active";
}

/** Whether a course, as it stands today, is going to be paused. */
export const hasPauseAhead = ({ status, pausedFrom }: Pick<Pausing, "status" | "pausedFrom">): boolean =>
  status === "active" && pausedFrom !== null;

/**
 * Where an event takes a course that stands so today; null where it is not to be had. A pause that is yet to begin is called
 * off by resuming, and there is one at a time.
 */
export function nextCourseStatus(
  course: Pick<Pausing, "status" | "pausedFrom">,
  event: CourseEvent,
): ConfirmedLessonStatus | null {
  if (hasPauseAhead(course) && event === "resume") return "active";
  if (hasPauseAhead(course) && event === "pause") return null;
  return nextState(courseMachine, course.status, event);
}

/** What can be done with a course that stands so today. */
export function courseEventsFrom(course: Pick<Pausing, "status" | "pausedFrom">): CourseEvent[] {
  const events = eventsFrom(courseMachine, course.status);
  return hasPauseAhead(course) ? events.map((event) => (event === "pause" ? "resume" : event)) : events;
}
