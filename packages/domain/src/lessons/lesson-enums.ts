import type { Labels } from "../labels.ts";

/**
 * Where a request for lessons stands.
 *
 * Source: domain.md 2.1.
 * @graphql LessonRequestStatus
 */
export const requestStatuses = [
  /** Nobody has proposed lessons yet, or somebody has declined. */ "new",
  /** A tutor has been asked. */ "proposed",
  /** The tutor accepts; the customer has been asked. */ "tutor-accepted",
  /** Tutor and customer agree. */ "confirmed",
  /** It was ended, with a reason. */ "cancelled",
  /** Nothing happened for two weeks. */ "expired",
] as const;
export type LessonRequestStatus = (typeof requestStatuses)[number];

/** Events of a request. Claiming is not one: it only sets the owner. */
export const requestEvents = [
  "propose",
  "tutor-accept",
  "tutor-decline",
  "confirm",
  "customer-decline",
  "withdraw",
  "cancel",
  "expire",
  "reopen",
] as const;
export type RequestEvent = (typeof requestEvents)[number];

/**
 * The kind of a lesson.
 *
 * Source: domain.md 1.2.
 * @graphql LessonKind
 */
export const lessonKinds = [
  /** To try it out: one for each learner and subject. */ "trial",
  /** One of a course. */ "regular",
  /** A single lesson. */ "one-off",
  /** In place of one that did not take place. */ "make-up",
] as const;
export type LessonKind = (typeof lessonKinds)[number];
/** What a lesson beside the usual ones can be: a trial is asked for with a request. */
export const addedLessonKinds = ["regular", "one-off", "make-up"] as const satisfies readonly LessonKind[];
export const lessonKindLabels: Labels<LessonKind> = { "make-up": "Make-up", "one-off": "One-off" };

/** Possible lengths of a lesson, in minutes. */
export const lessonLengths = [30, 45, 60, 90] as const;

/**
 * What became of a proposal.
 *
 * At most one of a request is open or accepted.
 * @graphql ProposalState
 */
export const proposalStates = [
  /** The tutor has not answered yet. */ "open",
  /** The tutor accepts; the customer has not answered yet. */ "accepted",
  /** The tutor declined. */ "declined",
  /** The tutor did not answer in time. */ "expired",
  /** The customer declined. */ "refused",
  /** It was taken back. */ "withdrawn",
  /** Both agree. */ "confirmed",
] as const;
export type ProposalState = (typeof proposalStates)[number];

/**
 * When lessons are paid.
 * @graphql LessonBilling
 */
export const lessonBillings = [
  /** Before they are given. */ "prepaid",
  /** Afterwards, by invoice. */ "ongoing",
] as const;
export type LessonBilling = (typeof lessonBillings)[number];

/**
 * What speaks for a tutor, or against them.
 *
 * Source: domain.md 3.4.
 * @graphql MatchReason
 */
export const matchReasons = [
  /** They teach the subject at that level. */ "subject-and-level",
  /** They teach the subject, but not at that level. */ "subject-only",
  /** The customer asked for them. */ "preferred",
  /** Whether they speak the dialect. */ "dialect",
  /** They are a native speaker. */ "native-speaker",
  /** Whether they teach that age group. */ "age-group",
  /** They are free at every preferred time. */ "all-times",
  /** They are free at some of the preferred times. */ "some-times",
  /** They are free at none of the preferred times. */ "no-times",
  /** They have not set their hours. */ "hours-not-set",
  /** A change of the clocks moves a time out of their hours. */ "shifts",
  /** How many of their hours a week are taken. */ "load",
  /** They have taught this learner before. */ "earlier-lessons",
  /** What customers and learners say of their lessons: tenths of a star in `count`, how many ratings in `of`. */ "rating",
  /** They are away. */ "away",
  /** Their background check has expired, and the learner is under 18. */ "unchecked",
] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * What stands in the way of a lesson.
 *
 * Source: domain.md 5.4.
 * @graphql ConflictRule
 */
export const conflictRules = [
  /** The tutor has another lesson. */ "tutor-busy",
  /** The learner has another lesson. */ "learner-busy",
  /** The tutor has time off. */ "tutor-away",
  /** The tutor is paused or has left. */ "not-taking",
  /** The customer is blocked, or the learner is archived. */ "not-taught",
  /** The tutor's background check has expired, and the learner is under 18. */ "background-check",
  /** It is outside the tutor's hours. */ "outside-hours",
  /** The tutor has not set their hours. */ "hours-not-set",
  /** The tutor has too short a break. */ "gap",
  /** The tutor has more hours that week than they want. */ "weekly-hours",
  /** The tutor needs more notice. */ "notice",
  /** It is night for a learner under 18. */ "night",
] as const;
export type ConflictRule = (typeof conflictRules)[number];

/**
 * What a conflict forbids.
 * @graphql ConflictLevel
 */
export const conflictLevels = [
  /** It forbids the lesson. */ "hard",
  /** It forbids the lesson to all but directors. */ "director",
  /** It only asks whether the lesson is meant. */ "soft",
] as const;
export type ConflictLevel = (typeof conflictLevels)[number];
