/**
 * What must hold in the books at any time, over plain rows: every amount in whole minor units or minutes. Read by the
 * nightly check, by "Check now" and by tests. Source: domain.md 1.3, 5.5.
 */
import type { Currency } from "../enums.ts";
import { formatMoney, type Money } from "../money.ts";
import type { InvoiceStatus, PaymentStatus } from "./billing-enums.ts";
import { coveredCharge } from "./coverage.ts";
import type { CreditEntryType } from "./credit-enums.ts";
import { statusFor } from "./invoice-states.ts";
import { isReturn, isTake, recognised, type LotSize } from "./lot-value.ts";

/** An entry of a credit, in the order in which it was made. Signed. */
export interface LotEntryFacts {
  id: string;
  type: CreditEntryType;
  quantity: number;
  value: number;
  taxValue: number;
  reverses: string | null;
  /** The day on which it stands in the books. */
  day: string;
}

/** What is wrong where an entry stands on a day before the one that it takes back. */
export const reversedEarlier = "A reversal is dated before what it reverses.";

export interface LotFacts extends LotSize {
  /** What a credit note took out of the sale. */
  creditedSize: number;
  frozen: number;
  entries: readonly LotEntryFacts[];
}

/** Whether an entry has the value that its place in the credit gives it. */
function valueFault(lot: LotSize, before: readonly LotEntryFacts[], entry: LotEntryFacts): string | null {
  const { value, taxValue, quantity, reverses } = entry;
  if (reverses !== null) {
    const mirrored = before.find(({ id }) => id === reverses);
    if (!mirrored) return "An entry reverses one of another credit.";
    if (entry.day < mirrored.day) return reversedEarlier;
    const nets = quantity + mirrored.quantity === 0 && value + mirrored.value === 0;
    return nets && taxValue + mirrored.taxValue === 0 ? null : "A reversal does not match the entry it reverses.";
  }
  if (!isTake(entry.type) && !isReturn(entry.type))
    return value === 0 && taxValue === 0 ? null : "A grant or adjustment carries a value.";
  const moves = before.filter((one) => isTake(one.type) || isReturn(one.type) || one.reverses !== null);
  const sum = (valueOf: (one: LotEntryFacts) => number) => moves.reduce((so, one) => so + valueOf(one), 0);
  const taken = -sum((one) => one.quantity) - quantity;
  const right =
    value === recognised(lot.worth, taken, lot.size) - sum((one) => one.value) &&
    taxValue === recognised(lot.tax, taken, lot.size) - sum((one) => one.taxValue);
  return right ? null : "An entry has the wrong value.";
}

/** What is wrong with a credit; nothing if all is well. */
export function lotFaults(lot: LotFacts): string[] {
  const faults = new Set<string>();
  let rest = 0;
  let granted = 0;
  for (const [index, entry] of lot.entries.entries()) {
    rest += entry.quantity;
    if (!isTake(entry.type) && !isReturn(entry.type) && entry.reverses === null) granted += entry.quantity;
    if (rest < 0) faults.add("More was used than was available.");
    const fault = valueFault(lot, lot.entries.slice(0, index), entry);
    if (fault) faults.add(fault);
  }
  if (granted > lot.size - lot.creditedSize) faults.add("More was granted than was sold.");
  if (lot.frozen > Math.max(0, rest)) faults.add("More is frozen than is left.");
  return [...faults];
}

export interface LessonFacts {
  /** What its last settlement charges: minutes, and minor units. */
  minutes: number;
  charge: number;
  /** What credit paid for, and what is to be billed, by all its settlements. */
  usedMinutes: number;
  usedAmount: number;
  toBill: number;
}

/** What is wrong with what a lesson took; nothing if all is well. */
export function lessonFaults({ minutes, charge, usedMinutes, usedAmount, toBill }: LessonFacts): string[] {
  if (usedMinutes > minutes) return ["It used more minutes than are charged."];
  const left = charge - coveredCharge(charge, usedMinutes, minutes) - usedAmount;
  return left === toBill ? [] : ["What it used and what is to be billed are not what is charged."];
}

/** What is wrong where a statement over all days does not end with what is owed, less what is kept as credit; or null. */
export function statementFault({
  currency,
  closing,
  balance,
}: {
  currency: Currency;
  closing: number;
  balance: number;
}): string | null {
  const money = (amount: number) => formatMoney({ currency, amount });
  return closing === balance
    ? null
    : `The statement ends with ${money(closing)}, and the balance is ${money(balance)}.`;
}

