/** How customers tell us what they think of the service. Source: domain.md 1.2. */
export const feedbackChannels = ["app", "email", "whatsapp", "phone", "survey"] as const;
export type FeedbackChannel = (typeof feedbackChannels)[number];

export const feedbackTypes = ["praise", "complaint", "suggestion", "question", "refund-request"] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const serviceFeedbackCategories = [
  "lesson",
  "tutor",
  "scheduling",
  "billing",
  "materials",
  "technology",
  "other",
] as const;
export type ServiceFeedbackCategory = (typeof serviceFeedbackCategories)[number];

/** The most pressing first. */
export const feedbackPriorities = ["urgent", "high", "normal", "low"] as const;
export type FeedbackPriority = (typeof feedbackPriorities)[number];

/** Where it stands. Source: domain.md 2.14. */
export const feedbackStatuses = ["new", "open", "waiting-customer", "resolved", "closed"] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** What moves it on. `ask` puts a question to the customer, `reply` is what they say after that. */
export const feedbackEvents = ["open", "ask", "reply", "resolve", "close"] as const;
export type FeedbackEvent = (typeof feedbackEvents)[number];

/** Whose words stand in the thread. */
export const feedbackSpeakers = ["customer", "staff"] as const;
export type FeedbackSpeaker = (typeof feedbackSpeakers)[number];

/** What was decided for a customer. */
export const feedbackDecisions = ["refund", "credit", "rebook", "decline"] as const;
export type FeedbackDecision = (typeof feedbackDecisions)[number];

/** What came of feedback: a decision, or an entry in a tutor's journal. */
export const feedbackLinkKinds = [...feedbackDecisions, "journal-entry"] as const;
export type FeedbackLinkKind = (typeof feedbackLinkKinds)[number];
