/** Paying in parts, each by a date. Source: domain.md 1.3, 2.6. */
import { formatMoney, splitByWeights } from "../money.ts";
import type { Currency } from "../enums.ts";

export interface Instalment {
  dueOn: string;
  /** Whole minor units. */
  amount: number;
}

export const fewestInstalments = 2;
export const mostInstalments = 12;

/** The same day of a later month, or its last day. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Equal parts a month apart, the first by a date; what cannot be divided is in the first ones. */
export const equalInstalments = (total: number, count: number, first: string): Instalment[] =>
  splitByWeights(
    total,
    Array.from({ length: count }, () => 1),
  ).map((amount, place) => ({
    dueOn: monthsLater(first, place),
    amount,
  }));

/**
 * Equal parts of what a total was, as parts of what it is now; parts that somebody set otherwise, or that are not read,
 * stay: then null.
 */
export function followingParts(
  amounts: readonly (number | null)[],
  { from, to }: { from: number; to: number },
): number[] | null {
  const weights = amounts.map(() => 1);
  const equal = splitByWeights(from, weights);
  return amounts.every((amount, place) => amount === equal[place]) ? splitByWeights(to, weights) : null;
}

/** What is wrong with the parts of a total, and at which field; null if nothing is. Their days are checked as due days. */
export function instalmentsProblem(
  instalments: readonly Instalment[],
  { total, currency }: { total: number; currency: Currency },
): { field: string; message: string } | null {
  const field = "instalments";
  if (instalments.length < fewestInstalments || instalments.length > mostInstalments)
    return { field, message: `Choose ${fewestInstalments} to ${mostInstalments} instalments.` };
  const empty = instalments.findIndex(({ amount }) => amount <= 0);
  if (total > 0 && empty >= 0)
    return { field: `${field}.${empty}.amount`, message: "Each instalment must be more than 0." };
  if (instalments.reduce((sum, { amount }) => sum + amount, 0) !== total)
    return { field, message: `The instalments must add up to ${formatMoney({ currency, amount: total })}.` };
  return null;
}

/** How much of each instalment is left to be paid, given what is paid or credited so far. */
export function instalmentsLeft(
  instalments: readonly Instalment[],
  settled: number,
): (Instalment & { left: number })[] {
  let over = settled;
  return instalments.map((one) => {
    const paid = Math.min(one.amount, Math.max(0, over));
    over -= paid;
    return { ...one, left: one.amount - paid };
  });
}

/** The next instalment to be paid: the first of which something is left; null if all are paid. */
export const nextInstalment = (instalments: readonly Instalment[], settled: number) =>
  instalmentsLeft(instalments, settled).find(({ left }) => left > 0) ?? null;
