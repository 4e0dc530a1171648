/** Where an application stands, from first to last; the last four are no step of the way. Source: domain.md 2.5. */
export const candidacyStages = [
  ...(["applied", "screening", "interview", "demo-lesson", "checks", "offer"] as const),
  ...(["on-hold", "onboarded", "rejected", "withdrawn"] as const),
] as const;
export type CandidacyStage = (typeof candidacyStages)[number];

/** What happens to an application. */
export const candidacyEvents = [
  ...(["advance", "move-back", "hold", "unhold", "withdraw", "reject", "reopen", "onboard"] as const),
] as const;
export type CandidacyEvent = (typeof candidacyEvents)[number];

/** Where candidates come from. */
export const candidateSources = ["organic", "referral", "job-board", "social", "event", "other"] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** Why somebody is not taken. Source: domain.md 1.1. */
export const rejectionReasons = [
  ...(["language-level", "teaching-skill", "reliability", "documents", "failed-checks", "availability"] as const),
  ...(["pay-expectation", "duplicate", "withdrew", "policy", "other"] as const),
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** How a check of a candidate stands. */
export const checkStates = ["todo", "waiting", "done", "failed", "not-needed"] as const;
export type CheckState = (typeof checkStates)[number];

/** What came of an interview. */
export const interviewOutcomes = ["suitable", "unsure", "unsuitable"] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** What a candidate said to an offer. */
export const offerAnswers = ["accepted", "declined"] as const;
export type OfferAnswer = (typeof offerAnswers)[number];
