import type { Labels } from "../labels.ts";

/**
 * What feedback is about.
 *
 * Source: domain.md 1.1.
 * @graphql FeedbackDirection
 */
export const feedbackDirections = [
  /** What someone says of a tutor. */ "about-tutor",
  /** What a tutor says of us. */ "from-tutor",
] as const;
export type FeedbackDirection = (typeof feedbackDirections)[number];
export const feedbackDirectionLabels: Labels<FeedbackDirection> = {
  "from-tutor": "From the tutor",
  "about-tutor": "About the tutor",
};

/**
 * Who gave feedback.
 * @graphql FeedbackAuthorKind
 */
export const feedbackAuthorKinds = [
  /** A customer. */ "customer",
  /** A learner. */ "learner",
  /** The tutor. */ "tutor",
  /** The colleague who wrote it down. */ "staff",
] as const;
export type FeedbackAuthorKind = (typeof feedbackAuthorKinds)[number];
export const feedbackAuthorKindLabels: Labels<FeedbackAuthorKind> = { tutor: "The tutor", staff: "Staff" };

/**
 * What feedback is about, in a word.
 * @graphql FeedbackCategory
 */
export const feedbackCategories = [
  /** How lessons are taught. */ "teaching",
  /** Being on time. */ "punctuality",
  /** Messages and answers. */ "communication",
  /** Sound, video and the classroom. */ "technology",
  /** What lessons are taught with. */ "materials",
  /** What is taught, and in which order. */ "curriculum",
  /** Pay and prices. */ "pay",
  /** The safety of learners; for directors and super-admins alone. */ "safeguarding",
  /** Anything else. */ "other",
] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

/**
 * The state of feedback.
 * @graphql TutorFeedbackStatus
 */
export const tutorFeedbackStatuses = [
  /** No one has read it. */ "new",
  /** It has been read. */ "acknowledged",
  /** Someone is seeing to it. */ "in-progress",
  /** It was resolved; it says how. */ "resolved",
] as const;
export type TutorFeedbackStatus = (typeof tutorFeedbackStatuses)[number];

/** Events of feedback. Source: domain.md 2.14. */
export const tutorFeedbackEvents = ["acknowledge", "start", "resolve", "reopen"] as const;
export type TutorFeedbackEvent = (typeof tutorFeedbackEvents)[number];
