import { isLimited } from "@app/domain/permissions.ts";
import { referralDecisionMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { isCorrectable } from "@app/domain/referrals/referral-states.ts";
import type { ReferralCorrectInput } from "@app/domain/referrals/referral.ts";
import { termsOf } from "@app/domain/referrals/referrer.ts";
import { eq } from "drizzle-orm";
import type { Comer } from "@app/domain/referrals/household.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { customerKind, customers, personOf, signsBetween, type CustomerRow } from "../customers/customers.public.ts";
import { leadKind } from "../leads/leads.public.ts";
import { leads, type LeadRow } from "../leads/leads-table.public.ts";
import { readCode } from "./attribution.service.ts";
import { codeStanding } from "./codes.queries.ts";
import { referralKind } from "./referral.kind.ts";
import type { ReferralRecord } from "./referral.record.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";
import { referrers } from "./referrers.table.ts";

/** Who came, as far as their household is told by it. */
async function comerOf(context: Context, { refereeCustomerId, leadId }: ReferralRow): Promise<Comer> {
  if (refereeCustomerId !== null) {
    const { id, firstName, lastName, email, dateOfBirth } = await personOf(context, refereeCustomerId);
    return { id, firstName, lastName, email, dateOfBirth };
  }
  const { firstName, lastName, email } = await findOrRefuse(context, leads, leadId ?? "", "Lead");
  return { firstName, lastName, email };
}

/** What a referral is once somebody else turns out to have sent them: on the terms that they have today. */
async function sentBy(context: Context, before: ReferralRow, code: string): Promise<Partial<ReferralRow>> {
  await readCode(context, code, await comerOf(context, before));
  const standing = await codeStanding(context, code);
  const [referrer] = await context.db
    .select()
    .from(referrers)
    .where(eq(referrers.id, standing?.holderId ?? ""));
  if (!referrer) throw fieldRefusal("referralCode", texts.partnerCode);
  if (referrer.id === before.referrerId) throw fieldRefusal("referralCode", texts.sameReferrer);
  const { refereeCustomerId } = before;
  return {
    referrerId: referrer.id,
    scheme: referrer.scheme,
    code,
    terms: termsOf(referrer),
    flags: refereeCustomerId === null ? [] : await signsBetween(context, referrer.id, refereeCustomerId),
  };
}

/** Says the same on the record of whoever came, so that it names nobody who did not send them. */
async function sayOnRecord(context: Context, after: ReferralRow, reason: string): Promise<void> {
  const isOut = after.status === "rejected";
  const said = {
    referralCode: isOut ? null : after.code,
    source: isOut ? ("other" as const) : (`referral-${after.scheme}` as const),
  };
  const { refereeCustomerId, leadId } = after;
  if (refereeCustomerId !== null) {
    const { id: _id, version } = await findOrRefuse(context, customers, refereeCustomerId, "Customer");
    const write = (before: CustomerRow) => updateRecord(context, customers, before, said);
    await changeRecord(context, customerKind, { _id, version }, { reason, write });
  } else if (leadId !== null) {
    const { id: _id, version } = await findOrRefuse(context, leads, leadId, "Lead");
    const write = (before: LeadRow) => updateRecord(context, leads, before, said);
    await changeRecord(context, leadKind, { _id, version }, { reason, write });
  }
}

/**
 * Names another referrer than the one first written down, or none, as long as no reward has qualified. A director's, with
 * the reason. Source: domain.md 1.1.
 */
export const correctReferrer = (
  context: Context,
  { referralCode, reason, ...at }: RecordRef & Omit<ReferralCorrectInput, "version">,
): Promise<ReferralRecord> =>
  changeRecord(context, referralKind, at, {
    action: referralCode ? "updated" : "state-changed",
    reason,
    admit() {
      if (isLimited(context.actor.role, "referrals")) throw new Refusal("FORBIDDEN", texts.directorCorrects);
    },
    check({ status }) {
      if (!isCorrectable(status)) throw new Refusal("WRONG_STATE", texts.tooLateToCorrect);
    },
    write: async (before) =>
      updateRecord(
        context,
        referrals,
        before,
        referralCode ? await sentBy(context, before, referralCode) : { status: "rejected" as const, reason },
      ),
    effects: (after) => sayOnRecord(context, after, reason),
  });
