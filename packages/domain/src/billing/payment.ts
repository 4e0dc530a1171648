import * as z from "zod";
import {
  choiceField,
  currencyField,
  dateField,
  idField,
  optional,
  optionalText,
  textField,
  versionField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import type { Currency } from "../enums.ts";
import type { RefundWay } from "./billing-enums.ts";
import { billingMessages } from "./billing-messages.ts";
import { amountField } from "./prepayment-draft.ts";
import { referenceProblem } from "./refund.ts";

/** The ways in which staff enter money that they saw arrive. */
export const enteredGateways = ["BANK_TRANSFER", "CASH_OR_OTHER"] as const;

const positiveAmount = amountField.refine((amount) => amount > 0, messages.amountPositive);

/** What a payment pays; what no invoice takes is kept as credit, if that is confirmed. */
const placedFields = {
  customerId: idField("Customer"),
  allocations: z
    .array(z.object({ invoiceId: idField("Invoice"), amount: positiveAmount }))
    .max(50)
    .default([]),
  keepAsCredit: z.boolean(messages.yesOrNo).default(false),
};
const placedShape = z.object(placedFields);
export type PlacedInput = z.infer<typeof placedShape>;

/** Says what a payment pays of which that was not clear. */
export const paymentPlaceInput = placedShape.extend({ version: versionField });

/** The ways in which money is sent back that paid nothing. */
export const sendBackWays = ["bank", "cash"] as const satisfies RefundWay[];

const sendBackFields = z.object({
  version: versionField,
  way: choiceField("How it is sent back", sendBackWays),
  refundedOn: optional(dateField),
  reference: optional(textField("Reference", 120)),
  reason: textField("Reason", 300),
});

/** Sends a payment back of which it is not clear what it pays. */
export const paymentSendBackInput = sendBackFields.check(({ value, issues }) => {
  const message = referenceProblem(value.way, value.reference);
  if (message) issues.push({ code: "custom", path: ["reference"], message, input: value });
});
export type PaymentSendBackInput = z.infer<typeof sendBackFields>;

/** A payment that staff enter. What no invoice takes is kept as credit, if that is confirmed. Source: domain.md 1.3. */
export const paymentInput = z.object({
  ...placedFields,
  gateway: choiceField("Payment", enteredGateways),
  currency: currencyField,
  amount: positiveAmount,
  receivedOn: dateField,
  payerName: optional(textField("Payer’s name", 120)),
  reference: optional(textField("Reference", 120)),
  evidenceFileId: optional(idField("Proof of payment")),
  note: optionalText("Internal note", 1000),
});
export type PaymentInput = z.infer<typeof paymentInput>;

/** A bank transfer of which nobody knows whose it is. Source: domain.md 1.3. */
export const unclearPaymentInput = z.object({
  /** In whose books it is: where the bank account is. */
  regionId: idField("Region"),
  currency: currencyField,
  amount: positiveAmount,
  receivedOn: dateField,
  payerName: optional(textField("Sender", 120)),
  reference: optional(textField("Reference", 120)),
  evidenceFileId: optional(idField("Proof of payment")),
  note: optionalText("Internal note", 1000),
});
export type UnclearPaymentInput = z.infer<typeof unclearPaymentInput>;

/** A payment is entered at most so many days after it was received. */
export const receivedWithinDays = 365;

/** Takes back a payment that was entered by mistake, or says that one never came. */
export const paymentTakeBackInput = z.object({ version: versionField, reason: textField("Reason", 300) });

/** What an invoice needs to be paid. */
interface Payable {
  id: string;
  currency: Currency;
  due: number;
}

/** The problem with how a payment is spread over invoices, by field; null if there is none. */
export function spreadProblem(
  {
    currency,
    amount,
    allocations,
    keepAsCredit,
  }: Omit<PlacedInput, "customerId"> & { currency: Currency; amount: number },
  invoices: readonly Payable[],
): readonly [field: string, message: string] | null {
  let allocated = 0;
  for (const [place, { invoiceId, amount: part }] of allocations.entries()) {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    const at = `allocations.${place}.amount`;
    if (!invoice) return [`allocations.${place}.invoiceId`, messages.reference("Invoice")];
    if (invoice.currency !== currency) return [at, billingMessages.otherCurrency(invoice.currency, currency)];
    if (part > invoice.due) return [at, billingMessages.overAllocated({ currency, amount: invoice.due })];
    allocated += part;
  }
  if (allocated > amount) return ["allocations", billingMessages.notAllocated({ currency, amount })];
  if (allocated < amount && !keepAsCredit)
    return ["keepAsCredit", billingMessages.overpaid({ currency, amount: amount - allocated })];
  return null;
}
