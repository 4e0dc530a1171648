import * as z from "zod";
import { idField, textField, versionField, wholeField } from "../fields.ts";
import { billingMessages } from "./billing-messages.ts";

/** What of one line of an invoice is credited by hand, in minor units as the line shows its price. */
const creditedLine = z.object({
  lineId: idField("Line"),
  amount: wholeField("Amount", 1, Number.MAX_SAFE_INTEGER),
});

/** A credit note by hand on fees and corrections of an ongoing invoice that was sent. Source: domain.md 2.6. */
export const creditLinesInput = z.object({
  version: versionField,
  lines: z
    .array(creditedLine)
    .min(1, billingMessages.creditNoLine)
    .max(20)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, billingMessages.creditTwice),
  reason: textField("Reason", 300),
});
export type CreditLinesInput = z.infer<typeof creditLinesInput>;
