import type { PaymentMatchReason } from "@app/schema/types.generated.ts";

/** What speaks for an invoice, in words of a line. */
const words: Record<PaymentMatchReason, string> = {
  ASKED: "begun from this invoice",
  REFERENCE: "its number is in the text",
  AMOUNT: "just this much is due",
  PAYER: "the payer’s name",
  CUSTOMER: "the same customer",
};

export const whyMatch = (why: readonly PaymentMatchReason[]): string => why.map((reason) => words[reason]).join(", ");
