import { asc, eq, sql } from "drizzle-orm";
import { invoiceSums } from "@app/domain/billing/invoice-line.ts";
import { statusFor } from "@app/domain/billing/invoice-states.ts";
import { daysOfMonth, monthsUntil } from "@app/domain/dates/month.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import {
  billedItems,
  creditNotes,
  customersToBill,
  invoiceLines,
  invoices,
  issuerOf,
  lessonsToBill,
  lineOfLesson,
  paymentAllocations,
  payments,
  takeNumber,
} from "../features/billing/billing.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { readPayers, type Payer } from "./invoice-plans.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of ongoing invoices begins. */
const chanceFrom = 97_000_000;
/** So many months were billed. */
const billedMonths = 4;
const day = 86_400_000;
const hour = 3_600_000;

type Region = typeof regions.$inferSelect;
type Ending = "draft" | "sent" | "part" | "paid" | "credited" | "void";

/** What became of the invoices of a month, by how long ago it was: the older, the more are paid. */
const endings: readonly (readonly Ending[])[] = [
  ["sent", "draft", "paid", "sent", "draft", "part", "sent", "paid"],
  ["paid", "paid", "sent", "paid", "part", "paid", "paid", "sent"],
  ["paid", "paid", "paid", "credited", "paid", "sent", "paid", "paid"],
  ["paid", "paid", "void", "paid", "paid", "paid", "paid", "paid"],
];
const paidShare = { draft: 0, sent: 0, part: 0.5, paid: 1, credited: 0, void: 0 } as const;

const unsent = { invoiceNumber: null, issuedOn: null, dueOn: null, sentAt: null, sentById: null, sentTo: [] };

interface Billed {
  payer: Payer;
  region: Region;
  ending: Ending;
  issuedAt: Date;
  id: string;
  currency: Payer["currency"];
  total: number;
  tax: number;
}

/** What was paid on an invoice some days after it was sent. Returns how much. */
async function seedPayment(db: Database, seed: Seed, { payer, region, ending, issuedAt, id, currency, total }: Billed) {
  const share = paidShare[ending];
  const amount = share < 1 ? Math.floor((total * share) / 100) * 100 : total;
  if (amount <= 0) return 0;
  const paidAt = issuedAt.getTime() + seed.chance.whole(1, 6) * day;
  const at = new Date(Math.min(paidAt, seed.now.getTime() - hour));
  const byId = payer.ownerId ?? "system";
  const [next] = await db.select({ number: sql<string>`nextval('payment_numbers')` }).from(sql`(values (1)) as one`);
  const payment = {
    ...seed.record(at),
    createdBy: byId,
    updatedBy: byId,
    customerId: payer.customerId,
    currency,
    amount,
    paymentNumber: `PAY-${String(next?.number ?? 0).padStart(6, "0")}`,
    gateway: "BANK_TRANSFER" as const,
    method: "bank" as const,
    status: "succeeded" as const,
    regionId: region.id,
    receivedOn: wallClockOf(at, payer.zone).date,
    payerName: `${payer.firstName} ${payer.lastName}`,
  };
  await db.insert(payments).values(payment);
  const allocation = { id: seed.chance.id(at), paymentId: payment.id, invoiceId: id, amount, at, byId };
  await db.insert(paymentAllocations).values(allocation);
  return amount;
}

/** A credit note over all of an invoice. Returns how much. */
async function seedCredit(db: Database, seed: Seed, billed: Billed): Promise<number> {
  const { payer, region, ending, issuedAt, id, currency, total, tax } = billed;
  if (ending !== "credited") return 0;
  const at = new Date(Math.min(issuedAt.getTime() + 5 * day, seed.now.getTime() - hour));
  const issuedOn = wallClockOf(at, payer.zone).date;
  const by = payer.ownerId ?? "system";
  const net = total - tax;
  await db.insert(creditNotes).values({
    ...seed.record(at),
    createdBy: by,
    updatedBy: by,
    invoiceId: id,
    customerId: payer.customerId,
    currency,
    creditNoteNumber: await takeNumber({ db }, { kind: "credit-note", prefix: region.invoicePrefix, issuedOn }),
    issuedOn,
    net,
    tax,
    total,
    lines: [{ description: "All lessons of the month", net, tax }],
    reason: "The tutor was ill for most of the month; nothing is charged.",
  });
  return total;
}

