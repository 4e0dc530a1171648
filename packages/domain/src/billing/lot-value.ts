/** The value of what is used of a credit. Source: domain.md 5.5. */
import { roundHalfUp } from "../money.ts";
import type { CreditEntryType } from "./credit-enums.ts";

const takes: readonly CreditEntryType[] = ["use", "expire", "refund", "transfer-out", "apply"];

/** Whether an entry takes something out of a credit; a reversal of it brings that back. */
export const isTake = (type: CreditEntryType): boolean => takes.includes(type);

const returns: readonly CreditEntryType[] = ["return", "put-back"];

/** Whether an entry brings back what was taken out of a credit. */
export const isReturn = (type: CreditEntryType): boolean => returns.includes(type);

/** What was sold: minutes or minor units, and what they are worth without tax. Fixed when the invoice is sent. */
export interface LotSize {
  size: number;
  worth: number;
  tax: number;
}

/** Used + expired + refunded − returned, with the values recorded so far. */
export interface LotTaken {
  taken: number;
  value: number;
  taxValue: number;
}

/** The part of `worth` that belongs to `taken`. */
export const recognised = (worth: number, taken: number, size: number): number =>
  size === 0 ? 0 : roundHalfUp(BigInt(worth) * BigInt(taken), size);

/** The value of taking `quantity` more, or less than 0 of what comes back. A reversal mirrors its own entry instead. */
export function valueOfTaking(
  { size, worth, tax }: LotSize,
  so: LotTaken,
  quantity: number,
): { value: number; taxValue: number } {
  const taken = so.taken + quantity;
  return {
    value: recognised(worth, taken, size) - so.value,
    taxValue: recognised(tax, taken, size) - so.taxValue,
  };
}

/** The lessons that what was received pays for; a remainder waits. */
export function lessonsPaidFor(received: number, lessonCount: number, total: number): number {
  if (total <= 0) return lessonCount;
  const count = (BigInt(Math.max(0, received)) * BigInt(lessonCount)) / BigInt(total);
  return Math.min(lessonCount, Number(count));
}

/** How much of a lot may be granted by now. Money is granted as it comes; minutes by whole lessons. */
export function grantedFor(
  lot: { unit: "minutes"; durationMinutes: number; lessonCount: number } | { unit: "money"; size: number },
  received: number,
  total: number,
): number {
  if (lot.unit === "minutes") return lessonsPaidFor(received, lot.lessonCount, total) * lot.durationMinutes;
  if (total <= 0) return lot.size;
  return Math.min(lot.size, Number((BigInt(lot.size) * BigInt(Math.max(0, received))) / BigInt(total)));
}

/** The part of a dispute that freezes a lot. */
export function frozenBy(disputed: number, lot: LotSize, rest: number): number {
  const paid = BigInt(lot.worth + lot.tax);
  if (paid === 0n) return 0;
  const share = (BigInt(disputed) * BigInt(lot.size) + paid - 1n) / paid;
  return Math.min(rest, Number(share));
}

/** What so much of a credit costs, with tax. */
export const lotValue = ({ size, worth, tax }: LotSize, quantity: number): number =>
  recognised(worth, quantity, size) + recognised(tax, quantity, size);
