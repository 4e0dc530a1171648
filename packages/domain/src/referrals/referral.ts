import * as z from "zod";
import {
  currencyField,
  dateField,
  idField,
  optional,
  proseField,
  stringOf,
  textField,
  versionField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import { referralDecisionMessages as texts } from "./referral-messages.ts";

/** A reward is approved once somebody has looked at what stands out. */
export const referralApproveInput = z.object({
  version: versionField,
  flagsSeen: z.boolean(messages.yesOrNo).default(false),
});

export const referralRejectInput = z.object({ version: versionField, reason: proseField("Reason", 500) });

/** A payout of all rewards of a referrer that are approved in one currency. */
export const payoutInput = z.object({ referrerId: idField("Referrer"), currency: currencyField });
export type PayoutInput = z.infer<typeof payoutInput>;

/** A payout is paid with the reference of the payment. */
export const payoutPaidInput = z.object({
  version: versionField,
  reference: stringOf("Reference")
    .refine((text) => text.trim() !== "", { error: texts.reference, abort: true })
    .pipe(textField("Reference", 80)),
  paidOn: optional(dateField),
});

export const payoutFailInput = z.object({ version: versionField, reason: proseField("Reason", 500) });
