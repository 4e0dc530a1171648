import { sql } from "drizzle-orm";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { equalInstalments, nextInstalment, type Instalment } from "@app/domain/billing/instalments.ts";
import type { InvoiceStatus } from "@app/domain/billing/billing-enums.ts";
import { statusFor } from "@app/domain/billing/invoice-states.ts";
import { lineAmounts } from "@app/domain/billing/invoice-line.ts";
import { prepaymentLine } from "@app/domain/billing/line-text.ts";
import { applyBasisPoints } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { newId } from "../database/new-id.ts";
import { insertRows } from "../database/insert-rows.ts";
import {
  billingDocuments,
  creditLots,
  creditNotes,
  invoiceLines,
  invoices,
  issuerOf,
  numberIn,
  numberSeries,
  paymentAllocations,
  payments,
  refunds,
  seriesOf,
} from "../features/billing/billing.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { welcomePromo } from "./promo-plans.ts";
import { coursePlans, otherPlans, readPayers, type InvoicePlan } from "./invoice-plans.ts";
import { addLot, addPayment, type Rows } from "./invoice-money.ts";
import { addRefund, numberedNotes } from "./invoice-refunds.ts";
import { insertPostings, seedPostings } from "./postings.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of invoices begins. */
const chanceFrom = 91_000_000;
/** Each takes a moment to draw after the first start, so only the newest invoices and payments have PDFs. */
const withPdf = 10;
/** So many prepayment invoices stand in the demo business. */
const total = 180;

type Region = typeof regions.$inferSelect;

/** The number that comes next in the series of a plan. */
function nextNumber(rows: Rows, { invoicePrefix }: Region, issuedOn: string): string {
  const series = seriesOf({ kind: "pre-payment", prefix: invoicePrefix, issuedOn });
  const last = (rows.series.get(series) ?? 0) + 1;
  rows.series.set(series, last);
  return numberIn(series, last);
}

const statusOf = {
  draft: "draft",
  sent: "sent",
  overdue: "sent",
  part: "part-paid",
  paid: "paid",
  overpaid: "paid",
  void: "void",
  refunded: "paid",
  closed: "part-paid",
} as const;

const unsent = {
  invoiceNumber: null,
  issuedOn: null,
  dueOn: null,
  sentAt: null,
  sentById: null,
  sentTo: [],
  remindedFor: null,
  issuer: null,
};

/** Every so many prepayments of a fixed number of lessons, the customer had the promo for newcomers. */
const promoEvery = 17;

function promoOf({ type, ending, price, count }: InvoicePlan, place: number): { codes: string[]; discount: number } {
  if (type !== "FIXED" || ending !== "paid" || place % promoEvery !== 0) return { codes: [], discount: 0 };
  return { codes: [welcomePromo.code], discount: applyBasisPoints(price * count, welcomePromo.percentBp) };
}

