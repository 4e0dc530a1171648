import { eq } from "drizzle-orm";
import { referralDecisionMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { isClawBackDay } from "@app/domain/referrals/reward.ts";
import { localDay } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { takeReferralCreditBack } from "../billing/referral-credit.public.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { isUnpaidAgain, wentBackOn } from "./first-invoice.ts";
import { moveReferral } from "./move-referral.ts";
import type { ReferralRow } from "./referrals.table.ts";

/** The zone of a customer's region. */
export async function zoneOf({ db }: Pick<Context, "db">, customerId: string): Promise<string> {
  const [row] = await db
    .select({ timeZone: regions.timeZone })
    .from(customers)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(eq(customers.id, customerId));
  return row?.timeZone ?? "UTC";
}

const isGiven = ({ status, ownLotId, refereeLotId }: ReferralRow): boolean =>
  status === "paid" || ownLotId !== null || refereeLotId !== null;

/** Takes what is unused of a reward that was given back; what was paid out is taken from the next payouts. */
async function clawBack(context: Context, row: ReferralRow, why: string, reason: string): Promise<true> {
  for (const lotId of [row.ownLotId, row.refereeLotId])
    if (lotId !== null) await takeReferralCreditBack(context, lotId, why);
  await moveReferral(context, row, { status: "clawed-back", reason }, reason);
  return true;
}

/** What a referral held before anything was paid. */
const unpaid = {
  status: "signed-up",
  ...{ invoiceId: null, paidAt: null, invoiceCurrency: null, invoiceNet: null },
  ...{ qualifiedAt: null, rewardCurrency: null, rewardAmount: null, approvedAt: null },
} as const satisfies Partial<ReferralRow>;

/**
 * Takes a reward back where all of the first payment went back in time; one that was not given is rejected. A payment
 * that was entered by mistake was none: the referral waits for one again. Source: domain.md 2.9.
 */
export async function takeBack(context: Context, row: ReferralRow): Promise<boolean> {
  const { refereeCustomerId: customerId, paidAt, invoiceId } = row;
  if (customerId === null || paidAt === null || invoiceId === null) return false;
  if (await isUnpaidAgain(context, invoiceId)) {
    if (isGiven(row)) return clawBack(context, row, texts.neverPaid, texts.neverPaidUnused);
    await moveReferral(context, row, unpaid, texts.neverPaid);
    return true;
  }
  const backOn = await wentBackOn(context, invoiceId);
  if (backOn === null) return false;
  if (!isGiven(row)) {
    await moveReferral(context, row, { status: "rejected", reason: texts.wentBack }, texts.wentBack);
    return true;
  }
  const zone = await zoneOf(context, customerId);
  if (!isClawBackDay(localDay(paidAt, zone).date, backOn)) return false;
  return clawBack(context, row, texts.wentBack, texts.wentBackUnused);
}
