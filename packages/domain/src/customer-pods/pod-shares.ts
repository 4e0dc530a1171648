/** Who pays which part of a pod's lesson. Source: domain.md 1.1, 2.8. */
import { splitByWeights } from "../money.ts";

/** A share that a member had until somebody changed it; null while one customer paid for all. */
export interface EarlierShare {
  until: string;
  shareBp: number | null;
}

export interface DatedMember {
  customerId: string;
  joinedAt: Date;
  leftAt: Date | null;
  shareBp: number | null;
  /** The earliest first. */
  earlierShares: readonly EarlierShare[];
}

/** A customer with their part of the price, in basis points. */
export interface Payer {
  customerId: string;
  shareBp: number;
}

/** Those who pay for a lesson that starts then, in the members' order; nobody where one customer pays for all. */
export const payersAt = (members: readonly DatedMember[], start: Date): Payer[] =>
  members
    .filter(({ joinedAt, leftAt }) => joinedAt <= start && (leftAt === null || leftAt > start))
    .flatMap(({ customerId, shareBp, earlierShares }) => {
      const earlier = earlierShares.find(({ until }) => start < new Date(until));
      const then = earlier ? earlier.shareBp : shareBp;
      return then === null ? [] : [{ customerId, shareBp: then }];
    });

/** What each customer pays of an amount; who pays for two learners pays both parts. */
export function partsOf(amount: number, payers: readonly Payer[]): Map<string, number> {
  const parts = splitByWeights(
    amount,
    payers.map(({ shareBp }) => shareBp),
  );
  const sums = new Map<string, number>();
  for (const [place, { customerId }] of payers.entries())
    sums.set(customerId, (sums.get(customerId) ?? 0) + (parts[place] ?? 0));
  return sums;
}

/** What one customer pays of an amount: their part where it is shared, all of it where it is not. */
export const partFor = (customerId: string, amount: number, payers: readonly Payer[]): number =>
  payers.length === 0 ? amount : (partsOf(amount, payers).get(customerId) ?? 0);
