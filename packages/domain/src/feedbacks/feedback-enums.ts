import type { Labels } from "../labels.ts";

/**
 * How a customer told us what they think.
 *
 * Source: domain.md 1.2.
 * @graphql FeedbackChannel
 */
export const feedbackChannels = [
  /** In the app. */ "app",
  /** By email. */ "email",
  /** On WhatsApp. */ "whatsapp",
  /** On the phone. */ "phone",
  /** In a survey. */ "survey",
] as const;
export type FeedbackChannel = (typeof feedbackChannels)[number];
export const feedbackChannelLabels: Labels<FeedbackChannel> = { whatsapp: "WhatsApp" };

/**
 * What kind of feedback it is.
 * @graphql FeedbackType
 */
export const feedbackTypes = [
  /** They are happy. */ "praise",
  /** Something went wrong. */ "complaint",
  /** Something could be better. */ "suggestion",
  /** They would like to know something. */ "question",
  /** They ask for money back. */ "refund-request",
] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/**
 * What customers' feedback is about.
 * @graphql ServiceFeedbackCategory
 */
export const serviceFeedbackCategories = [
  /** A lesson. */ "lesson",
  /** A tutor. */ "tutor",
  /** The times of lessons. */ "scheduling",
  /** Invoices and payments. */ "billing",
  /** What lessons are taught with. */ "materials",
  /** Sound, picture and the classroom. */ "technology",
  /** Anything else. */ "other",
] as const;
export type ServiceFeedbackCategory = (typeof serviceFeedbackCategories)[number];

/**
 * How soon a customer is to be answered.
 *
 * The most pressing first.
 * @graphql FeedbackPriority
 */
export const feedbackPriorities = [
  /** Within four hours. */ "urgent",
  /** Within one working day. */ "high",
  /** Within two working days. */ "normal",
  /** Within five working days. */ "low",
] as const;
export type FeedbackPriority = (typeof feedbackPriorities)[number];

/**
 * The state of customers' feedback.
 *
 * Source: domain.md 2.14.
 * @graphql FeedbackStatus
 */
export const feedbackStatuses = [
  /** No one has answered it. */ "new",
  /** Someone is seeing to it. */ "open",
  /** The customer was asked something. */ "waiting-customer",
  /** It was resolved; it says how. A reply takes it up again. */ "resolved",
  /** Resolved a week ago, and quiet since. */ "closed",
] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];
export const feedbackStatusLabels: Labels<FeedbackStatus> = { "waiting-customer": "Waiting for the customer" };

/** Events of feedback. `ask` puts a question to the customer, `reply` is their answer. */
export const feedbackEvents = ["open", "ask", "reply", "resolve", "close"] as const;
export type FeedbackEvent = (typeof feedbackEvents)[number];

/**
 * Whose words they are.
 * @graphql FeedbackSpeaker
 */
export const feedbackSpeakers = [/** The customer's. */ "customer", /** Ours. */ "staff"] as const;
export type FeedbackSpeaker = (typeof feedbackSpeakers)[number];

/**
 * What was decided for a customer.
 * @graphql FeedbackDecision
 */
export const feedbackDecisions = [
  /** They get their money back; decided by a director. */ "refund",
  /** They get lesson credit. */ "credit",
  /** The lesson is given again, or made longer. */ "rebook",
  /** They get nothing, and were told why. */ "decline",
] as const;
export type FeedbackDecision = (typeof feedbackDecisions)[number];
export const feedbackDecisionLabels: Labels<FeedbackDecision> = {
  refund: "Refund",
  credit: "Lesson credit",
  rebook: "Give the lesson again",
  decline: "Decline",
};

/**
 * What came of feedback.
 * @graphql FeedbackLinkKind
 */
export const feedbackLinkKinds = [...feedbackDecisions, /** An entry in a tutor's journal. */ "journal-entry"] as const;
export type FeedbackLinkKind = (typeof feedbackLinkKinds)[number];
