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
import { referralCodeField } from "./referral-code.ts";
import { referralDecisionMessages as texts } from "./referral-messages.ts";

/** A reward is approved once somebody has looked at what stands out. */
export const referralApproveInput = z.object({
  version: versionField,
  flagsSeen: z.boolean(messages.yesOrNo).default(false),
});

export const referralRejectInput = z.object({ version: versionField, reason: proseField("Reason", 500) });

/** The code of who really referred somebody, or none where nobody did; with the reason. */
export const referralCorrectInput = z.object({
  version: versionField,
  referralCode: optional(referralCodeField),
  reason: proseField("Reason", 500),
});
export type ReferralCorrectInput = z.infer<typeof referralCorrectInput>;

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
