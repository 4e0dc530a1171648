import type { Labels } from "../labels.ts";

/**
 * By which scheme somebody refers new customers.
 *
 * Source: domain.md 1.3.
 * @graphql ReferralScheme
 */
export const referralSchemes = [
  /** A teacher, who is paid in money. */ "teacher",
  /** A customer, who is given credit, and the new customer too. */ "customer",
] as const;
export type ReferralScheme = (typeof referralSchemes)[number];

/**
 * What a teacher's reward is worked out from.
 *
 * Source: domain.md 1.3.
 * @graphql TeacherRewardType
 */
export const teacherRewardTypes = [
  /** A share of the first paid invoice, without tax and after promos. */ "percent",
  /** A sum of money. */ "amount",
] as const;
export type TeacherRewardType = (typeof teacherRewardTypes)[number];
export const teacherRewardTypeLabels: Labels<TeacherRewardType> = {
  percent: "A share of the first invoice",
  amount: "A fixed amount",
};

/**
 * What one side is given where a customer refers another.
 *
 * Source: domain.md 1.3.
 * @graphql ReferralRewardKind
 */
export const referralRewardKinds = [
  /** Lessons of 60 minutes, as credit. */ "credit-lessons",
  /** Money, as credit. */ "credit-money",
  /** Money that is paid out. */ "amount",
] as const;
export type ReferralRewardKind = (typeof referralRewardKinds)[number];
export const referralRewardKindLabels: Labels<ReferralRewardKind> = {
  "credit-lessons": "Lessons, as credit",
  "credit-money": "Money, as credit",
  amount: "Money, paid out",
};

/**
 * Whether a referrer's code works.
 *
 * Source: domain.md 1.3.
 * @graphql ReferrerStatus
 */
export const referrerStatuses = [
  /** New customers can come with the code. */ "active",
  /** For now, nobody new can. */ "paused",
  /** Nobody new can any more. */ "closed",
] as const;
export type ReferrerStatus = (typeof referrerStatuses)[number];

export const referrerEvents = ["pause", "resume", "close", "reopen"] as const;
export type ReferrerEvent = (typeof referrerEvents)[number];
/**
 * How far a referral has come.
 *
 * Source: domain.md 2.9.
 * @graphql ReferralStatus
 */
export const referralStatuses = [
  /** Somebody asked for lessons with the code and is no customer yet. */ "clicked",
  /** They are a customer and have paid nothing yet. */ "signed-up",
  /** Their first invoice is paid; lessons or days are still missing. */ "pending",
  /** Everything has happened, but something stands out that a person must look at. */ "review",
  /** Everything has happened; the reward waits for approval. */ "qualified",
  /** The reward is approved and waits for its payout. */ "approved",
  /** The reward was given. */ "paid",
  /** There is no reward. */ "rejected",
  /** Nothing was paid within 90 days. */ "expired",
  /** The reward was given and taken back. */ "clawed-back",
] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/**
 * What suggests that somebody refers their own household.
 *
 * Source: domain.md 1.3, 2.9.
 * @graphql ReferralFlag
 */
export const referralFlags = [
  /** An email address in common. */ "same-email",
  /** A phone number in common. */ "same-phone",
  /** The same address, or records that were merged. */ "same-household",
  /** The same card. */ "same-payment-method",
] as const;
export type ReferralFlag = (typeof referralFlags)[number];

export const referralEvents = ["approve", "reject"] as const;
export type ReferralEvent = (typeof referralEvents)[number];

/**
 * How far a payout to a referrer has come.
 *
 * Source: domain.md 1.3, 2.9.
 * @graphql ReferralPayoutStatus
 */
export const payoutStatuses = [
  /** Put together; nothing is decided. */ "draft",
  /** To be paid. */ "approved",
  /** It was paid. */ "paid",
  /** It was not paid; its rewards wait for another. */ "failed",
] as const;
export type ReferralPayoutStatus = (typeof payoutStatuses)[number];

export const payoutEvents = ["approve", "pay", "fail"] as const;
export type ReferralPayoutEvent = (typeof payoutEvents)[number];
