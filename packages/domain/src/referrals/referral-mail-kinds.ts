/** Emails to those who refer new customers. Source: domain.md 2.9. */
export const referralMailKinds = [
  /** Tells a referrer that somebody whom they referred has qualified. */ "referral-qualified",
  /** Tells a referrer that the reward is given. */ "referral-rewarded",
  /** Tells a referrer that a payout was paid. */ "referral-payout",
] as const;
export type ReferralMailKind = (typeof referralMailKinds)[number];
