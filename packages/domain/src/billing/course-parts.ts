/** The price of all sessions of a group lesson, by session. Source: domain.md 1.2. */
import { splitByWeights } from "../money.ts";

/** The part of one session, by the starts of all of them. */
export function partOfSession(price: number, starts: readonly Date[], start: Date): number {
  const inOrder = [...new Set([...starts, start].map((one) => one.getTime()))].toSorted((a, b) => a - b);
  const parts = splitByWeights(
    price,
    inOrder.map(() => 1),
  );
  return parts[inOrder.indexOf(start.getTime())] ?? 0;
}
