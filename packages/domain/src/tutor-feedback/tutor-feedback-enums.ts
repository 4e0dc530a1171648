/** What feedback is about: how somebody teaches, or what a tutor says of us. Source: domain.md 1.1. */
export const feedbackDirections = ["about-tutor", "from-tutor"] as const;
export type FeedbackDirection = (typeof feedbackDirections)[number];

/** Who gave it. */
export const feedbackAuthorKinds = ["customer", "learner", "tutor", "staff"] as const;
export type FeedbackAuthorKind = (typeof feedbackAuthorKinds)[number];

export const feedbackCategories = [
  "teaching",
  "punctuality",
  "communication",
  "technology",
  "materials",
  "curriculum",
  "pay",
  "safeguarding",
  "other",
] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

export const tutorFeedbackStatuses = ["new", "acknowledged", "in-progress", "resolved"] as const;
export type TutorFeedbackStatus = (typeof tutorFeedbackStatuses)[number];

/** What happens to feedback. Source: domain.md 2.14. */
export const tutorFeedbackEvents = ["acknowledge", "start", "resolve", "reopen"] as const;
export type TutorFeedbackEvent = (typeof tutorFeedbackEvents)[number];