interface Run {
  region: Region;
  from: string;
  to: string;
  ending: Ending;
  issuedAt: Date;
}

/** One invoice of a run, with its lines and what became of it. */
async function seedOne(db: Database, seed: Seed, payer: Payer, currency: Payer["currency"], run: Run) {
  const { region, from, to, issuedAt, ending } = run;
  const asked = { customerId: payer.customerId, regionId: region.id, to, currency };
  const lessons = await lessonsToBill({ db, now: seed.now }, asked);
  if (lessons.length === 0) return;
  const byId = payer.ownerId ?? "system";
  const authorship = { ...seed.record(issuedAt), createdBy: byId, updatedBy: byId };
  const lines = lessons.map((lesson, place) => ({ ...seed.record(issuedAt), ...lineOfLesson(lesson, place, region) }));
  const sums = invoiceSums(lines);
  const issuedOn = wallClockOf(issuedAt, region.timeZone).date;
  const isDraft = ending === "draft";
  const paymentGateway = "BANK_TRANSFER" as const;
  const sent = {
    invoiceNumber: isDraft
      ? null
      : await takeNumber({ db }, { kind: "ongoing", prefix: region.invoicePrefix, issuedOn }),
    issuedOn,
    dueOn: daysLater(issuedOn, payer.dueDays),
    sentAt: issuedAt,
    sentById: byId,
    sentTo: [payer.email],
    // Those from before the demo business began have been reminded of.
    remindedFor: wallClockOf(seed.now, region.timeZone).date,
    issuer: issuerOf(region, { currency, paymentGateway }),
    voidReason: ending === "void" ? "It was made for the wrong customer." : null,
  };
  await db.insert(invoices).values({
    ...authorship,
    ...sums,
    kind: "ongoing",
    customerId: payer.customerId,
    regionId: region.id,
    currency,
    firstName: payer.firstName,
    lastName: payer.lastName,
    email: payer.email,
    timeZone: payer.timeZone,
    paymentGateway,
    periodFrom: from,
    periodTo: to,
    status: ending === "void" ? "void" : "draft",
    ...(isDraft ? unsent : sent),
  });
  await insertRows(
    db,
    invoiceLines,
    lines.map((line) => ({ ...line, invoiceId: authorship.id })),
  );
  if (ending !== "void")
    await insertRows(
      db,
      billedItems,
      lessons.flatMap(({ itemIds }, place) =>
        itemIds.map((itemId) => ({ itemId, invoiceId: authorship.id, lineId: lines[place]?.id ?? "" })),
      ),
    );
  if (isDraft || ending === "void") return;
  const billed = {
    payer,
    region,
    ending,
    issuedAt,
    id: authorship.id,
    currency,
    total: sums.total,
    tax: sums.taxTotal,
  };
  const [received, credited] = [await seedPayment(db, seed, billed), await seedCredit(db, seed, billed)];
  const status = statusFor("sent", { total: sums.total, received, credited, givenBack: 0, writtenOff: 0 });
  await db.update(invoices).set({ status }).where(eq(invoices.id, authorship.id));
}

/** Ongoing invoices of the last months in every state, region by region as runs made them. */
export async function seedOngoing(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const payers = new Map((await readPayers(db)).map((payer) => [payer.customerId, payer]));
  const places = await db.select().from(regions).orderBy(asc(regions.code));
  let turn = 0;
  for (const [index, month] of [...monthsUntil(now.toISOString().slice(0, 10), billedMonths + 1).entries()]
    .slice(1)
    .toReversed()) {
    const days = daysOfMonth(month);
    for (const region of places) {
      const begins = instantOf({ date: daysLater(days.to, 1), time: "10:00", timeZone: region.timeZone }).getTime();
      const due = await customersToBill({ db, now }, { regionId: region.id, ...days });
      for (const [place, { customerId, currency }] of due.entries()) {
        const payer = payers.get(customerId);
        const issuedAt = new Date(begins + place * 60_000);
        const course = endings[index - 1] ?? [];
        const ending = issuedAt < now ? (course[turn++ % course.length] ?? "sent") : "draft";
        if (payer) await seedOne(db, seed, payer, currency, { region, ...days, ending, issuedAt });
      }
    }
  }
}
