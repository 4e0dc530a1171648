/** What a credit note takes off a line of an ongoing invoice. Source: domain.md 5.2. */
import { recognised } from "../lot-value.ts";

interface BilledLine {
  /** The price as it was shown, which the amounts of entries are measured by. */
  unitAmount: number;
  net: number;
  taxAmount: number;
}

/**
 * The net and the tax of what is taken off a line, after so much was taken off before: all credit notes of a line together
 * never exceed it.
 */
export function creditedPart(line: BilledLine, before: number, amount: number): { net: number; tax: number } {
  const part = (worth: number) =>
    recognised(worth, before + amount, line.unitAmount) - recognised(worth, before, line.unitAmount);
  return { net: part(line.net), tax: part(line.taxAmount) };
}
