import { recordName } from "@app/domain/changes.ts";
import { messages } from "@app/domain/messages.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { referralDecisionMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { isGiven } from "@app/domain/referrals/referral-states.ts";
import { clawBackDays } from "@app/domain/referrals/reward.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { referralKind } from "./referral.kind.ts";
import type { ReferralRecord } from "./referral.record.ts";
import { referrals } from "./referrals.table.ts";
import { takeBack } from "./take-back.ts";

/**
 * Takes a reward back at once where the hourly job would: the whole first payment went back in time. A director's. Source:
 * domain.md 2.9.
 */
export async function clawBackReferral(context: Context, { _id, version }: RecordRef): Promise<ReferralRecord> {
  if (isLimited(context.actor.role, "referrals")) throw new Refusal("FORBIDDEN", texts.directorTakesBack);
  const name = recordName(referralKind.kind);
  const row = await findOrRefuse(context, referrals, _id, name);
  // The job, or a colleague, was first.
  if (row.status === "clawed-back") return referralKind.present(context, row);
  await checkVersion(context, row, version, (now) => referralKind.present(context, now));
  if (!isGiven(row.status))
    throw new Refusal("WRONG_STATE", messages.wrongState(name.toLowerCase(), row.status, "taken back"));
  if (!(await takeBack(context, row))) throw new Refusal("WRONG_STATE", texts.standsStill(clawBackDays));
  return referralKind.present(context, await findOrRefuse(context, referrals, _id, name));
}
