import { toEnumName } from "@app/domain/enums.ts";
import { referralFlags } from "@app/domain/referrals/referral-enums.ts";
import type { ReferralFlag } from "@app/schema/types.generated.ts";
import { sentenceCase } from "../../shared/text/format.ts";

/** What suggests that both sides are of one household. */
const flagWords: Readonly<Record<ReferralFlag, string>> = {
  SAME_EMAIL: "same email",
  SAME_PHONE: "same phone",
  SAME_HOUSEHOLD: "same household",
  SAME_PAYMENT_METHOD: "same card",
};

/** The flags as choices of a filter. */
export const flagOptions = referralFlags.map((value) => ({ value, label: flagWords[toEnumName(value)] }));

/** "Same phone, same household" */
export const flagsInWords = (flags: readonly ReferralFlag[]): string =>
  sentenceCase(flags.map((flag) => flagWords[flag]).join(", "));
