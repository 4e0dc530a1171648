/** States of referrals and payouts. Has no zod import, because screens load it. Source: domain.md 2.9. */
import type { Machine } from "../machine.ts";
import type { ReferralEvent, ReferralPayoutEvent, ReferralPayoutStatus, ReferralStatus } from "./referral-enums.ts";

/** The states in which a reward was earned, whatever becomes of it. */
export const rewardedStatuses = ["qualified", "approved", "paid"] as const satisfies ReferralStatus[];

/** The states before anything was paid, in which a referral ends after a while. */
export const unpaidStatuses = ["clicked", "signed-up"] as const satisfies ReferralStatus[];

/** The states in which something was paid and no reward given yet. */
export const waitingStatuses = ["pending", "review", "qualified"] as const satisfies ReferralStatus[];

/** The states in which somebody else may turn out to have referred them: no reward has qualified. */
export const correctableStatuses = [...unpaidStatuses, "pending"] as const satisfies ReferralStatus[];
export const isCorrectable = (status: ReferralStatus): boolean => correctableStatuses.some((one) => one === status);

/** The states in which a reward may have been given, and may have to go back. */
export const givenStatuses = ["approved", "paid"] as const satisfies ReferralStatus[];
export const isGiven = (status: ReferralStatus): boolean => givenStatuses.some((one) => one === status);

/** What people decide; the system moves a referral on by what happens. */
export const referralMachine: Machine<ReferralStatus, ReferralEvent> = {
  initial: "signed-up",
  table: {
    clicked: { reject: "rejected" },
    "signed-up": { reject: "rejected" },
    pending: { reject: "rejected" },
    review: { approve: "approved", reject: "rejected" },
    qualified: { approve: "approved", reject: "rejected" },
    approved: {},
    paid: {},
    rejected: {},
    expired: {},
    "clawed-back": {},
  },
  asks: ["approve", "reject"],
};

/** Past participle for messages: "This referral is expired, so it cannot be approved." */
export const referralEventDone: Readonly<Record<ReferralEvent, string>> = { approve: "approved", reject: "rejected" };

/** draft → approved → paid; until it is paid it may fail. */
export const payoutMachine: Machine<ReferralPayoutStatus, ReferralPayoutEvent> = {
  initial: "draft",
  table: {
    draft: { approve: "approved", fail: "failed" },
    approved: { pay: "paid", fail: "failed" },
    paid: {},
    failed: {},
  },
  asks: ["approve", "pay", "fail"],
};

/** Past participle for messages: "This payout is a draft, so it cannot be paid." */
export const payoutEventDone: Readonly<Record<ReferralPayoutEvent, string>> = {
  approve: "approved",
  pay: "paid",
  fail: "given up",
};
