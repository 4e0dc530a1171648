import * as z from "zod";
import type { Currency } from "../enums.ts";
import {
  choiceField,
  currencyField,
  dateField,
  emailField,
  idField,
  optional,
  optionalText,
  timeZoneField,
  versionField,
  wholeField,
} from "../fields.ts";
import { lessonFor, genders } from "../people/people-enums.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { personNameFields, typedPhoneField } from "../people/person.ts";
import { paymentGateways, prepaymentTypes, type PaymentGateway } from "./billing-enums.ts";
import { mostInstalments } from "./instalments.ts";
import { mostPromos } from "./promos.ts";
import { referralCodeField } from "../referrals/referral-code.ts";
import { gatewayLabels } from "./gateway-labels.ts";
import { billingMessages } from "./billing-messages.ts";

/** So many lessons are offered where a course has no end. Source: domain.md 2.1. */
export const usualLessonCount = 10;

/** The most of any amount that is entered, in minor units: sums of thousands of them stay exact. */
export const mostAmount = 1_000_000_000_000;

/** An amount in whole minor units, from 0. */
export const amountField = z
  .number({ error: messages.amount })
  .refine(Number.isSafeInteger, messages.amount)
  .min(0, messages.amountPositive)
  .max(mostAmount, messages.amountTooHigh);

/** Codes of promos, in the order in which they were added. */
export const promoCodesField = z
  .array(referralCodeField)
  .max(mostPromos, messages.atMostItems(mostPromos, "codes"))
  .overwrite((codes) => [...new Set(codes)]);

const subjectField = z.object({ value: choiceField("Subject", subjectOptions) });

/** The price of one lesson, and how many of what length are bought. */
const lessonPrice = z.object({
  currency: currencyField,
  amount: amountField,
  durationMinutes: wholeField("Length", 15, 240),
  lessonCount: wholeField("Number of lessons", 1, 200),
});

const fields = z.object({
  ...personNameFields,
  email: emailField,
  gender: optional(choiceField("Gender", genders)),
  phoneNumber: optional(typedPhoneField),
  secondary_email: optional(emailField),
  zohoEmail: optional(emailField),
  timeZone: timeZoneField,
  subjects: z.array(subjectField, billingMessages.subjects).min(1, billingMessages.subjects).max(subjectOptions.length),
  tutors: z.array(idField("Tutor")).max(5, messages.atMostItems(5, "tutors")),
  lessonPrice,
  whoIsLessonFor: choiceField("Who the lessons are for", lessonFor),
  type: choiceField("Type", prepaymentTypes),
  paymentGateway: choiceField("Payment", paymentGateways),
  studentCustomer: optional(idField("Customer")),
  /** The dependent or the pod that was chosen. */
  learner: optional(idField("Learner")),
  dueOn: optional(dateField),
  /** Empty where all is due at once; otherwise `dueOn` is the date of the first. */
  instalments: z
    .array(z.object({ dueOn: dateField, amount: amountField }))
    .max(mostInstalments)
    .nullish(),
  promoCodes: promoCodesField,
  memo: optionalText("Note to the customer", 1000),
  internalNote: optionalText("Internal note", 1000),
});

type Fields = z.infer<typeof fields>;

/** Problems between the fields of a draft, by field; empty if there are none. Source: domain.md 1.3. */
export function draftProblems(draft: Partial<Fields>): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.secondary_email && draft.secondary_email === draft.email)
    problems["secondary_email"] = billingMessages.secondaryEmail;
  if (draft.whoIsLessonFor !== undefined && draft.whoIsLessonFor !== "me" && !draft.learner)
    problems["learner"] = billingMessages.recipient;
  if (draft.lessonPrice && draft.type !== undefined) {
    if (draft.type !== "TRIAL" && draft.lessonPrice.amount === 0)
      problems["lessonPrice.amount"] = billingMessages.lessonPrice;
    if (draft.lessonPrice.amount * draft.lessonPrice.lessonCount > mostAmount)
      problems["lessonPrice.amount"] = messages.amountTooHigh;
    if (draft.type === "TRIAL" && draft.lessonPrice.lessonCount !== 1)
      problems["lessonPrice.lessonCount"] = billingMessages.trialCount;
  }
  return problems;
}

/** A prepayment invoice as it is written. Its names are those of the specification. Source: domain.md 1.3. */
export const prepaymentDraft = fields
  .extend({
    whoIsLessonFor: fields.shape.whoIsLessonFor.default("me"),
    type: fields.shape.type.default("FIXED"),
    tutors: fields.shape.tutors.default([]),
    promoCodes: fields.shape.promoCodes.default([]),
  })
  .check((context) => {
    for (const [path, message] of Object.entries(draftProblems(context.value)))
      context.issues.push({ code: "custom", path: path.split("."), message, input: context.value });
  });
export type PrepaymentDraft = z.infer<typeof prepaymentDraft>;

/** Changes of a draft; omitted fields stay unchanged, and the whole is checked again. */
export const prepaymentDraftUpdate = fields.partial().extend({ _id: idField("Invoice"), version: versionField });
export type PrepaymentDraftUpdate = z.infer<typeof prepaymentDraftUpdate>;

/** The problem with a way to pay, given those that are offered in a currency; null if there is none. */
export const gatewayProblem = (
  gateway: PaymentGateway,
  currency: Currency,
  offered: readonly PaymentGateway[],
): string | null => (offered.includes(gateway) ? null : billingMessages.gateway(gatewayLabels[gateway], currency));
