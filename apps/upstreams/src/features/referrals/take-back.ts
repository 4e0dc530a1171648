import { eq } from "drizzle-orm";
import { referralDecisionMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import { isClawBackDay } from "@app/domain/referrals/reward.ts";
import { localDay } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { takeReferralCreditBack } from "../billing/referral-credit.public.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { isUnpaidAgain, wentBackOn } from "./first-invoice.ts";
import { giveUpPayoutsWith } from "./give-up-payouts.ts";
import { moveReferral } from "./move-referral.ts";
import { referralKind } from "./referral.kind.ts";
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

const lossTexts = { "never-paid": texts.neverPaid, "went-back": texts.wentBack } as const;

const isGiven = ({ status, ownLotId, refereeLotId }: ReferralRow): boolean =>
  status === "paid" || ownLotId !== null || refereeLotId !== null;

/** Takes what is unused of a reward that was given back; what was paid out is taken from the next payouts. */
async function clawBack(context: Context, row: ReferralRow, why: string): Promise<true> {
  const lots = [row.ownLotId, row.refereeLotId].filter((lotId) => lotId !== null);
  for (const lotId of lots) await takeReferralCreditBack(context, lotId, why);
  const reason = lots.length === 0 ? why : texts.usedIsLost(why);
  await moveReferral(context, row, { status: "clawed-back", reason }, reason);
  return true;
}

/** What a referral held before anything was paid. */
const unpaid = {
  status: "signed-up",
  invoiceId: null,
  paidAt: null,
  invoiceCurrency: null,
  invoiceNet: null,
  qualifiedAt: null,
  rewardCurrency: null,
  rewardAmount: null,
  approvedAt: null,
} as const satisfies Partial<ReferralRow>;

/**
 * Why a reward is not to be had, or not any longer: all of the first payment went back in time, or it was entered by
 * mistake and was none. Null while it stands. Source: domain.md 2.9.
 */
async function lossOf(context: Context, row: ReferralRow): Promise<"never-paid" | "went-back" | null> {
  const { refereeCustomerId: customerId, paidAt, invoiceId } = row;
  if (customerId === null || paidAt === null || invoiceId === null) return null;
  if (await isUnpaidAgain(context, invoiceId)) return "never-paid";
  const backOn = await wentBackOn(context, invoiceId);
  if (backOn === null) return null;
  if (!isGiven(row)) return "went-back";
  const zone = await zoneOf(context, customerId);
  return isClawBackDay(localDay(paidAt, zone).date, backOn) ? "went-back" : null;
}

/** Refuses to give, or to pay out, rewards that the next hour would take back. */
export async function refuseLost(context: Context, rows: readonly ReferralRow[]): Promise<void> {
  for (const row of rows) {
    const loss = await lossOf(context, row);
    if (loss === null) continue;
    throw new Refusal("WRONG_STATE", texts.lost(await referralKind.labelOf(row, context), lossTexts[loss]));
  }
}

/** Those rewards that the next hour would not take back. */
export async function standing(context: Context, rows: readonly ReferralRow[]): Promise<ReferralRow[]> {
  const losses = await Promise.all(rows.map((row) => lossOf(context, row)));
  return rows.filter((_, place) => losses[place] === null);
}

/**
 * Takes a reward back where all of the first payment went back in time; one that was not given is rejected. A payment
 * that was entered by mistake was none: the referral waits for one again. Source: domain.md 2.9.
 */
export async function takeBack(context: Context, row: ReferralRow): Promise<boolean> {
  const loss = await lossOf(context, row);
  if (loss === null) return false;
  const why = lossTexts[loss];
  if (isGiven(row)) return clawBack(context, row, why);
  await moveReferral(context, row, loss === "never-paid" ? unpaid : { status: "rejected", reason: why }, why);
  await giveUpPayoutsWith(context, row);
  return true;
}
