import { and, asc, desc, eq, gt, lt, ne, notInArray, sql } from "drizzle-orm";
import { spreadDispute } from "@app/domain/billing/dispute-quote.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import {
  bankDisputeParts,
  bankDisputes,
  creditLots,
  disputableParts,
  invoices,
  paymentAllocations,
  payments,
} from "../features/billing/billing.public.ts";
import { referrals } from "../features/referrals/referrals-tables.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { systemContext } from "../service/system-context.ts";
import { seedFrom } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of bank disputes begins. */
const chanceFrom = 103_000_000;
const day = 86_400_000;

interface Planned {
  currency: Currency;
  gateway: "STRIPE" | "PAYSTACK";
  status: "open" | "lost" | "won";
  reason: string;
  reference: string;
  fee: number;
  /** How many days ago it was opened, and decided. */
  opened: number;
  decided: number;
}

const planned: readonly Planned[] = [
  {
    currency: "NGN",
    gateway: "PAYSTACK",
    status: "open",
    fee: 0,
    opened: 4,
    decided: 0,
    reason: "The cardholder does not recognise the payment.",
    reference: "DSP-40771",
  },
  {
    currency: "USD",
    gateway: "STRIPE",
    status: "lost",
    fee: 1_500,
    opened: 16,
    decided: 3,
    reason: "The cardholder says the lessons were not as described.",
    reference: "dp_1Qx7LmKb",
  },
  {
    currency: "GBP",
    gateway: "STRIPE",
    status: "won",
    fee: 2_000,
    opened: 21,
    decided: 6,
    reason: "The cardholder says the payment was taken twice.",
    reference: "dp_1QvA20Ru",
  },
];

/** A prepayment that one payment paid in full some weeks ago, for lessons; nobody was referred with it. */
async function paidInvoice(db: Database, now: Date, { currency, opened }: Planned) {
  const on = (days: number) => new Date(now.getTime() - days * day).toISOString().slice(0, 10);
  const [found] = await db
    .select({ payment: payments, invoice: invoices, timeZone: regions.timeZone })
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .innerJoin(invoices, eq(invoices.id, paymentAllocations.invoiceId))
    .innerJoin(regions, eq(regions.id, payments.regionId))
    .where(
      and(
        eq(invoices.kind, "pre-payment"),
        ne(invoices.type, "TRIAL"),
        eq(invoices.status, "paid"),
        eq(invoices.currency, currency),
        eq(payments.status, "succeeded"),
        sql`${payments.amount} = ${invoices.total} and ${paymentAllocations.amount} = ${payments.amount}`,
        lt(payments.receivedOn, on(opened + 3)),
        gt(payments.receivedOn, on(opened + 120)),
        notInArray(
          sql`${invoices.customerId}`,
          db.select({ id: sql`coalesce(${referrals.refereeCustomerId}, '')` }).from(referrals),
        ),
      ),
    )
    .orderBy(desc(payments.receivedOn), asc(payments.paymentNumber))
    .limit(1);
  return found;
}

/** Card payments that customers dispute at their bank: one that is open, one that was lost and one that was won. */
export async function seedBankDisputes(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const director = staff.find(({ userRole, status }) => userRole === "director" && status === "active")?.id ?? "system";
  const by = { createdBy: director, updatedBy: director };
  for (const one of planned) {
    const found = await paidInvoice(db, now, one);
    if (!found) continue;
    const { payment, invoice, timeZone } = found;
    const at = new Date(now.getTime() - one.opened * day);
    const dayOf = (days: number) => wallClockOf(new Date(now.getTime() - days * day), timeZone).date;
    const { currency, gateway, status, reason, reference, fee } = one;
    const record = { ...seed.record(at), ...by };
    const spread = spreadDispute(await disputableParts(systemContext(db, now, "seed"), payment), payment.amount);
    await insertRows(db, bankDisputes, [
      {
        ...record,
        paymentId: payment.id,
        status,
        gateway,
        reference,
        currency,
        amount: payment.amount,
        fee,
        reason,
        openedOn: dayOf(one.opened),
        evidenceDueOn: dayOf(one.opened - 14),
        wonOn: status === "won" ? dayOf(one.decided) : null,
        lostOn: status === "lost" ? dayOf(one.decided) : null,
      },
    ]);
    await insertRows(
      db,
      bankDisputeParts,
      spread.map(({ part: { invoiceId, lotId }, amount }, place) => ({
        id: seed.chance.id(at),
        disputeId: record.id,
        place,
        invoiceId,
        lotId,
        amount,
      })),
    );
    const paid = { won: "succeeded", lost: "refunded", open: "disputed" } as const;
    await db.update(payments).set({ gateway, method: "card", status: paid[status] }).where(eq(payments.id, payment.id));
    if (status === "won") continue;
    await db
      .update(invoices)
      .set(status === "open" ? { isDisputed: true } : { status: "sent" })
      .where(eq(invoices.id, invoice.id));
    for (const { part, frozen } of spread)
      for (const { lot } of part.lots.slice(0, 1))
        await db.update(creditLots).set({ frozen }).where(eq(creditLots.id, lot.id));
  }
}
