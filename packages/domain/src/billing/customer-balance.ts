import type { Currency } from "../enums.ts";
import { formatMoney } from "../money.ts";
import type { Labels } from "../labels.ts";
import { minutesAsLessons } from "./minutes-as-lessons.ts";

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
export const balanceKindLabels: Labels<BalanceKind> = { owes: "Owes money", "in-credit": "Has credit" };

/** What a customer owes and has left in one currency: minor units, and minutes. */
export interface Balance {
  currency: Currency;
  owed: number;
  money: number;
  minutes: number;
  /** The usual length of their lessons; null where they differ. */
  lessonMinutes?: number | null | undefined;
}

/** "£36.00 owed", "6 lessons left", "£10.00 credit": what is owed first, then what is left, by currency. */
export function balanceWords(balances: readonly Balance[]): string[] {
  return [
    ...balances.flatMap(({ currency, owed }) => (owed > 0 ? [`${formatMoney({ currency, amount: owed })} owed`] : [])),
    ...balances.flatMap(({ minutes, lessonMinutes }) =>
      minutes > 0 ? [`${minutesAsLessons(minutes, lessonMinutes ?? null)} left`] : [],
    ),
    ...balances.flatMap(({ currency, money }) =>
      money > 0 ? [`${formatMoney({ currency, amount: money })} credit`] : [],
    ),
  ];
}
