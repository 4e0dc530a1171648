import * as z from "zod";
import { choiceField, dateField, optional, textField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { refundWays } from "./billing-enums.ts";
import { billingMessages } from "./billing-messages.ts";

/** What is given back of a prepayment, by hand. Source: domain.md 1.3, 2.6. */
export const refundFields = z.object({
  version: versionField,
  /** Minutes of lessons, or minor units of credit in money. */
  quantity: wholeField("What is given back", 0, Number.MAX_SAFE_INTEGER),
  /** Beyond what is unused; minor units. */
  extra: wholeField("Beyond what is unused", 0, Number.MAX_SAFE_INTEGER).default(0),
  /** Whether what is not paid yet need no longer be paid. */
  closes: z.boolean(messages.yesOrNo).default(false),
  way: choiceField("How it is given back", refundWays),
  refundedOn: optional(dateField),
  reference: optional(textField("Reference", 120)),
  reason: textField("Reason", 300),
});

/** Why a refund needs a reference; null if it does not, or has one. */
export const referenceProblem = (way: string, reference: string | null | undefined): string | null =>
  way === "bank" && !reference?.trim() ? billingMessages.refundReference : null;

export const refundInput = refundFields.check(({ value, issues }) => {
  const message = referenceProblem(value.way, value.reference);
  if (message) issues.push({ code: "custom", path: ["reference"], message, input: value });
});
export type RefundInput = z.infer<typeof refundInput>;

/** Gives up what is still to be paid of an ongoing invoice; the reason stands in its history. */
export const writeOffInput = z.object({ version: versionField, reason: textField("Reason", 300) });

/** Ends what is still to be paid of an invoice; the reason stands on the credit note. */
export const closeInput = z.object({ version: versionField, reason: textField("Reason", 300) });
