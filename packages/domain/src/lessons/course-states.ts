/** How a course of lessons moves on; without zod, so that screens are light. Source: domain.md 2.2. */
import type { Machine } from "../machine.ts";
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
