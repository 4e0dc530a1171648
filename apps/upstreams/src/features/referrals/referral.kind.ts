import type { RecordKind } from "../../records/change-record.ts";
import type { ReferralRecord } from "./referral.record.ts";
import { shownReferrals } from "./referrals.queries.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";

export const referralKind: RecordKind<ReferralRow, ReferralRecord> = {
  table: referrals,
  kind: "referral",
  async labelOf(row, context) {
    const [shown] = await shownReferrals(context, [row]);
    return shown?.refereeName ?? row.code;
  },
  async present(context, row) {
    const [shown] = await shownReferrals(context, [row]);
    return shown as ReferralRecord;
  },
};
