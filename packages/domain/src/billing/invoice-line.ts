/** The arithmetic of a line and of an invoice. All amounts are whole minor units. Source: domain.md 5.2. */
import { applyBasisPoints, roundHalfUp } from "../money.ts";

export interface LinePrice {
  unitAmount: number;
  quantity: number;
  /** Off the price as shown, with tax where prices include it. */
  discountAmount: number;
  taxRateBp: number;
  taxIncluded: boolean;
}

export interface LineAmounts {
  /** Before discounts. */
  gross: number;
  /** After discounts, without tax: what is earned. */
  net: number;
  tax: number;
  /** What is to be paid. */
  total: number;
}

/** Throws if an amount leaves the range of exact numbers. */
function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`The amount ${amount} is not a safe whole number.`);
  return amount;
}

/** Rounds once, at the line. */
export function lineAmounts({ unitAmount, quantity, discountAmount, taxRateBp, taxIncluded }: LinePrice): LineAmounts {
  const gross = exact(unitAmount * quantity);
  const discounted = exact(gross - discountAmount);
  if (taxIncluded) {
    const tax = roundHalfUp(BigInt(discounted) * BigInt(taxRateBp), 10_000 + taxRateBp);
    return { gross, net: discounted - tax, tax, total: discounted };
  }
  const tax = applyBasisPoints(discounted, taxRateBp);
  return { gross, net: discounted, tax, total: exact(discounted + tax) };
}

export interface InvoiceSums {
  subtotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => exact(all + amount), 0);

/** Adds the rounded lines, so that credit notes of single lines always add up to the invoice. */
export function invoiceSums(lines: readonly LinePrice[]): InvoiceSums {
  const amounts = lines.map(lineAmounts);
  return {
    subtotal: sum(amounts.map(({ gross }) => gross)),
    discountTotal: sum(lines.map(({ discountAmount }) => discountAmount)),
    taxTotal: sum(amounts.map(({ tax }) => tax)),
    total: sum(amounts.map(({ total }) => total)),
  };
}
