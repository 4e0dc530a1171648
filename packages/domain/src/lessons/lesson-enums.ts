/** Where a request for lessons stands. Source: domain.md 2.1. */
export const requestStatuses = ["new", "proposed", "tutor-accepted", "confirmed", "cancelled", "expired"] as const;
export type LessonRequestStatus = (typeof requestStatuses)[number];

/** What moves a request on. Claiming it does not: it only says who looks after it. */
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

/** What kind of lesson somebody asks for or has. Source: domain.md 1.2. */
export const lessonKinds = ["trial", "regular", "one-off", "make-up"] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** How long a lesson may be asked for, in minutes. */
export const lessonLengths = [30, 45, 60, 90] as const;

/** What became of a proposal to a tutor and a customer. At most one of a request is open or accepted. */
export const proposalStates = ["open", "accepted", "declined", "expired", "refused", "withdrawn", "confirmed"] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Whether lessons are paid before they are given, or afterwards. */
export const lessonBillings = ["prepaid", "ongoing"] as const;
export type LessonBilling = (typeof lessonBillings)[number];

/** Why a tutor fits a request, or does not quite. Source: domain.md 3.4. */
export const matchReasons = [
  "subject-and-level",
  "subject-only",
  "preferred",
  "dialect",
  "native-speaker",
  "age-group",
  "all-times",
  "some-times",
  "no-times",
  "hours-not-set",
  "shifts",
  "load",
  "earlier-lessons",
  "rating",
  "away",
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What may stand in the way of a lesson. Source: domain.md 5.4. */
export const conflictRules = [
  "tutor-busy",
  "learner-busy",
  "tutor-away",
  "not-taking",
  "background-check",
  "outside-hours",
  "hours-not-set",
  "gap",
  "weekly-hours",
  "notice",
  "night",
] as const;
export type ConflictRule = (typeof conflictRules)[number];

/** Whether it forbids a lesson, forbids it to all but directors, or only asks whether it is meant. */
export const conflictLevels = ["hard", "director", "soft"] as const;
export type ConflictLevel = (typeof conflictLevels)[number];
