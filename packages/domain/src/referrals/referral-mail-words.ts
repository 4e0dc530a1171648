/** What referrers read in emails. Source: domain.md 2.9. */
import { counted } from "../counted.ts";
import type { Currency } from "../enums.ts";
import { formatMoney, type Money } from "../money.ts";
import { creditReward } from "./reward.ts";
import type { ReferralReward } from "./referrer.ts";

const list = new Intl.ListFormat("en-GB");

/** "Chidi", "Chidi and Ngozi": each once. */
export const firstNames = (names: readonly string[]): string => list.format([...new Set(names)]);

/** What credit a referrer is given who pays in a currency; null where the terms give none in it. */
export function creditWords(reward: ReferralReward | null, currency: Currency): string | null {
  const gift = creditReward(reward, currency);
  if (!gift) return null;
  const { unit, quantity } = gift;
  const given = unit === "money" ? formatMoney({ currency, amount: quantity }) : counted(quantity / 60, "free lesson");
  return `We have added ${given} to your account.`;
}

export const nextPayoutWords = (reward: Money): string => `${formatMoney(reward)} will be part of your next payout.`;

interface PaidOut {
  currency: Currency;
  amount: number;
  /** What was earned, before anything was taken back. */
  earned: number;
  reference: string;
}

/** What a payout came to, and why it is less than was earned. */
export function payoutWords({ currency, amount, earned, reference }: PaidOut): string {
  const less = formatMoney({ currency, amount: earned - amount });
  if (amount === 0)
    return `${less} is set against an earlier reward that was taken back, so nothing is paid this time.`;
  const paid = `We have paid you ${formatMoney({ currency, amount })}, with the reference ${reference}.`;
  return earned === amount ? paid : `${paid} ${less} was set against an earlier reward that was taken back.`;
}
