import * as z from "zod";
import { choiceField, dateField, emailField, optional, wholeField } from "../fields.ts";
import { personNameFields } from "../people/person.ts";
import { referralCodeField } from "./referral-code.ts";
import { referralSchemes, type ReferralScheme, type TeacherRewardType } from "./referral-enums.ts";
import { referralImportMessages as texts } from "./referral-messages.ts";
import type { ReferralReward, ReferrerInput, ReferrerUpdateInput } from "./referrer.ts";

/** "7.5", "7,5" and "7.5 %" are 7.5. */
const readPercent = (typed: unknown): unknown =>
  typeof typed === "string" ? Number(typed.trim().replace(/\s*%$/, "").replace(",", ".")) : typed;

const percentField = z.preprocess(
  readPercent,
  z
    .number({ error: texts.percent })
    .min(0.01, texts.percent)
    .max(100, texts.percent)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, texts.percent),
);

const terms = z.object({
  code: optional(referralCodeField),
  percent: optional(percentField),
  ownLessons: optional(wholeField("Lessons for the referrer", 1, 20)),
  refereeLessons: optional(wholeField("Lessons for the new customer", 1, 20)),
  qualifyingLessons: optional(wholeField("Lessons to be held", 1, 50)),
  holdDays: optional(wholeField("Days to wait", 0, 365)),
});

/** A referrer as a row of a file names them. */
export const referrerImportInput = terms
  .extend({
    email: optional(emailField),
    firstName: optional(personNameFields.firstName),
    lastName: optional(personNameFields.lastName),
    /** Left out, it follows from whether they teach. */
    scheme: optional(choiceField("Scheme", referralSchemes)),
    since: optional(dateField),
  })
  .refine(({ email, firstName, lastName }) => Boolean(email) || Boolean(firstName && lastName), {
    error: texts.who,
    path: ["email"],
  });
export type ReferrerImportInput = z.infer<typeof referrerImportInput>;

/** What a row says of somebody who refers already. */
export const referrerTermsInput = terms;
export type ReferrerTerms = z.infer<typeof terms>;

/** The terms as they stand, as a row would say them. */
interface Standing {
  rewardType: TeacherRewardType;
  percentBp: number | null;
  ownReward: ReferralReward | null;
  refereeReward: ReferralReward | null;
}
export const termsAsRow = ({ rewardType, percentBp, ownReward, refereeReward }: Standing) => ({
  percent: rewardType === "percent" && percentBp !== null ? percentBp / 100 : null,
  ownLessons: ownReward?.lessons ?? null,
  refereeLessons: refereeReward?.lessons ?? null,
});

const lessonsEach = (lessons: number): ReferralReward => ({ kind: "credit-lessons", lessons, amounts: [] });

/** The terms of a row as a referrer has them; what it leaves out stays. */
export function termsOfRow(row: ReferrerTerms): Omit<ReferrerUpdateInput, "_id" | "version"> {
  const { code, percent, ownLessons, refereeLessons, qualifyingLessons, holdDays } = row;
  return {
    ...(code != null && { code }),
    ...(percent != null && { rewardType: "percent", percentBp: Math.round(percent * 100) }),
    ...(ownLessons != null && { ownReward: lessonsEach(ownLessons) }),
    ...(refereeLessons != null && { refereeReward: lessonsEach(refereeLessons) }),
    ...(qualifyingLessons != null && { qualifyingLessons }),
    ...(holdDays != null && { holdDays }),
  };
}

/** A row as the form would send it, once it is known who is meant. */
export const referrerOfRow = (
  row: ReferrerImportInput,
  { personId, scheme }: { personId: string; scheme: ReferralScheme },
): ReferrerInput => ({
  scheme,
  personId,
  rewardType: "percent",
  capPerReferral: [],
  qualifyingLessons: 1,
  holdDays: 14,
  ...(termsOfRow(row) as Partial<ReferrerInput>),
});

/** What the terms of a row lack, by its columns. */
export function rowProblems(row: ReferrerTerms, scheme: ReferralScheme): Record<string, string> {
  if (scheme === "teacher") return row.percent == null ? { percent: texts.percent } : {};
  return {
    ...(row.percent != null && { percent: texts.noPercent }),
    ...(row.ownLessons == null && { ownLessons: texts.lessons }),
    ...(row.refereeLessons == null && { refereeLessons: texts.lessons }),
  };
}
