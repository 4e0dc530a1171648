import type { Labels } from "../labels.ts";

/** Events of a tutor. Source: domain.md 1.1, 2.5. */
export const tutorEvents = ["take-leave", "return", "pause", "resume", "off-board", "reinstate"] as const;
export type TutorEvent = (typeof tutorEvents)[number];

/**
 * What a tutor's document is.
 * @graphql DocumentKind
 */
export const documentKinds = [
  /** A passport or another proof of identity. */ "id",
  /** A contract. */ "contract",
  /** A background check. */ "background-check",
  /** A certificate. */ "certificate",
  /** A tax form. */ "tax",
] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentKindLabels: Labels<DocumentKind> = { id: "Proof of identity", tax: "Tax form" };

/**
 * How a document stands today.
 * @graphql DocumentState
 */
export const documentStates = [
  /** Valid for more than 30 days, or without an end. */ "valid",
  /** Expires within 30 days. */ "due",
  /** Has expired. */ "expired",
] as const;
export type DocumentState = (typeof documentStates)[number];
export const documentStateLabels: Labels<DocumentState> = {
  valid: "Has a valid one",
  due: "Has one due",
  expired: "Has one expired",
};

/**
 * What is other than usual on one day.
 * @graphql HourKind
 */
export const hourKinds = [
  /** Free besides the hours of the week. */ "available",
  /** Not free after all. */ "unavailable",
] as const;
export type HourKind = (typeof hourKinds)[number];
export const hourKindLabels: Labels<HourKind> = { available: "Also free", unavailable: "Not free" };

/**
 * Why a tutor is away.
 * @graphql TimeOffReason
 */
export const timeOffReasons = [
  /** On holiday. */ "holiday",
  /** Ill. */ "sick",
  /** A public holiday. */ "public-holiday",
  /** For personal reasons. */ "personal",
  /** For another reason. */ "other",
] as const;
export type TimeOffReason = (typeof timeOffReasons)[number];
export const timeOffReasonLabels: Labels<TimeOffReason> = { sick: "Ill" };

/**
 * How a tutor is paid.
 * @graphql PayoutMethod
 */
export const payoutMethods = [
  /** By bank transfer. */ "bank",
  /** Through Paystack. */ "paystack",
  /** Through Wise. */ "wise",
  /** By hand. */ "manual",
] as const;
export type PayoutMethod = (typeof payoutMethods)[number];
export const payoutMethodLabels: Labels<PayoutMethod> = { bank: "Bank transfer", manual: "By hand" };

/**
 * The kind of lesson that a rate of pay is for.
 *
 * Source: domain.md 1.2, 5.8.
 * @graphql PaidLessonKind
 */
export const paidLessonKinds = [
  /** A trial lesson. */ "trial",
  /** A lesson that repeats. */ "regular",
  /** A single lesson. */ "one-off",
  /** A lesson that makes up for another. */ "make-up",
  /** A lesson of a learning pod. */ "learning-pod",
  /** A virtual immersion. */ "virtual-immersion",
] as const;
export type PaidLessonKind = (typeof paidLessonKinds)[number];
export const paidLessonKindLabels: Labels<PaidLessonKind> = {
  trial: "Trial lessons",
  regular: "Regular lessons",
  "one-off": "One-off lessons",
  "make-up": "Make-up lessons",
  "learning-pod": "Learning pods",
  "virtual-immersion": "Virtual immersions",
};

/**
 * The state of a tutor.
 * @graphql TutorStatus
 */
export const tutorStatuses = [
  /** Teaches. */ "active",
  /** Away for a while. */ "on-leave",
  /** Gets no new lessons. */ "paused",
  /** Teaches here no longer. */ "left",
] as const;
export type TutorStatus = (typeof tutorStatuses)[number];
