/** What happens to somebody who teaches. Source: domain.md 1.1, 2.5. */
export const tutorEvents = ["take-leave", "return", "pause", "resume", "off-board", "reinstate"] as const;
export type TutorEvent = (typeof tutorEvents)[number];

/** What a tutor's document is. */
export const documentKinds = ["id", "contract", "background-check", "certificate", "tax"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How a document stands on a day: without an end, valid, about to expire, or expired. */
export const documentStates = ["valid", "due", "expired"] as const;
export type DocumentState = (typeof documentStates)[number];

/** What a dated exception says of its hours: also free then, or not free after all. */
export const hourKinds = ["available", "unavailable"] as const;
export type HourKind = (typeof hourKinds)[number];

export const timeOffReasons = ["holiday", "sick", "public-holiday", "personal", "other"] as const;
export type TimeOffReason = (typeof timeOffReasons)[number];

/** How a tutor is paid. */
export const payoutMethods = ["bank", "paystack", "wise", "manual"] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** What a rate of pay is for, where it is not for all lessons. Source: domain.md 1.2, 5.8. */
export const paidLessonKinds = ["trial", "regular", "one-off", "make-up", "learning-pod", "virtual-immersion"] as const;
export type PaidLessonKind = (typeof paidLessonKinds)[number];
