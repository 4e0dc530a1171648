import type { ReferralMailKind } from "@app/domain/referrals/referral-mail-kinds.ts";

const letter = (name: string, subject: string, ...paragraphs: string[]) => ({
  name,
  subject,
  body: `Dear {{firstName}},\n\n${[...paragraphs, "{{personalMessage}}"].join("\n\n")}\n\nWith warm regards,\n{{ownerName}}`,
});

/** What referrers are sent, as it is before a director words it otherwise. */
export const referralTexts: Readonly<Record<ReferralMailKind, { name: string; subject: string; body: string }>> = {
  "referral-qualified": letter(
    "A referral has qualified",
    "Your referral of {{refereeNames}} has qualified",
    "Thank you for recommending us. Your referral of {{refereeNames}} has qualified for a reward.",
    "We will write again once your reward is approved. You need do nothing.",
  ),
  "referral-rewarded": letter(
    "A reward for a referral",
    "Your reward for referring {{refereeNames}}",
    "Thank you for referring {{refereeNames}}. Your reward is approved.",
    "{{rewardWords}}",
  ),
  "referral-payout": letter(
    "A payout to a referrer",
    "Your referral payout",
    "Thank you for referring {{refereeNames}}.",
    "{{payoutWords}}",
  ),
};
