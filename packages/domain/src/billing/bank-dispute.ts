import * as z from "zod";
import { choiceField, dateField, idField, optional, optionalText, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { bankDisputeOutcomes } from "./billing-enums.ts";
import { billingMessages } from "./billing-messages.ts";
import { amountField } from "./prepayment-draft.ts";

const opened = z.object({
  version: versionField,
  /** In the payment's currency; may exceed the payment where a rate moved. */
  amount: amountField.refine((amount) => amount > 0, messages.amountPositive),
  /** What the bank charges for the dispute. */
  fee: optional(amountField),
  /** Of the case, as the gateway or the bank's letter has it. */
  reference: textField("Case number", 120),
  reason: textField("Reason", 300),
  /** The day on which the bank opened it; today, unless said otherwise. */
  openedOn: optional(dateField),
  /** By when the bank wants to see why the payment is ours. */
  evidenceDueOn: optional(dateField),
  note: optionalText("Internal note", 1000),
});

/** A payment that a customer contests at their bank. Source: domain.md 1.3, 2.6. */
export const bankDisputeRules = opened;
export const bankDisputeInput = opened.check(({ value, issues }) => {
  const { openedOn, evidenceDueOn } = value;
  if (openedOn && evidenceDueOn && evidenceDueOn < openedOn)
    issues.push({ code: "custom", path: ["evidenceDueOn"], message: billingMessages.evidenceDate, input: value });
});
export type BankDisputeInput = z.infer<typeof bankDisputeInput>;

/** What a bank decided, or gave back. Source: domain.md 2.6. */
export const bankDisputeDecision = z.object({
  version: versionField,
  disputeId: idField("Bank dispute"),
  outcome: choiceField("Outcome", bankDisputeOutcomes),
  /** The day of it; today, unless said otherwise. */
  decidedOn: optional(dateField),
});
export type BankDisputeDecision = z.infer<typeof bankDisputeDecision>;

/** Credits what is held back of a prepayment that a bank took the money of. */
export const creditUnusedInput = z.object({ version: versionField, reason: textField("Reason", 300) });
