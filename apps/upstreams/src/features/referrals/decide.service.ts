import { isLimited } from "@app/domain/permissions.ts";
import { referralDecisionMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { referralEventDone, referralMachine } from "@app/domain/referrals/referral-states.ts";
import { creditReward } from "@app/domain/referrals/reward.ts";
import { inArray } from "drizzle-orm";
import { updateRecord } from "../../database/records.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { giveReferralCredit, lockRewarded } from "../billing/referral-credit.public.ts";
import { customers, recordsOfPerson } from "../customers/customers.public.ts";
import { emailReward } from "./referral-emails.ts";
import { referralKind } from "./referral.kind.ts";
import type { ReferralRecord } from "./referral.record.ts";
import { shownReferrals } from "./referrals.queries.ts";
import { refuseLost } from "./take-back.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";

/** Refuses a reward in money to those who may give credit alone. */
function refuseMoney({ actor }: Context, { scheme, terms }: ReferralRow): void {
  if (!isLimited(actor.role, "referrals")) return;
  if (scheme === "teacher" || terms.ownReward?.kind === "amount") throw new Refusal("FORBIDDEN", texts.director);
}

/** Gives both sides what the terms say, as far as that is credit. */
async function giveCredit(context: Context, row: ReferralRow): Promise<Partial<ReferralRow>> {
  const { terms, referrerId, refereeCustomerId } = row;
  if (row.scheme === "teacher" || refereeCustomerId === null) return {};
  // Whoever's record was merged since is given it on the one that is left.
  const [[giverId], [comerId]] = [
    await recordsOfPerson(context, referrerId),
    await recordsOfPerson(context, refereeCustomerId),
  ];
  const sides = [giverId, comerId];
  await lockRewarded(context, sides);
  const { id, currency } = customers;
  const known = await context.db.select({ id, currency }).from(customers).where(inArray(id, sides));
  const currencyOf = new Map(known.map((one) => [one.id, one.currency]));
  const [shown] = await shownReferrals(context, [row]);
  const give = async (customerId: string, reward: typeof terms.ownReward, name: string) => {
    const pays = currencyOf.get(customerId);
    const gift = pays === undefined ? null : creditReward(reward, pays);
    return gift && (await giveReferralCredit(context, { customerId, ...gift, reason: texts.reward(name) }));
  };
  return {
    ownLotId: await give(giverId, terms.ownReward, shown?.refereeName ?? ""),
    refereeLotId: await give(comerId, terms.refereeReward, shown?.referrerName ?? ""),
  };
}

/**
 * Approves a reward, once what stands out was looked at: credit is given to both sides at once, money waits for a payout.
 * Source: domain.md 2.9.
 */
export const approveReferral = (
  context: Context,
  { flagsSeen, ...at }: RecordRef & { flagsSeen: boolean },
): Promise<ReferralRecord> =>
  fireEvent(context, referralKind, at, {
    machine: referralMachine,
    event: "approve",
    done: referralEventDone.approve,
    admit: (before) => refuseMoney(context, before),
    async write(before, status) {
      if (before.flags.length > 0 && !flagsSeen) throw fieldRefusal("flagsSeen", texts.flags);
      await refuseLost(context, [before]);
      return updateRecord(context, referrals, before, {
        ...(await giveCredit(context, before)),
        status: before.rewardAmount === null ? "paid" : status,
        approvedAt: context.now,
      });
    },
    effects: (after) => emailReward(context, after),
  });

/** Rejects a reward, with the reason. */
export const rejectReferral = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<ReferralRecord> =>
  fireEvent(context, referralKind, at, {
    machine: referralMachine,
    event: "reject",
    done: referralEventDone.reject,
    reason,
    admit: (before) => refuseMoney(context, before),
    write: (before, status) => updateRecord(context, referrals, before, { status, reason }),
  });
