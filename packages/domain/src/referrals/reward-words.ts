/** How rewards read. Has no zod import, because screens load it. */
import { counted } from "../counted.ts";
import type { Currency } from "../enums.ts";
import { formatMoney, type Money } from "../money.ts";
import { inPercent } from "../percent.ts";
import type { ReferralScheme } from "./referral-enums.ts";
import type { ReferralReward, ReferralTerms } from "./referrer.ts";

const sums = (amounts: readonly Money[]): string => amounts.map(formatMoney).join(" or ");

/** "1 lesson", "£10.00 credit", "£10.00 or $12.00 paid out". */
function sideInWords(reward: ReferralReward | null): string {
  if (!reward) return "nothing";
  if (reward.kind === "credit-lessons") return counted(reward.lessons ?? 0, "lesson");
  return `${sums(reward.amounts)} ${reward.kind === "amount" ? "paid out" : "credit"}`;
}

/** What a referral would earn by its terms: "10%, at most ₦2,500.00", "1 lesson each". */
export function rewardInWords(scheme: ReferralScheme, terms: ReferralTerms): string {
  const { rewardType, percentBp, rewardCurrency, rewardAmount, capPerReferral, ownReward, refereeReward } = terms;
  if (scheme === "customer") {
    const [own, theirs] = [sideInWords(ownReward), sideInWords(refereeReward)];
    return own === theirs ? `${own} each` : `${own}; new customer: ${theirs}`;
  }
  if (rewardType === "amount") return formatMoney({ currency: rewardCurrency as Currency, amount: rewardAmount ?? 0 });
  const part = inPercent((percentBp ?? 0) / 100);
  return capPerReferral.length > 0 ? `${part}, at most ${sums(capPerReferral)}` : part;
}
