import { counted } from "@app/domain/counted.ts";
import { formatMoney } from "@app/domain/money.ts";
import { inPercent } from "@app/domain/percent.ts";
import {
  referralRewardKindLabels,
  referralRewardKinds,
  teacherRewardTypeLabels,
  teacherRewardTypes,
} from "@app/domain/referrals/referral-enums.ts";
import { payoutMethodLabels, payoutMethods } from "@app/domain/tutors/tutor-enums.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";
import { sumsInWords } from "../../shared/text/sums-in-words.ts";
import type { ReferrerRowFragment, SideRewardFragment } from "./referrer.generated.ts";

export const rewardTypeOptions = toOptions(teacherRewardTypes, teacherRewardTypeLabels);
export const rewardTypeWord = labelOf(rewardTypeOptions);
export const rewardKindOptions = toOptions(referralRewardKinds, referralRewardKindLabels);
export const payoutMethodOptions = toOptions(payoutMethods, payoutMethodLabels);
export const payoutMethodWord = labelOf(payoutMethodOptions);

/** "1 lesson", "£10.00 or $12.00 credit", "£10.00 paid out". */
export function sideRewardInWords(reward: SideRewardFragment | null): string {
  if (!reward) return "Nothing";
  if (reward.kind === "CREDIT_LESSONS") return counted(reward.lessons ?? 0, "lesson");
  return `${sumsInWords(reward.amounts)} ${reward.kind === "AMOUNT" ? "paid out" : "credit"}`;
}

type Terms = Pick<
  ReferrerRowFragment,
  "rewardType" | "percentBp" | "rewardCurrency" | "rewardAmount" | "capPerReferral"
>;

/** "10%, at most ₦2,500.00", "£20.00". */
export function teacherRewardInWords({ rewardType, percentBp, rewardCurrency, rewardAmount, capPerReferral }: Terms) {
  if (rewardType === "AMOUNT")
    return rewardCurrency && rewardAmount !== null
      ? formatMoney({ currency: rewardCurrency, amount: rewardAmount })
      : "Nothing";
  const part = inPercent((percentBp ?? 0) / 100);
  return capPerReferral.length > 0 ? `${part}, at most ${sumsInWords(capPerReferral)}` : part;
}