function addInvoice(rows: Rows, seed: Seed, plan: InvoicePlan, region: Region) {
  const { payer, ending, issuedAt } = plan;
  const { codes, discount } = promoOf(plan, rows.invoices.length);
  const price = {
    unitAmount: plan.price,
    quantity: plan.count,
    discountAmount: discount,
    taxRateBp: region.taxRateBp,
    taxIncluded: region.pricesIncludeTax,
  };
  const { gross, net, tax, total: due } = lineAmounts(price);
  const issuedOn = wallClockOf(issuedAt, region.timeZone).date;
  const isDraft = ending === "draft";
  const by = payer.ownerId ?? "system";
  const sent = {
    invoiceNumber: isDraft ? null : nextNumber(rows, region, issuedOn),
    issuedOn,
    dueOn: daysLater(issuedOn, payer.dueDays),
    sentAt: issuedAt,
    sentById: by,
    sentTo: [payer.email],
    // Those from before the demo business began have been reminded of.
    remindedFor: wallClockOf(seed.now, region.timeZone).date,
    issuer: issuerOf(region, { currency: plan.currency, paymentGateway: "BANK_TRANSFER" }),
  };
  const invoice = {
    ...seed.record(issuedAt),
    createdBy: by,
    updatedBy: by,
    kind: "pre-payment" as const,
    status: statusOf[ending] as InvoiceStatus,
    customerId: payer.customerId,
    regionId: payer.regionId,
    currency: plan.currency,
    firstName: payer.firstName,
    lastName: payer.lastName,
    email: payer.email,
    timeZone: payer.timeZone,
    paymentGateway: "BANK_TRANSFER" as const,
    type: plan.type,
    whoIsLessonFor: plan.podId ? ("pod" as const) : plan.dependentId ? ("dependent" as const) : ("me" as const),
    dependentId: plan.dependentId,
    podId: plan.podId,
    subjects: [plan.subject],
    tutorIds: plan.tutorId === null ? [] : [plan.tutorId],
    priceAmount: plan.price,
    durationMinutes: plan.minutes,
    lessonCount: plan.count,
    subtotal: gross,
    discountTotal: discount,
    promoCodes: codes,
    taxTotal: tax,
    total: due,
    ...(isDraft ? unsent : sent),
    instalments: null as Instalment[] | null,
    voidReason: ending === "void" ? "They chose another day and a shorter course." : null,
  };
  rows.invoices.push(invoice);
  rows.lines.push({
    ...seed.record(issuedAt),
    invoiceId: invoice.id,
    place: 0,
    kind: "lessons",
    description: prepaymentLine({
      type: plan.type,
      subjects: [plan.subject],
      lessonCount: plan.count,
      durationMinutes: plan.minutes,
      learnerName: plan.learnerName,
    }),
    ...price,
    net,
    taxAmount: tax,
    total: due,
  });
  if (isDraft) return;
  const received = addPayment(rows, seed, plan, invoice);
  addLot(rows, seed, plan, { ...invoice, net, taxAmount: tax, received, issuedOn });
  if (ending === "part") {
    invoice.instalments = equalInstalments(due, 3, invoice.dueOn ?? issuedOn);
    invoice.dueOn = nextInstalment(invoice.instalments, received)?.dueOn ?? invoice.dueOn;
  }
  const given = addRefund(rows, seed, plan, { id: invoice.id, total: due, received, prefix: region.invoicePrefix });
  const money = { total: due, received, givenBack: given.amount, credited: given.total, writtenOff: 0 };
  if (given.total > 0) invoice.status = statusFor(invoice.status, money);
}

/** Prepayment invoices over the last year in every state, with their payments and credit. */
export async function seedInvoices(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const payers = await readPayers(db);
  const byId = new Map(payers.map((payer) => [payer.customerId, payer]));
  const places = new Map((await db.select().from(regions)).map((region) => [region.id, region]));
  const courses = await coursePlans(db, byId, now);
  const known = new Set(courses.map(({ payer }) => payer.customerId));
  const others = payers.filter(({ customerId, since }) => !known.has(customerId) && since < seed.daysAgo(2));
  const plans = [...courses, ...otherPlans(seed, others, Math.max(0, total - courses.length))];
  const rows: Rows = {
    invoices: [],
    lines: [],
    lots: [],
    entries: [],
    payments: [],
    allocations: [],
    creditNotes: [],
    refunds: [],
    series: new Map(),
  };
  for (const plan of plans.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())) {
    const region = places.get(plan.payer.regionId);
    if (region) addInvoice(rows, seed, plan, region);
  }
  await insertRows(db, invoices, rows.invoices);
  await insertRows(db, invoiceLines, rows.lines);
  await insertRows(db, payments, rows.payments);
  await insertRows(db, paymentAllocations, rows.allocations);
  const notes = numberedNotes(rows);
  await insertRows(db, creditNotes, notes);
  await insertRows(db, refunds, rows.refunds);
  await insertRows(db, creditLots, rows.lots);
  await insertPostings(db, await seedPostings(db, seed, rows));
  await insertRows(
    db,
    numberSeries,
    [...rows.series].map(([series, last]) => ({ series, last })),
  );
  const ordered = { createdAt: now, dueAt: now };
  await insertRows(db, billingDocuments, [
    ...rows.invoices
      .filter(({ status }) => status !== "draft")
      .slice(-withPdf)
      .map(({ id }) => ({ id: newId(now), kind: "invoice" as const, ownerId: id, ...ordered })),
    ...notes
      .slice(-withPdf)
      .map(({ id }) => ({ id: newId(now), kind: "credit-note" as const, ownerId: id, ...ordered })),
    ...rows.payments
      .slice(-withPdf)
      .map(({ id }) => ({ id: newId(now), kind: "receipt" as const, ownerId: id, ...ordered })),
  ]);
  await db.execute(sql`select setval('payment_numbers', ${Math.max(1, rows.payments.length)})`);
}
