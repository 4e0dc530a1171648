import type { Labels } from "../labels.ts";

/**
 * The kind of group lesson.
 *
 * Source: domain.md 1.2.
 * @graphql GroupLessonKind
 */
export const groupLessonKinds = [
  /** It meets week by week. */ "learning-pod",
  /** It takes place once or a few times. */ "virtual-immersion",
] as const;
export type GroupLessonKind = (typeof groupLessonKinds)[number];

/**
 * The state of a group lesson.
 *
 * Source: domain.md 2.8.
 * @graphql GroupLessonStatus
 */
export const groupLessonStatuses = [
  /** Being prepared. */ "draft",
  /** Learners can be enrolled. */ "published",
  /** The first session has started. */ "running",
  /** The last session is over. */ "finished",
  /** It does not take place; it says why. */ "cancelled",
  /** Put away. */ "archived",
] as const;
export type GroupLessonStatus = (typeof groupLessonStatuses)[number];

/** Events of a group lesson; `begin` and `finish` happen by time. */
export const groupLessonEvents = ["publish", "begin", "finish", "cancel", "archive"] as const;
export type GroupLessonEvent = (typeof groupLessonEvents)[number];

/**
 * What a price is for.
 * @graphql PriceBasis
 */
export const priceBases = [/** One session. */ "per-instance", /** All sessions together. */ "whole-course"] as const;
export type PriceBasis = (typeof priceBases)[number];
export const priceBasisLabels: Labels<PriceBasis> = { "per-instance": "Each session", "whole-course": "All sessions" };

/**
 * The state of one session.
 * @graphql GroupInstanceStatus
 */
export const groupInstanceStatuses = [
  /** It is to come. */ "scheduled",
  /** It has started. */ "in-progress",
  /** It is over; nobody has said who came. */ "awaiting-confirmation",
  /** It took place. */ "completed",
  /** It was cancelled; it says why. */ "cancelled",
  /** Too few learners came together; it says so. */ "not-run",
] as const;
export type GroupInstanceStatus = (typeof groupInstanceStatuses)[number];

/** Events of a session; `start` and `end` happen by time. */
export const groupInstanceEvents = ["start", "end", "complete", "cancel", "not-run"] as const;
export type GroupInstanceEvent = (typeof groupInstanceEvents)[number];

/**
 * How a learner stands in a session.
 *
 * Whoever is offered a place holds it until the offer ends.
 * @graphql EnrolmentStatus
 */
export const enrolmentStatuses = [
  /** They have a place. */ "enrolled",
  /** A place is kept for them for some hours. */ "offered",
  /** They wait for a place. */ "waitlisted",
  /** They left. */ "cancelled",
  /** They came. */ "attended",
  /** They did not come. */ "absent",
] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** How an objection to what a place is charged may be decided. */
export const placeDisputeEnds = [
  /** The family is charged less. */ "for-family",
  /** It is charged as before. */ "for-tutor",
] as const;
export type PlaceDisputeEnd = (typeof placeDisputeEnds)[number];

/**
 * How an objection to what a place is charged stands.
 *
 * Source: domain.md 2.8.
 * @graphql PlaceDisputeStatus
 */
export const placeDisputeStatuses = [
  /** Its money rests until it is decided. */ "open",
  /** The family is charged less. */ "for-family",
  /** It is charged as before. */ "for-tutor",
] as const;
export type PlaceDisputeStatus = (typeof placeDisputeStatuses)[number];
