/** What a bank dispute of a payment comes to, quoted before it is recorded. Source: domain.md 1.3, 2.6. */
import type { BankDisputeOutcome, BankDisputeStatus } from "./billing-enums.ts";
import type { CreditUnit } from "./credit-enums.ts";
import { frozenBy, type LotSize } from "./lot-value.ts";

/** A credit that a payment paid for. */
export interface DisputableCredit extends LotSize {
  unit: CreditUnit;
  /** The usual length of a lesson. */
  lessonMinutes: number | null;
  /** Minutes or minor units that are left, without what is frozen already and what lessons that began take. */
  free: number;
}

/** What a payment holds on one invoice, or as credit that no invoice took. */
export interface DisputablePart {
  /** What of the payment is still there. */
  held: number;
  credit: DisputableCredit | null;
}

/** What a dispute takes of one part of the payment. */
export interface DisputedPart<Part extends DisputablePart> {
  part: Part;
  amount: number;
  /** Minutes or minor units that cannot be used from then on. */
  frozen: number;
}

/** Spreads a dispute over what a payment paid, in its order; never more than the payment still holds. */
export function spreadDispute<Part extends DisputablePart>(
  parts: readonly Part[],
  amount: number,
): DisputedPart<Part>[] {
  let left = amount;
  return parts.flatMap((part) => {
    const taken = Math.min(left, part.held);
    left -= taken;
    if (taken <= 0) return [];
    return [{ part, amount: taken, frozen: part.credit ? frozenBy(taken, part.credit, part.credit.free) : 0 }];
  });
}

const before: Record<BankDisputeOutcome, BankDisputeStatus> = { won: "open", lost: "open", reversed: "lost" };

/** Whether a dispute may come out so. */
export const mayBecome = (status: BankDisputeStatus, outcome: BankDisputeOutcome): boolean =>
  before[outcome] === status;

/** What a bank's giving back leaves of what is due on an invoice, and what becomes credit in money. */
export function afterReversal(amount: number, due: number): { due: number; credit: number } {
  const paid = Math.min(amount, due);
  return { due: due - paid, credit: amount - paid };
}
