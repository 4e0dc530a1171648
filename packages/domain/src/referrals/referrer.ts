import * as z from "zod";
import { amountField } from "../billing/prepayment-draft.ts";
import { shareField, sumsField, sumsMessages } from "../billing/sums-field.ts";
import { choiceField, currencyField, emailField, idField, optional, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import type { Currency } from "../enums.ts";
import type { Money } from "../money.ts";
import { personNameFields, typedPhoneField } from "../people/person.ts";
import { payoutMethods } from "../tutors/tutor-enums.ts";
import { referralCodeField } from "./referral-code.ts";
import {
  referralRewardKinds,
  referralSchemes,
  teacherRewardTypes,
  type ReferralRewardKind,
  type ReferralScheme,
  type TeacherRewardType,
} from "./referral-enums.ts";
import { referralMessages as texts } from "./referral-messages.ts";

/** What one side is given where a customer refers another. */
export interface ReferralReward {
  kind: ReferralRewardKind;
  lessons: number | null;
  /** By the currency of whoever is given it; nothing in others. */
  amounts: Money[];
}

/** The most that one referral can earn, in minor units: a slip of the finger is not a promise. */
export const mostReward = 100_000_000;

const rewardsField = sumsField.refine(
  (sums) => sums.every(({ amount }) => amount <= mostReward),
  messages.amountTooHigh,
);

const rewardField = z.object({
  kind: choiceField("Reward", referralRewardKinds),
  lessons: optional(wholeField("Lessons", 1, 20)).transform((lessons) => lessons ?? null),
  amounts: rewardsField.default([]),
});

const fields = z.object({
  code: referralCodeField,
  rewardType: choiceField("Reward", teacherRewardTypes),
  /** Hundredths of a per cent: 1000 is 10%. */
  percentBp: optional(shareField),
  rewardCurrency: optional(currencyField),
  rewardAmount: optional(amountField.min(1, messages.amountPositive).max(mostReward, messages.amountTooHigh)),
  /** The most that one referral earns, by currency. */
  capPerReferral: rewardsField,
  ownReward: optional(rewardField),
  refereeReward: optional(rewardField),
  qualifyingLessons: wholeField("Lessons to be held", 1, 50),
  holdDays: wholeField("Days to wait", 0, 365),
  payoutMethod: optional(choiceField("Payout method", payoutMethods)),
});

/** The terms of a scheme, as far as its own rules need them. */
interface Said {
  scheme: ReferralScheme;
  rewardType: TeacherRewardType;
  percentBp?: number | null | undefined;
  rewardCurrency?: string | null | undefined;
  rewardAmount?: number | null | undefined;
  ownReward?: ReferralReward | null | undefined;
  refereeReward?: ReferralReward | null | undefined;
}

function rewardProblem(name: string, reward: ReferralReward | null | undefined): [field: string, message: string][] {
  if (!reward) return [[`${name}.kind`, texts.noValue]];
  if (name === "refereeReward" && reward.kind === "amount") return [[`${name}.kind`, texts.refereeInMoney]];
  if (reward.kind === "credit-lessons")
    return reward.lessons === null ? [[`${name}.lessons`, messages.required("Lessons")]] : [];
  return reward.amounts.length === 0 ? [[`${name}.amounts`, texts.oneAmount]] : [];
}

/** What a referral is rewarded by: the terms of its referrer on the day of attribution. Source: domain.md 2.9. */
export interface ReferralTerms {
  rewardType: TeacherRewardType;
  percentBp: number | null;
  rewardCurrency: Currency | null;
  rewardAmount: number | null;
  capPerReferral: Money[];
  ownReward: ReferralReward | null;
  refereeReward: ReferralReward | null;
  qualifyingLessons: number;
  holdDays: number;
}

/** The terms alone of a referrer. */
export const termsOf = (referrer: ReferralTerms): ReferralTerms => ({
  rewardType: referrer.rewardType,
  percentBp: referrer.percentBp,
  rewardCurrency: referrer.rewardCurrency,
  rewardAmount: referrer.rewardAmount,
  capPerReferral: referrer.capPerReferral,
  ownReward: referrer.ownReward,
  refereeReward: referrer.refereeReward,
  qualifyingLessons: referrer.qualifyingLessons,
  holdDays: referrer.holdDays,
});

/** What the terms of a referrer lack, by field: a teacher's are of money, a customer's of what both sides are given. */
export function referrerProblems(said: Said): Record<string, string> {
  if (said.scheme === "customer")
    return Object.fromEntries([
      ...rewardProblem("ownReward", said.ownReward),
      ...rewardProblem("refereeReward", said.refereeReward),
    ]);
  if (said.rewardType === "percent") return said.percentBp == null ? { percentBp: sumsMessages.percentage } : {};
  return {
    ...(said.rewardAmount == null && { rewardAmount: texts.noValue }),
    ...(said.rewardCurrency == null && { rewardCurrency: messages.currency }),
  };
}

const { shape } = fields;
const defaults = {
  rewardType: shape.rewardType.default("percent"),
  capPerReferral: shape.capPerReferral.default([]),
  qualifyingLessons: shape.qualifyingLessons.default(1),
  holdDays: shape.holdDays.default(14),
};

/** Somebody who begins to refer new customers: a person who is known, or a new one. Source: domain.md 1.3. */
export const referrerInput = fields
  .extend({
    ...defaults,
    scheme: choiceField("Scheme", referralSchemes),
    personId: optional(idField("Person")),
    firstName: optional(personNameFields.firstName),
    lastName: optional(personNameFields.lastName),
    email: optional(emailField),
    phoneNumber: optional(typedPhoneField),
    /** Left out, it is made of their name. */
    code: optional(referralCodeField),
  })
  .superRefine((referrer, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: path.split("."), message });
    for (const [path, message] of Object.entries(referrerProblems(referrer))) refuse(path, message);
    if (referrer.personId) return;
    if (referrer.scheme === "customer") refuse("personId", messages.required("Customer"));
    else if (!referrer.firstName || !referrer.lastName || !referrer.email) refuse("personId", texts.who);
  });
export type ReferrerInput = z.infer<typeof referrerInput>;

/** An update of a referrer's terms; omitted fields stay unchanged. What was referred keeps the terms of its day. */
export const referrerUpdateInput = fields.partial().extend({ _id: idField("Referrer"), version: versionField });
export type ReferrerUpdateInput = z.infer<typeof referrerUpdateInput>;

/** A code made of a name, in capitals without marks: "Ọlá Àjàyí" gives OLA-AJAYI. At least three letters. */
export function codeFromName(name: string, most = 20): string {
  const bare = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "-")
    .slice(0, most)
    .replaceAll(/^-+|-+$/g, "");
  return bare.length < 3 ? `REF-${bare}`.replace(/-$/, "") : bare;
}
