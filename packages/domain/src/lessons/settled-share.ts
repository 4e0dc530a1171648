import { roundHalfUp } from "../money.ts";
import { inPercent } from "../percent.ts";

/**
 * What of a price or of pay a settlement comes to: basis points of some of the agreed minutes. Two facts, because a
 * lesson of 60 min that ended after 50 has no whole per cent. Source: domain.md 5.6.
 */
export interface Share {
  minutes: number;
  bp: number;
}

/** Both shares of a settlement. */
export interface SettledShares {
  chargeMinutes: number;
  chargeBp: number;
  payMinutes: number;
  payBp: number;
}

/** A share of an amount for the agreed minutes, rounded once: 50 of 60 min of £22.50 are £18.75. */
export const amountOfShare = (amount: number, { minutes, bp }: Share, agreedMinutes: number): number =>
  roundHalfUp(BigInt(amount) * BigInt(minutes) * BigInt(bp), BigInt(agreedMinutes) * 10_000n);

/** How many minutes of credit a share takes; half a minute counts as one. Source: domain.md 5.5. */
export const minutesOfShare = ({ minutes, bp }: Share): number => roundHalfUp(minutes * bp, 10_000);

/** The basis points of the whole, for comparison and for figures in per cent; the amount is computed from the share. */
export const wholeOfShare = ({ minutes, bp }: Share, agreedMinutes: number): number =>
  roundHalfUp(minutes * bp, agreedMinutes);

/** "100%", "50 of 60 min", or "50% of 40 of 60 min". */
export function shareInWords({ minutes, bp }: Share, agreedMinutes: number): string {
  const percent = inPercent(bp / 100);
  if (minutes === agreedMinutes || bp === 0) return percent;
  const given = `${minutes} of ${agreedMinutes} min`;
  return bp === 10_000 ? given : `${percent} of ${given}`;
}

/** A settlement with the minutes that were agreed. */
type Settled<What extends "charge" | "pay"> = Record<`${What}Minutes` | `${What}Bp` | "minutes", number>;

export const chargeInWords = ({ chargeMinutes: minutes, chargeBp: bp, ...settled }: Settled<"charge">): string =>
  shareInWords({ minutes, bp }, settled.minutes);

export const payInWords = ({ payMinutes: minutes, payBp: bp, ...settled }: Settled<"pay">): string =>
  shareInWords({ minutes, bp }, settled.minutes);
