import { and, eq, gt } from "drizzle-orm";
import { isLimited } from "@app/domain/permissions.ts";
import type { ReferralPayoutEvent } from "@app/domain/referrals/referral-enums.ts";
import { referralDecisionMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { payoutEventDone, payoutMachine } from "@app/domain/referrals/referral-states.ts";
import { payoutWords } from "@app/domain/referrals/referral-mail-words.ts";
import { payoutOf } from "@app/domain/referrals/reward.ts";
import type { PayoutInput } from "@app/domain/referrals/referral.ts";
import { newId } from "../../database/new-id.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import type { PayoutRecord } from "./payout.record.ts";
import { payoutKind } from "./payout.kind.ts";
import { waitingFor } from "./payouts.queries.ts";
import { payoutLines, referralPayouts, type PayoutRow } from "./payouts.table.ts";
import { emailReferrer } from "./referral-emails.ts";
import { referralKind } from "./referral.kind.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";
import { referrers } from "./referrers.table.ts";
import { refuseLost, standing } from "./take-back.ts";

function refuseAdmins({ actor }: Context): void {
  if (isLimited(actor.role, "referrals")) throw new Refusal("FORBIDDEN", texts.directorPayouts);
}

/** Puts a referrer's approved rewards in one currency together, less what is to be taken back. Source: domain.md 2.9. */
export async function createPayout(context: Context, { referrerId, currency }: PayoutInput): Promise<PayoutRecord> {
  refuseAdmins(context);
  // Locked, so that a reward is in one payout only.
  const [referrer] = await lockRecords(context, referrers, [referrerId]);
  if (!referrer) throw fieldRefusal("referrerId", messages.reference("Referrer"));
  const { earned: waiting, owed, hasMore } = await waitingFor(context, referrerId, currency);
  const rows = await lockRecords(
    context,
    referrals,
    waiting.map(({ referralId }) => referralId),
  );
  const stand = new Set((await standing(context, rows)).map(({ id }) => id));
  const earned = waiting.filter(({ referralId }) => stand.has(referralId));
  if (earned.length === 0) throw fieldRefusal("currency", (hasMore ? texts.inPayout : texts.nothingToPay)(currency));
  const { amount, lines } = payoutOf(earned, owed);
  return createRecord(context, payoutKind, {
    write: () => insertRecord(context, referralPayouts, { referrerId, currency, amount }),
    async effects({ id: payoutId }) {
      await context.db.insert(payoutLines).values(lines.map((line) => ({ id: newId(context.now), payoutId, ...line })));
    },
  });
}

/** The rewards of a payout, locked; refused where one of them was taken back meanwhile, or is about to be. */
async function rewardsOf(context: Context, payoutId: string): Promise<ReferralRow[]> {
  const lines = await context.db
    .select()
    .from(payoutLines)
    .where(and(eq(payoutLines.payoutId, payoutId), gt(payoutLines.amount, 0)));
  const ids = lines.map(({ referralId }) => referralId);
  const rows = await lockRecords(context, referrals, ids);
  const gone = rows.find(({ status }) => status !== "approved");
  if (gone) throw new Refusal("WRONG_STATE", texts.takenBackMeanwhile(await referralKind.labelOf(gone, context)));
  await refuseLost(context, rows);
  return rows;
}

/** Marks the rewards of a payout as paid. */
async function payRewards(context: Context, payoutId: string): Promise<ReferralRow[]> {
  const rows = await rewardsOf(context, payoutId);
  for (const { id: _id, version } of rows)
    await changeRecord(
      context,
      referralKind,
      { _id, version },
      { action: "state-changed", write: (before) => updateRecord(context, referrals, before, { status: "paid" }) },
    );
  return rows;
}

/** Tells a referrer what was paid to them. */
function emailPayout(
  context: Context,
  { referrerId, currency, amount }: PayoutRow,
  { reference = "", rows }: { reference: string | undefined; rows: readonly ReferralRow[] },
): Promise<void> {
  const earned = rows.reduce((sum, row) => sum + (row.rewardAmount ?? 0), 0);
  const words = payoutWords({ currency, amount, earned, reference });
  return emailReferrer(context, "referral-payout", { referrerId, about: rows }, { payoutWords: words });
}

interface PayoutDetails {
  reference?: string;
  paidOn?: string | null | undefined;
  reason?: string;
}

/** Moves a payout to its next state; it is paid with a reference, and given up with a reason. */
export const firePayoutEvent = (
  context: Context,
  event: ReferralPayoutEvent,
  at: RecordRef,
  { reference, paidOn, reason }: PayoutDetails = {},
): Promise<PayoutRecord> =>
  fireEvent(context, payoutKind, at, {
    machine: payoutMachine,
    event,
    done: payoutEventDone[event],
    reason,
    admit(before) {
      refuseAdmins(context);
      // Somebody has sent the money: a second transfer must not look like the first.
      if (event === "pay" && before.reference !== null)
        throw new Refusal("WRONG_STATE", texts.paidAlready(before.reference));
    },
    isSame: (before) => event !== "pay" || before.reference === null || before.reference === reference,
    async write(before, status) {
      if (event === "approve") await rewardsOf(context, before.id);
      const today = context.now.toISOString().slice(0, 10);
      if (paidOn && paidOn > today) throw fieldRefusal("paidOn", texts.paidInFuture);
      if (event === "pay")
        await emailPayout(context, before, { reference, rows: await payRewards(context, before.id) });
      return updateRecord(context, referralPayouts, before, {
        status,
        ...(event === "pay" && { reference: reference ?? null, paidOn: paidOn ?? today }),
        ...(event === "fail" && { reason: reason ?? null }),
      });
    },
  });
