/** What a referral earns, and when. Source: domain.md 2.9; worked in money-examples 13. */
import { daysLater } from "../dates/days-later.ts";
import type { Currency } from "../enums.ts";
import { applyBasisPoints, type Money } from "../money.ts";
import type { ReferralScheme } from "./referral-enums.ts";
import type { ReferralReward, ReferralTerms } from "./referrer.ts";

/** Minutes of a lesson that is given as a reward. */
const lessonMinutes = 60;

/** Days after the first payment within which giving all of it back takes the reward back. */
export const clawBackDays = 60;

/** Days after attribution within which something must be paid. */
export const expiryDays = 90;

const amountIn = (sums: readonly Money[], currency: Currency): number | null =>
  sums.find((sum) => sum.currency === currency)?.amount ?? null;

interface Earning {
  scheme: ReferralScheme;
  terms: ReferralTerms;
  /** What the first paid invoice came to after promos, without tax. */
  invoice: Money;
  /** The currency that the referrer pays in, where they are a customer. */
  ownCurrency: Currency | null;
}

/** What is paid out to the referrer; null where they are given credit, or nothing. */
export function moneyReward({ scheme, terms, invoice, ownCurrency }: Earning): Money | null {
  if (scheme === "customer") {
    if (terms.ownReward?.kind !== "amount" || ownCurrency === null) return null;
    const amount = amountIn(terms.ownReward.amounts, ownCurrency);
    return amount === null ? null : { currency: ownCurrency, amount };
  }
  if (terms.rewardType === "amount") {
    const { rewardCurrency: currency, rewardAmount: amount } = terms;
    return currency === null || amount === null ? null : { currency, amount };
  }
  const { currency } = invoice;
  const earned = applyBasisPoints(invoice.amount, terms.percentBp ?? 0);
  return { currency, amount: Math.min(earned, amountIn(terms.capPerReferral, currency) ?? earned) };
}

/** A reward as credit of whoever pays in a currency: minutes or minor units; null where it is none. */
export function creditReward(
  reward: ReferralReward | null,
  currency: Currency,
): { unit: "minutes" | "money"; quantity: number } | null {
  if (!reward || reward.kind === "amount") return null;
  if (reward.kind === "credit-lessons") return { unit: "minutes", quantity: (reward.lessons ?? 0) * lessonMinutes };
  const quantity = amountIn(reward.amounts, currency);
  return quantity === null ? null : { unit: "money", quantity };
}

/**
 * The first day on which a referral qualifies: so many days after the last lesson that counts was held, or after the
 * payment where that is later; null while lessons are missing. `heldOn`: the days of the lessons that were held, in order.
 */
export function qualifiesOn(heldOn: readonly string[], paidOn: string, terms: ReferralTerms): string | null {
  const last = heldOn[terms.qualifyingLessons - 1];
  if (last === undefined) return null;
  return daysLater(last > paidOn ? last : paidOn, terms.holdDays);
}

/** Whether a reward is taken back where all of a payment went back on a day. */
export const isClawBackDay = (paidOn: string, backOn: string): boolean => backOn <= daysLater(paidOn, clawBackDays);

/** A reward that is to be paid out, or one that was and went back. */
export interface PayoutPart {
  referralId: string;
  amount: number;
}

/**
 * What a payout comes to: what was earned less what is to be taken back, the oldest first; never below zero, so that the
 * rest is carried to the next one.
 */
export function payoutOf(
  earned: readonly PayoutPart[],
  owed: readonly PayoutPart[],
): { amount: number; lines: PayoutPart[] } {
  let left = earned.reduce((sum, { amount }) => sum + amount, 0);
  const taken: PayoutPart[] = [];
  for (const { referralId, amount } of owed) {
    const part = Math.min(left, amount);
    if (part > 0) taken.push({ referralId, amount: -part });
    left -= part;
  }
  return { amount: left, lines: [...earned, ...taken] };
}
