import * as z from "zod";
import {
  choiceField,
  currencyField,
  dateField,
  emailField,
  idField,
  optional,
  optionalText,
  textField,
  versionField,
} from "../../fields.ts";
import { messages } from "../../messages.ts";
import { paymentGateways } from "../billing-enums.ts";
import { billingMessages } from "../billing-messages.ts";
import { mostAmount, promoCodesField } from "../prepayment-draft.ts";
import { extraLineKinds } from "./ongoing-enums.ts";

/** More lines than anybody would enter by hand. */
const mostExtras = 20;

/** A fee or a correction: a correction may take something off. */
const extraLine = z
  .object({
    kind: choiceField("Kind", extraLineKinds),
    description: textField("Description", 200),
    amount: z
      .number({ error: messages.amount })
      .refine(Number.isSafeInteger, messages.amount)
      .min(-mostAmount, messages.amountTooHigh)
      .max(mostAmount, messages.amountTooHigh),
  })
  .refine(({ amount }) => amount !== 0, { path: ["amount"], error: messages.amountPositive })
  .refine(({ kind, amount }) => kind !== "fee" || amount >= 0, { path: ["amount"], error: messages.amountPositive });
export type ExtraLine = z.infer<typeof extraLine>;

const extras = z.array(extraLine).max(mostExtras, messages.atMostItems(mostExtras, "lines"));

const period = { from: dateField, to: dateField };
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const wrongOrder = { path: ["to"], error: billingMessages.periodOrder };

/** Whose lessons of which days a billing run bills. Source: domain.md 3.6. */
export const billingPeriod = z.object({ regionId: idField("Region"), ...period }).refine(inOrder, wrongOrder);
export type BillingPeriod = z.infer<typeof billingPeriod>;

/** An ongoing invoice as it is begun by hand. */
export const ongoingDraft = z
  .object({ customerId: idField("Customer"), currency: currencyField, ...period, extras: extras.default([]) })
  .refine(inOrder, wrongOrder);
export type OngoingDraft = z.infer<typeof ongoingDraft>;

/** What may be changed of a draft: its lessons follow from what was given. */
export const ongoingDraftEdit = z.object({
  email: emailField,
  secondaryEmail: optional(emailField),
  paymentGateway: choiceField("Payment", paymentGateways),
  dueOn: optional(dateField),
  memo: optionalText("Note to the customer", 1000),
  internalNote: optionalText("Internal note", 1000),
  promoCodes: promoCodesField,
  extras,
});
export const ongoingDraftUpdate = ongoingDraftEdit.partial().extend({ version: versionField });
export type OngoingDraftUpdate = z.infer<typeof ongoingDraftUpdate> & { _id: string };
