/**
 * How a customer stands with the business.
 *
 * Source: domain.md 3.2, 5.5.
 * @graphql BalanceKind
 */
export const balanceKinds = [
  /** An invoice of theirs is not paid in full. */ "owes",
  /** Credit of theirs is left. */ "in-credit",
] as const;
export type BalanceKind = (typeof balanceKinds)[number];
