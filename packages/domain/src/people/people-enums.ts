import type { Labels } from "../labels.ts";

/**
 * The state of a customer.
 * @graphql CustomerStatus
 */
export const customerStatuses = [
  /** Has not yet paid or taken a lesson. */ "lead",
  /** Takes lessons. */ "active",
  /** Taking a break. */ "paused",
  /** Has stopped taking lessons. */ "churned",
  /** May take no lessons; a reason was given. */ "blocked",
] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Events that staff apply to a customer; other states follow from lessons and payments. Source: domain.md 1.1. */
export const customerEvents = ["pause", "resume", "block", "unblock"] as const;
export type CustomerEvent = (typeof customerEvents)[number];

/**
 * How a customer came to the business.
 *
 * Source: domain.md 1.1.
 * @graphql CustomerSource
 */
export const customerSources = [
  /** Found it alone. */ "organic",
  /** Sent by another customer. */ "referral-customer",
  /** Sent by a teacher. */ "referral-teacher",
  /** Through a partner. */ "partner",
  /** Through social media. */ "social",
  /** Through an advertisement. */ "ads",
  /** At an event. */ "event",
  /** Through the learning app. */ "app",
  /** In another way. */ "other",
] as const;
export type CustomerSource = (typeof customerSources)[number];
export const customerSourceLabels: Labels<CustomerSource> = {
  "referral-customer": "Another customer",
  "referral-teacher": "A teacher",
  social: "Social media",
  ads: "Advertising",
  app: "Learning app",
};

/**
 * How someone would rather be reached.
 *
 * Source: domain.md 1.1.
 * @graphql ContactChannel
 */
export const contactChannels = [
  /** By email. */ "email",
  /** By WhatsApp. */ "whatsapp",
  /** By telephone. */ "phone",
  /** By text message. */ "sms",
] as const;
export type ContactChannel = (typeof contactChannels)[number];
export const contactChannelLabels: Labels<ContactChannel> = { whatsapp: "WhatsApp", sms: "Text message" };

export const dependentEvents = ["archive", "restore"] as const;
export type DependentEvent = (typeof dependentEvents)[number];

/**
 * The state of a dependent.
 * @graphql DependentStatus
 */
export const dependentStatuses = [
  /** Can take lessons. */ "active",
  /** Out of use; can be restored. */ "archived",
] as const;
export type DependentStatus = (typeof dependentStatuses)[number];

/**
 * What a dependent is to the customer.
 * @graphql Relationship
 */
export const relationships = [
  /** A son or daughter. */ "child",
  /** A husband or wife. */ "spouse",
  /** A mother or father. */ "parent",
  /** A brother or sister. */ "sibling",
  /** Someone in their care. */ "ward",
  /** Something else. */ "other",
] as const;
export type Relationship = (typeof relationships)[number];

/**
 * A person's gender.
 * @graphql Gender
 */
export const genders = [
  /** Female. */ "female",
  /** Male. */ "male",
  /** Another. */ "other",
  /** Prefers not to say. */ "undisclosed",
] as const;
export type Gender = (typeof genders)[number];
export const genderLabels: Labels<Gender> = { undisclosed: "Prefers not to say" };

/**
 * The kind of learner.
 *
 * Source: domain.md 1.1.
 * @graphql LearnerKind
 */
export const learnerKinds = [
  /** Someone who pays for their own lessons. */ "customer",
  /** Someone on a customer's account. */ "dependent",
] as const;
export type LearnerKind = (typeof learnerKinds)[number];

/**
 * A dependent's age group.
 * @graphql AgeGroup
 */
export const ageGroups = [
  /** Under five. */ "under-5",
  /** Five to eight. */ "from-5",
  /** Nine to twelve. */ "from-9",
  /** Thirteen to seventeen. */ "from-13",
  /** Eighteen and over. */ "adult",
] as const;
export type AgeGroup = (typeof ageGroups)[number];
const ageYears = { "from-5": "5 to 8", "from-9": "9 to 12", "from-13": "13 to 17" };
export const ageGroupLabels: Labels<AgeGroup> = ageYears;
/** As it stands in a sentence. */
export const ageGroupWords: Readonly<Record<AgeGroup, string>> = { "under-5": "under 5", ...ageYears, adult: "adult" };

/**
 * What a learner can already do.
 *
 * Source: domain.md 1.2.
 * @graphql LearnerLevel
 */
export const learnerLevels = [
  /** Starting from nothing. */ "beginner",
  /** Manages greetings and simple needs. */ "elementary",
  /** Holds a conversation about daily life. */ "intermediate",
  /** Speaks, reads and writes freely. */ "advanced",
] as const;
export type LearnerLevel = (typeof learnerLevels)[number];

/**
 * Whom a customer's lessons are for.
 * @graphql LessonFor
 */
export const lessonFor = [
  /** For the customer. */ "me",
  /** For someone on their account. */ "dependent",
  /** For a pod. */ "pod",
] as const;
export type LessonFor = (typeof lessonFor)[number];
export const lessonForLabels: Labels<LessonFor> = { me: "Themselves", dependent: "A dependent", pod: "A pod" };
