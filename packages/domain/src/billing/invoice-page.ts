import * as z from "zod";
import { dateField, idField, optional, optionalText, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { amountField } from "./prepayment-draft.ts";

/** Texts on the customer's page of an invoice. */
export const invoicePageMessages = {
  invalid: "This link does not open an invoice. Open it from the newest email, or reply to the email.",
  nothingDue: "Nothing is to be paid on this invoice.",
  pending: "You have told us of a transfer already. We are looking for it.",
  nonePending: "No transfer is waiting to be found.",
  future: "The transfer cannot be dated in the future.",
  longAgo: "The transfer cannot be dated more than a year ago.",
  proofRoom: "You have sent several files already. Tell us of the transfer with one of them, or reply to the email.",
} as const;

/** How much of one invoice's customer may wait until they tell of the transfer. */
export const proofRoom = { files: 5, megabytes: 25 } as const;

const code = z.string().min(1).max(100);

/** Opens the page. */
export const invoicePageInput = z.object({ code });

/** What a customer says of a transfer that they have made. */
export const transferClaimFields = z.object({
  amount: amountField.refine((amount) => amount > 0, messages.amountPositive),
  paidOn: dateField,
  payerName: textField("Name on the account", 120),
  note: optionalText("Note", 300),
  evidenceFileId: optional(idField("Proof of payment")),
});
export const transferClaimInput = transferClaimFields.extend({ code });
export type TransferClaimInput = z.infer<typeof transferClaimInput>;

/** Notes that it was not found. */
export const dismissClaimInput = z.object({ version: versionField, reason: textField("Reason", 300) });
