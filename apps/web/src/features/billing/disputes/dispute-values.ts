import * as z from "zod";
import { bankDisputeInput } from "@app/domain/billing/bank-dispute.ts";
import { spreadDispute, type DisputablePart } from "@app/domain/billing/dispute-quote.ts";
import type { Currency } from "@app/domain/enums.ts";
import { typedAmount } from "@app/domain/money.ts";

/** What the dialog asks for. */
export interface DisputeValues {
  amount: string;
  fee: string;
  reference: string;
  reason: string;
  openedOn: string;
  evidenceDueOn: string;
  note: string;
}

/** What a payment paid, by name, as the dialog says it. */
export type NamedPart = DisputablePart & { name: string };

/** What is sent. */
export const sentDispute = (currency: Currency, values: DisputeValues) => ({
  amount: typedAmount(values.amount, currency) ?? 0,
  fee: values.fee.trim() === "" ? null : (typedAmount(values.fee, currency) ?? -1),
  reference: values.reference.trim(),
  reason: values.reason.trim(),
  openedOn: values.openedOn || null,
  evidenceDueOn: values.evidenceDueOn || null,
  note: values.note.trim() || null,
});

const typed = z.object({
  amount: z.string(),
  fee: z.string(),
  reference: z.string(),
  reason: z.string(),
  openedOn: z.string(),
  evidenceDueOn: z.string(),
  note: z.string(),
});

/** The rules of the form: those of the server, at its fields. */
export const disputeRules = (currency: Currency) =>
  typed.check(({ value, issues }) => {
    const { error } = bankDisputeInput.safeParse({ version: 1, ...sentDispute(currency, value) });
    for (const { path, message } of error?.issues ?? [])
      issues.push({ code: "custom", path: [...path], message, input: value });
  });

/** What a dispute over what is typed takes of each thing that the payment paid. */
export const quotedDispute = (parts: readonly NamedPart[], currency: Currency, { amount }: DisputeValues) =>
  spreadDispute(parts, typedAmount(amount, currency) ?? 0);
