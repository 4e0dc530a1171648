import type { Labels } from "../labels.ts";

/**
 * The stage of an application.
 *
 * From first to last; the last four are no step of the way. Source: domain.md 2.5.
 * @graphql CandidacyStage
 */
export const candidacyStages = [
  /** Has come in. */ "applied",
  /** Is being looked at. */ "screening",
  /** The candidate is interviewed. */ "interview",
  /** The candidate gives a lesson to try. */ "demo-lesson",
  /** Papers and references are checked. */ "checks",
  /** The candidate has an offer. */ "offer",
  /** Waits until a day. */ "on-hold",
  /** The candidate is a tutor. */ "onboarded",
  /** The candidate is not taken. */ "rejected",
  /** The candidate does not want to go on. */ "withdrawn",
] as const;
export type CandidacyStage = (typeof candidacyStages)[number];
export const candidacyStageLabels: Labels<CandidacyStage> = { "demo-lesson": "Demo lesson", "on-hold": "On hold" };

/** Events of an application. */
export const candidacyEvents = [
  "advance",
  "move-back",
  "hold",
  "unhold",
  "withdraw",
  "reject",
  "reopen",
  "onboard",
] as const;
export type CandidacyEvent = (typeof candidacyEvents)[number];

/**
 * Where a candidate comes from.
 * @graphql CandidateSource
 */
export const candidateSources = [
  /** Found the firm by themselves. */ "organic",
  /** Was recommended. */ "referral",
  /** Answered an advertisement. */ "job-board",
  /** Through social media. */ "social",
  /** Met at an event. */ "event",
  /** From elsewhere. */ "other",
] as const;
export type CandidateSource = (typeof candidateSources)[number];
export const candidateSourceLabels: Labels<CandidateSource> = { organic: "Found us", referral: "Recommended" };

/**
 * Why a candidate is not taken.
 *
 * Source: domain.md 1.1.
 * @graphql RejectionReason
 */
export const rejectionReasons = [
  /** Their command of the language. */ "language-level",
  /** Their teaching. */ "teaching-skill",
  /** Not reliable. */ "reliability",
  /** Papers are missing or wrong. */ "documents",
  /** A check was not passed. */ "failed-checks",
  /** Their hours do not fit. */ "availability",
  /** They expect more pay. */ "pay-expectation",
  /** They applied twice. */ "duplicate",
  /** They did not want to go on. */ "withdrew",
  /** Against the rules of the firm. */ "policy",
  /** Another reason. */ "other",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
export const rejectionReasonLabels: Labels<RejectionReason> = {
  "language-level": "Level of the language",
  "teaching-skill": "Teaching",
  "failed-checks": "Failed a check",
  "pay-expectation": "Expects more pay",
  duplicate: "Applied twice",
  withdrew: "Withdrew",
};

/**
 * How a check of a candidate stands.
 * @graphql CheckState
 */
export const checkStates = [
  /** To be started. */ "todo",
  /** Under way. */ "waiting",
  /** Passed. */ "done",
  /** Not passed. */ "failed",
  /** Left out on purpose. */ "not-needed",
] as const;
export type CheckState = (typeof checkStates)[number];
export const checkStateLabels: Labels<CheckState> = { todo: "To do", "not-needed": "Not needed" };

/**
 * What came of an interview.
 * @graphql InterviewOutcome
 */
export const interviewOutcomes = [
  /** Suitable. */ "suitable",
  /** Undecided. */ "unsure",
  /** Not suitable. */ "unsuitable",
] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/**
 * What a candidate said to an offer.
 * @graphql OfferAnswer
 */
export const offerAnswers = [/** Accepted. */ "accepted", /** Declined. */ "declined"] as const;
export type OfferAnswer = (typeof offerAnswers)[number];
