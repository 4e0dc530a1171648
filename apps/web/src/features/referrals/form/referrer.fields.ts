import { counted } from "@app/domain/counted.ts";
import { currencies, toEnumName, type Currency } from "@app/domain/enums.ts";
import type { Money } from "@app/domain/money.ts";
import {
  referralRewardKinds,
  referralSchemes,
  teacherRewardTypes,
  type ReferralRewardKind,
} from "@app/domain/referrals/referral-enums.ts";
import { referrerInput, type ReferralReward } from "@app/domain/referrals/referrer.ts";
import { parseAmount } from "@app/domain/money.ts";
import { payoutMethods } from "@app/domain/tutors/tutor-enums.ts";
import type {
  Currency as CurrencyName,
  PayoutMethod,
  ReferralScheme,
  TeacherRewardType,
} from "@app/schema/types.generated.ts";
import { noSums, share, sums, sumsOf, typedSums, type SumsTyped } from "../../../shared/records/money-fields.ts";
import { enumField, number, optionalEnumField, saidOnce, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { payoutMethodOptions, payoutMethodWord, rewardTypeWord } from "../referrer-labels.ts";
import type { ReferrerRecordFragment, SideRewardFragment } from "../referrer.generated.ts";

/** What one side is given, as it is typed. */
interface RewardTyped {
  kind: string;
  lessons: number | string | null;
  amounts: SumsTyped;
}
const oneLesson: RewardTyped = { kind: "credit-lessons", lessons: 1, amounts: noSums };

const storedReward = (stored: unknown): string => {
  const reward = stored as ReferralReward | null;
  if (!reward) return "none";
  return reward.kind === "credit-lessons" ? counted(reward.lessons ?? 0, "lesson") : sumsInWords(reward.amounts);
};

/** What one side is given; a teacher's terms have none. */
const sideReward = (label: string) => ({
  label,
  empty: oneLesson,
  read: (stored: SideRewardFragment | null): RewardTyped =>
    stored
      ? {
          kind: referralRewardKinds.find((kind) => toEnumName(kind) === stored.kind) ?? "credit-lessons",
          lessons: stored.lessons,
          amounts: typedSums(stored.amounts),
        }
      : oneLesson,
  parsed: ({ kind, lessons, amounts }: RewardTyped) =>
    kind === "credit-lessons"
      ? { kind, lessons, amounts: [] }
      : { kind: kind as ReferralRewardKind, lessons: null, amounts: sumsOf(amounts) },
  sent: (parsed: { kind: ReferralRewardKind; lessons: number | null; amounts: Money[] } | null) =>
    parsed && { ...parsed, kind: toEnumName(parsed.kind) },
  show: ({ kind, lessons, amounts }: RewardTyped) =>
    kind === "credit-lessons" ? counted(Number(lessons ?? 0), "lesson") : sumsInWords(sumsOf(amounts)),
  showStored: storedReward,
});

/** Every currency here has a hundred minor units. */
const rewardAmount = {
  label: "Amount",
  empty: "",
  read: (stored: number | null): string => (stored === null ? "" : (stored / 100).toFixed(2)),
  parsed(typed: string) {
    if (typed.trim() === "") return null;
    const read = parseAmount(typed, "NGN");
    return read.ok ? read.amount : Number.NaN;
  },
  showStored: (stored: unknown) => (stored === null ? "none" : (Number(stored) / 100).toFixed(2)),
};

/** A referrer's form as a table of its fields. */
export const referrerForm = formOf<ReferrerRecordFragment>()(referrerInput, {
  scheme: enumField<ReferralScheme>()("Scheme", referralSchemes, "teacher"),
  personId: { ...saidOnce("Person"), readFrom: ({ id }: ReferrerRecordFragment): string => id },
  firstName: saidOnce("First name"),
  lastName: saidOnce("Last name"),
  email: saidOnce("Email"),
  phoneNumber: saidOnce("Phone"),
  code: text("Code"),
  rewardType: {
    ...enumField<TeacherRewardType>()("Reward", teacherRewardTypes, "percent"),
    show: rewardTypeWord,
    showStored: rewardTypeWord,
  },
  percentBp: share("Share"),
  rewardCurrency: optionalEnumField<CurrencyName>()("Currency", currencies, currencyOptions),
  rewardAmount,
  capPerReferral: sums("At most"),
  ownReward: sideReward("The referrer gets"),
  refereeReward: sideReward("The new customer gets"),
  qualifyingLessons: { ...number("Lessons to be held"), empty: 1 as number | string | null },
  holdDays: { ...number("Days to wait after that"), empty: 14 as number | string | null },
  payoutMethod: {
    ...optionalEnumField<PayoutMethod>()("How they are paid", payoutMethods, payoutMethodOptions),
    showStored: (stored: unknown) => (stored === null ? "not said" : payoutMethodWord(stored)),
  },
});
export type ReferrerValues = ReturnType<typeof referrerForm.recordOf>["values"];

/** The currency that an amount is typed in. */
export const currencyTyped = ({ rewardCurrency }: ReferrerValues): Currency => (rewardCurrency || "GBP") as Currency;
