/** What settled lessons take of credit, at which value, and what of each is to be billed. Source: domain.md 5.5, 5.6. */
import { roundHalfUp } from "../money.ts";
import type { Coverage } from "./coverage.ts";
import type { CreditUnit } from "./credit-enums.ts";
import { valueOfTaking, type LotSize, type LotTaken } from "./lot-value.ts";

/** A credit with what its entries say so far. */
export type LotStanding = LotSize & LotTaken;

export interface PostedUse {
  lotId: string;
  /** Minutes or minor units, above 0. */
  quantity: number;
  /** Without tax, in minor units, and its tax. */
  value: number;
  taxValue: number;
}

/** Values what one lesson takes of each credit. `standings` moves on, so that the next lesson follows. */
export function valueUses(uses: Coverage["uses"], standings: Map<string, LotStanding>): PostedUse[] {
  return uses.flatMap(({ lotId, quantity }) => {
    const standing = standings.get(lotId);
    if (!standing) return [];
    const { value, taxValue } = valueOfTaking(standing, standing, quantity);
    standings.set(lotId, {
      ...standing,
      taken: standing.taken + quantity,
      value: standing.value + value,
      taxValue: standing.taxValue + taxValue,
    });
    return [{ lotId, quantity, value, taxValue }];
  });
}

/** The gift after a lesson that failed: minutes for what is prepaid by the lesson, money for everything else. */
export function giftFor(
  lesson: { isPrepaid: boolean; minutes: number; price: number },
  percent: number,
): { unit: CreditUnit; quantity: number; cost: number } {
  const cost = roundHalfUp(BigInt(lesson.price) * BigInt(percent), 100);
  return lesson.isPrepaid
    ? { unit: "minutes", quantity: roundHalfUp(lesson.minutes * percent, 100), cost }
    : { unit: "money", quantity: cost, cost };
}
