import { eq } from "drizzle-orm";
import { naturalDay, type DatedBy } from "@app/domain/billing/book-months.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { settledOf } from "@app/domain/billing/amount-due.ts";
import { nextInstalment } from "@app/domain/billing/instalments.ts";
import { grantedFor } from "@app/domain/billing/lot-value.ts";
import { statusFor } from "@app/domain/billing/invoice-states.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { heldCourses, payForCourse } from "../lessons/lessons.public.ts";
import { customers } from "../customers/customers.public.ts";
import { keepPromosInStep } from "../promos/promos.public.ts";
import { regions, type RegionRow } from "../regions/regions.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { releaseFrozen } from "./bank-disputes/frozen-credit.ts";
import { usedByLessons } from "./cover.public.ts";
import { entriesOf, standingOf, writeEntry } from "./credit-book.ts";
import { creditLots, type CreditLotRow } from "./credit.table.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { moneyOf } from "./invoice-money.ts";
import { linesOf } from "./invoices.queries.ts";
import { grantTerms, soldBy } from "./sold-credit.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";

/** Adds the credit that a prepayment sells; nothing of it is granted yet. */
export async function addLotOf(context: Context, invoice: InvoiceRow & { regionId: string }): Promise<void> {
  const { customerId } = invoice;
  if (invoice.kind !== "pre-payment" || customerId === null) return;
  const [line] = await linesOf(context, [invoice.id]);
  if (line) await insertRecord(context, creditLots, soldBy({ ...invoice, customerId }, line));
}

export const lotOfInvoice = async ({ db }: Context, invoiceId: string): Promise<CreditLotRow | undefined> =>
  (await db.select().from(creditLots).where(eq(creditLots.invoiceId, invoiceId)))[0];

/** Begins the courses that waited for this credit, as far as it pays for the first lesson of each. */
async function beginCourses(context: Context, lot: CreditLotRow, granted: number): Promise<void> {
  let left = granted;
  for (const { id: _id, version, durationMinutes, priceAmount } of await heldCourses(context, lot)) {
    const needed = lot.unit === "minutes" ? durationMinutes : priceAmount;
    if (left < needed) return;
    left -= needed;
    await payForCourse(context, { _id, version });
  }
}

/** Grants as many lessons as are paid for by now; takes back what is no longer paid for. */
export async function grantPaid(context: Context, invoice: InvoiceRow, day: DatedBy): Promise<void> {
  const lot = await lotOfInvoice(context, invoice.id);
  if (!lot) return;
  // What was given back left the credit by entries of its own.
  const { paidFor = 0, lost = 0 } = (await moneyOf(context, [invoice.id])).get(invoice.id) ?? {};
  const { granted, rest } = standingOf(await entriesOf(context, lot.id));
  const most = lot.size - lot.creditedSize;
  const quantity = Math.min(most, grantedFor(grantTerms(invoice, lot), paidFor, invoice.total)) - granted;
  // What a bank took is frozen, not taken back.
  if (quantity === 0 || (quantity < 0 && lost > 0)) return;
  if (quantity < 0) {
    const used = (await usedByLessons(context, [lot.customerId])).get(lot.id) ?? 0;
    if (rest - used + quantity < 0) throw new Refusal("WRONG_STATE", billingMessages.usedPaid);
  }
  await writeEntry(context, { lotId: lot.id, type: quantity > 0 ? "grant" : "adjust", quantity, day, invoiceId: null });
  if (quantity > 0) await beginCourses(context, lot, granted + quantity);
  if (lot.expiresOn !== null || lot.unit === "money" || quantity < 0) return;
  if (!(await settingOf(context, "creditExpires", invoice.regionId))) return;
  const days = await settingOf(context, "creditDays", invoice.regionId);
  await updateRecord(context, creditLots, lot, { expiresOn: daysLater(naturalDay(day), days) });
}

/** The region that issues an invoice. */
export async function regionOf({ db }: Pick<Context, "db">, regionId: string | null): Promise<RegionRow | null> {
  const [region] = regionId === null ? [] : await db.select().from(regions).where(eq(regions.id, regionId));
  return region ?? null;
}

/** The date in a customer's region. */
export async function todayOfCustomer(context: Context, customerId: string): Promise<string> {
  const [place] = await context.db
    .select({ timeZone: regions.timeZone })
    .from(customers)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(eq(customers.id, customerId));
  return todayIn(context, place?.timeZone ?? "UTC");
}

/** The date in an invoice's region. */
export const todayIn = ({ now }: Pick<Context, "now">, timeZone: string): string => wallClockOf(now, timeZone).date;

/** By when something is to be paid next: with instalments, the date of the first of which something is left. */
export const nextDueOn = ({ instalments, dueOn }: Pick<InvoiceRow, "instalments" | "dueOn">, settled: number) =>
  (instalments && nextInstalment(instalments, settled)?.dueOn) ?? dueOn;

/** Brings an invoice's state in line with what was paid, and grants what is paid for. */
export async function settleInvoice(context: Context, invoice: InvoiceRow, day: DatedBy): Promise<InvoiceRow> {
  const money = (await moneyOf(context, [invoice.id])).get(invoice.id);
  const status = money ? statusFor(invoice.status, money) : invoice.status;
  const dueOn = money ? nextDueOn(invoice, settledOf(money)) : invoice.dueOn;
  const after = await updateRecord(context, invoices, invoice, { status, dueOn });
  await grantPaid(context, after, day);
  await releaseFrozen(context, after);
  // What went back through a bank keeps the place of its promos.
  const isDisputed = after.isDisputed || (money?.lost ?? 0) > 0;
  await keepPromosInStep(context, { ...after, isDisputed });
  const label = await invoiceKind.labelOf(after, context);
  await audit(context, {
    action: "state-changed",
    kind: "invoice",
    id: after.id,
    label,
    before: { status: invoice.status, received: null },
    after: { status, received: money?.received ?? 0 },
  });
  return after;
}
