/** A learning pod meets week by week, a virtual immersion once or a few times. Source: domain.md 1.2. */
export const groupLessonKinds = ["learning-pod", "virtual-immersion"] as const;
export type GroupLessonKind = (typeof groupLessonKinds)[number];

/** Where a group lesson stands. Source: domain.md 2.8. */
export const groupLessonStatuses = ["draft", "published", "running", "finished", "cancelled", "archived"] as const;
export type GroupLessonStatus = (typeof groupLessonStatuses)[number];

/** What moves it on; `begin` and `finish` are brought about by time. */
export const groupLessonEvents = ["publish", "begin", "finish", "cancel", "archive"] as const;
export type GroupLessonEvent = (typeof groupLessonEvents)[number];

/** What a price is for. */
export const priceBases = ["per-instance", "whole-course"] as const;
export type PriceBasis = (typeof priceBases)[number];

/** Where one dated session of a group lesson stands. */
export const groupInstanceStatuses = [
  "scheduled",
  "in-progress",
  "awaiting-confirmation",
  "completed",
  "cancelled",
  "not-run",
] as const;
export type GroupInstanceStatus = (typeof groupInstanceStatuses)[number];

/** What moves a session on; `start` and `end` are brought about by time. */
export const groupInstanceEvents = ["start", "end", "complete", "cancel", "not-run"] as const;
export type GroupInstanceEvent = (typeof groupInstanceEvents)[number];

/** How a learner stands in a session. Who is offered a place holds it until the offer ends. */
export const enrolmentStatuses = ["enrolled", "offered", "waitlisted", "cancelled", "attended", "absent"] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];
