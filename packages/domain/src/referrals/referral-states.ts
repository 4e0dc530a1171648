/** States of a referral. Has no zod import, because screens load it. Source: domain.md 2.9. */
import type { ReferralStatus } from "./referral-enums.ts";

/** The states in which a reward was earned, whatever becomes of it. */
export const rewardedStatuses = ["qualified", "approved", "paid"] as const satisfies ReferralStatus[];
