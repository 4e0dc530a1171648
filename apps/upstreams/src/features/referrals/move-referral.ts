import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { referralKind } from "./referral.kind.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";

/** Moves a referral on by what happened. */
export const moveReferral = (context: Context, row: ReferralRow, changes: Partial<ReferralRow>, reason?: string) =>
  changeRecord(
    context,
    referralKind,
    { _id: row.id, version: row.version },
    {
      action: "state-changed",
      reason,
      write: (before) => updateRecord(context, referrals, before, changes),
    },
  );
