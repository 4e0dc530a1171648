import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { quoteRefund } from "@app/domain/billing/refund-quote.ts";
import type { ReferralStatus } from "@app/domain/referrals/referral-enums.ts";
import { clawBackDays } from "@app/domain/referrals/reward.ts";
import { invoices, refundInvoice, refundTermsOf } from "../features/billing/billing.public.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import {
  approveReferral,
  createPayout,
  firePayoutEvent,
  rejectReferral,
} from "../features/referrals/rewards.public.ts";
import { referrals } from "../features/referrals/referrals-tables.public.ts";
import { amongMany } from "../records/among.ts";
import { sentMessages } from "../features/messages/messages.public.ts";
import { mails } from "../features/system/mail/mail.public.ts";
import type { Context } from "../service/context.ts";

const day = 24 * 3_600_000;

const paidDaysAgo = 7;
const daysBefore = (context: Context, days: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() - days * day),
});

async function payOut(context: Context, input: Parameters<typeof createPayout>[1]): Promise<void> {
  const draft = await createPayout(daysBefore(context, paidDaysAgo + 2), input);
  const ready = await firePayoutEvent(daysBefore(context, paidDaysAgo + 1), "approve", draft);
  await firePayoutEvent(daysBefore(context, paidDaysAgo), "pay", ready, { reference: "TRF-20931" });
}

const inState = ({ db }: Context, status: ReferralStatus, scheme: "teacher" | "customer") =>
  db
    .select()
    .from(referrals)
    .where(and(eq(referrals.status, status), eq(referrals.scheme, scheme)))
    .orderBy(asc(referrals.attributedAt), asc(referrals.id));

/** Lets both sides of a referral have a phone number or an address in common, so that it must be reviewed. */
async function letStandOut(
  { db }: Context,
  { id, referrerId, refereeCustomerId }: typeof referrals.$inferSelect,
  flag: "same-phone" | "same-household",
): Promise<void> {
  const sides = [referrerId, refereeCustomerId ?? referrerId];
  const [referrer] = await db.select().from(persons).where(eq(persons.id, referrerId));
  if (flag === "same-phone")
    await db
      .update(persons)
      .set({ phoneNumber: referrer?.phoneNumber ?? null })
      .where(amongMany(persons.id, sides));
  else
    await db
      .update(customers)
      .set({ billingAddress: "14 Adeniran Street, Surulere" })
      .where(amongMany(customers.id, sides));
  await db
    .update(referrals)
    .set({ status: "review", flags: [flag] })
    .where(eq(referrals.id, id));
}

/** Approves what qualified, but for some; rejects one, leaves two to be reviewed, and pays teachers. */
export async function rewardReferrals(context: Context): Promise<void> {
  const { db, now } = context;
  // Looked at within days of having qualified, not all in the hour of the seed.
  await db
    .update(referrals)
    .set({
      qualifiedAt: sql`least(${referrals.paidAt} + interval '21 days', ${new Date(now.getTime() - 2 * day).toISOString()}::timestamptz)`,
    })
    .where(eq(referrals.status, "qualified"));
  const teachers = await inState(context, "qualified", "teacher");
  const givers = await inState(context, "qualified", "customer");
  const flagged = [teachers.pop(), givers.pop()].flatMap((one) => one ?? []);
  for (const [n, row] of flagged.entries()) await letStandOut(context, row, n === 0 ? "same-phone" : "same-household");
  const rejected = givers.shift();
  if (rejected)
    await rejectReferral(context, {
      _id: rejected.id,
      version: rejected.version,
      reason: "They had taken lessons with us under another name.",
    });
  for (const { id: _id, version, flags } of [...teachers.slice(1), ...givers.slice(1)])
    await approveReferral(context, { _id, version, flagsSeen: flags.length > 0 });
  const approved = await inState(context, "approved", "teacher");
  const pairs = new Map(
    approved.flatMap(({ referrerId, rewardCurrency: currency }) =>
      currency ? [[`${referrerId} ${currency}`, { referrerId, currency }] as const] : [],
    ),
  );
  for (const [n, input] of [...pairs.values()].slice(0, 2).entries()) {
    // The first was paid a week ago, the second still waits.
    if (n > 0) await createPayout(context, input);
    else await payOut(context, input);
  }
}

/** Gives somebody's whole first payment back whose reward was given, early enough that it is taken back too. */
export async function giveFirstPaymentBack(context: Context): Promise<void> {
  const { status, scheme, paidAt, invoiceId } = referrals;
  const [found] = await context.db
    .select({ id: invoices.id, version: invoices.version })
    .from(referrals)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .where(and(eq(status, "paid"), gt(paidAt, new Date(context.now.getTime() - (clawBackDays - 1) * day))))
    .orderBy(desc(scheme), desc(paidAt), asc(invoices.id))
    .limit(1);
  const terms = found && (await refundTermsOf(context, found.id));
  if (!terms) return;
  const unused = { quantity: terms.free, extra: 0, closes: false };
  await refundInvoice(context, {
    _id: found.id,
    version: found.version,
    ...unused,
    way: "bank",
    reference: "TRF-20977",
    extra: terms.refundable - quoteRefund(terms, unused).amount,
    reason: "They are moving abroad and take no more lessons.",
  });
}

/** Takes back the emails of what was just made up: nobody is written to about it. */
export async function unwrite(context: Context): Promise<void> {
  const { db, now } = context;
  const { at, mailId, toPersonId } = sentMessages;
  const { referrerId, refereeCustomerId } = referrals;
  const sides = sql`select ${referrerId} from ${referrals} union select ${refereeCustomerId} from ${referrals}`;
  const written = await db
    .delete(sentMessages)
    .where(
      and(
        inArray(at, [now, daysBefore(context, paidDaysAgo).now]),
        isNotNull(mailId),
        sql`${toPersonId} in (${sides})`,
      ),
    )
    .returning({ mailId });
  await db.delete(mails).where(
    amongMany(
      mails.id,
      written.flatMap((one) => one.mailId ?? []),
    ),
  );
}