/** What is wrong where two invoices charge the same fee for the same days. */
export const feeTwice = ({ description, fee, other }: { description: string; fee: Money; other: string }): string =>
  `“${description}” for ${formatMoney(fee)} is charged on ${other} too, for the same days.`;

export interface BilledFacts {
  /** What the line charges. */
  amount: number;
  /** What the entries come to that it accounts for, and those that its credit notes account for. */
  billed: number;
  credited: number;
}

/** What is wrong with a line that bills a lesson; nothing if all is well. */
export function billedFaults({ amount, billed, credited }: BilledFacts): string[] {
  return [
    ...(billed === amount ? [] : ["A line does not bill what its lesson came to."]),
    ...(credited <= amount ? [] : ["Credit notes take off more than the line charges."]),
  ];
}

export interface InvoiceFacts {
  status: InvoiceStatus;
  currency: Currency;
  total: number;
  lineTotals: readonly number[];
  received: number;
  givenBack: number;
  /** Of it, what banks took for good. */
  lost?: number;
  credited: number;
  writtenOff: number;
  /** Contested at the bank, and whether the invoice is marked so. */
  disputed?: number;
  isDisputed?: boolean;
  /** The currencies of all that paid it and that it sold. */
  currencies: readonly Currency[];
}

/** What is wrong with an invoice; nothing if all is well. */
export function invoiceFaults(invoice: InvoiceFacts): string[] {
  const { total, received, givenBack, credited, writtenOff, status, currency } = invoice;
  const faults: string[] = [];
  if (invoice.lineTotals.reduce((sum, amount) => sum + amount, 0) !== total)
    faults.push("The lines do not add up to the total.");
  const { disputed = 0, isDisputed = false } = invoice;
  // What is over while a bank has not decided becomes credit once it is ours again.
  if (total - credited - writtenOff - (received - givenBack) < -disputed) faults.push("More was paid than is owed.");
  if (disputed > 0 !== isDisputed) faults.push("Its mark of a bank dispute does not match.");
  if ((status === "void" || status === "draft") && received - givenBack !== 0)
    faults.push("Money is allocated to a void or draft invoice.");
  if (statusFor(status, invoice) !== status) faults.push("Its status does not match what was paid.");
  if (invoice.currencies.some((one) => one !== currency)) faults.push("It mixes currencies.");
  return faults;
}

export interface PaymentFacts {
  status: PaymentStatus;
  currency: Currency;
  amount: number;
  /** What is on invoices now. */
  allocated: number;
  /** What became credit and still is. */
  asCredit: number;
  /** What was sent back before it paid anything. */
  sentBack: number;
  /** The day on which it stands in the books, and the one on which it was taken back, where that is another. */
  day: string;
  takenBackOn: string | null;
  currencies: readonly Currency[];
}

/** The states in which a payment's amount reached us; what is given back of it does not change that. */
export const receivedStatuses: readonly PaymentStatus[] = ["succeeded", "part-refunded", "refunded", "disputed"];

/** What is wrong with a payment; nothing if all is well. */
export function paymentFaults(payment: PaymentFacts): string[] {
  const { status, currency, amount, allocated, asCredit, sentBack, currencies, day, takenBackOn } = payment;
  const faults: string[] = [];
  const counted = receivedStatuses.includes(status) ? amount : 0;
  if (allocated + asCredit + sentBack !== counted)
    faults.push(
      status === "taken-back"
        ? "It was taken back but is still allocated."
        : "The allocations do not add up to the amount.",
    );
  if (currencies.some((one) => one !== currency)) faults.push("It mixes currencies.");
  if (takenBackOn !== null && takenBackOn < day) faults.push(reversedEarlier);
  return faults;
}

/** The places that are missing in a series of numbers or taken twice, such as 3 in 1, 2, 4. */
export function seriesFaults(last: number, places: readonly number[]): string[] {
  const faults: string[] = [];
  const seen = new Set(places);
  if (seen.size < places.length) faults.push("A number was given twice.");
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((place) => !seen.has(place));
  if (missing.length > 0) faults.push(`Numbers are missing: ${missing.slice(0, 5).join(", ")}.`);
  if (places.some((place) => place > last)) faults.push("A number is above the last one given.");
  return faults;
}
