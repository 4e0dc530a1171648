import { and, asc, desc, eq, gt, isNotNull, sql, type SQL } from "drizzle-orm";
import { lettersOf } from "@app/domain/billing/unclear-payments.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { invoices, payments } from "../features/billing/billing.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of unclear payments begins. */
const chanceFrom = 101_000_000;

type NewPayment = typeof payments.$inferInsert;
type Known = Awaited<ReturnType<typeof oneInvoice>>;

/** The newest invoice of a kind, with the zone of its region; drafts have no number. */
async function oneInvoice(db: Database, currency: Currency, status: "sent" | "paid", skip = 0) {
  const [row] = await db
    .select({ invoice: invoices, timeZone: regions.timeZone })
    .from(invoices)
    .innerJoin(regions, eq(regions.id, invoices.regionId))
    .where(
      and(
        eq(invoices.currency, currency),
        eq(invoices.status, status),
        isNotNull(invoices.invoiceNumber),
        isNotNull(invoices.customerId),
        gt(invoices.total, 0),
      ),
    )
    .orderBy(desc(invoices.issuedOn), asc(invoices.invoiceNumber))
    .offset(skip)
    .limit(1);
  return row;
}

async function nextNumber(db: Database): Promise<string> {
  const next: SQL<string> = sql`nextval('payment_numbers')::text`;
  const [row] = await db.select({ next }).from(sql`(values (1)) as once`);
  return `PAY-${(row?.next ?? "0").padStart(6, "0")}`;
}

const card = { gateway: "STRIPE", method: "card" } as const;
const paystack = { gateway: "PAYSTACK", method: "transfer" } as const;
const transfer = { gateway: "BANK_TRANSFER", method: "bank" } as const;

/** A payment of some days ago that came by itself, whatever it was for. */
async function unclear(
  db: Database,
  seed: Seed,
  known: Known,
  days: number,
  facts: Omit<Partial<NewPayment>, "id"> & Pick<NewPayment, "status" | "gateway" | "method">,
): Promise<NewPayment[]> {
  const regionId = known?.invoice.regionId;
  if (!known || !regionId) return [];
  const { invoice, timeZone } = known;
  const at = seed.daysAgo(days);
  return [
    {
      ...seed.record(at),
      paymentNumber: await nextNumber(db),
      customerId: invoice.customerId,
      regionId,
      currency: invoice.currency,
      amount: invoice.total,
      receivedOn: wallClockOf(at, timeZone).date,
      payerName: `${invoice.firstName} ${invoice.lastName}`,
      reference: null,
      askedInvoiceId: null,
      expectedAmount: null,
      ...facts,
    },
  ];
}

const begunFor = (known: Known) => ({
  askedInvoiceId: known?.invoice.id ?? null,
  expectedAmount: known?.invoice.total ?? null,
});

/** Payments that somebody has to place: paid twice, too little, in another currency, by strangers, and not confirmed. */
export async function seedUnclearPayments(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const twice = await oneInvoice(db, "GBP", "paid");
  const short = await oneInvoice(db, "NGN", "sent");
  const foreign = await oneInvoice(db, "NGN", "sent", 1);
  const named = await oneInvoice(db, "GBP", "sent");
  const begun = await oneInvoice(db, "NGN", "sent", 2);
  const nobody = { customerId: null, ...transfer };
  await insertRows(db, payments, [
    ...(await unclear(db, seed, twice, 9, { status: "unclear", ...card, ...begunFor(twice), reference: "pi_3RkQ71" })),
    ...(await unclear(db, seed, short, 6, {
      status: "mismatch",
      ...paystack,
      ...begunFor(short),
      reference: "T4815162342",
      amount: Math.max(100, (short?.invoice.total ?? 0) - 100_000),
    })),
    ...(await unclear(db, seed, foreign, 4, {
      status: "mismatch",
      ...card,
      ...begunFor(foreign),
      reference: "pi_3RmA02",
      currency: "USD",
      amount: 4500,
    })),
    ...(await unclear(db, seed, named, 3, {
      status: "unclear",
      ...nobody,
      payerName: "R A BALOGUN",
      reference: `TUITION ${lettersOf(named?.invoice.invoiceNumber ?? "")}`,
    })),
    ...(await unclear(db, seed, named, 2, {
      status: "unclear",
      ...nobody,
      payerName: "FPI MR T OKONKWO",
      reference: "LESSONS THANK YOU",
      amount: 7350,
    })),
    ...(await unclear(db, seed, begun, 1, {
      status: "pending",
      ...paystack,
      ...begunFor(begun),
      reference: "T2342108151",
    })),
  ]);
}
