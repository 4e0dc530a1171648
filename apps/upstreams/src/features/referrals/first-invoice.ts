import { and, asc, eq, gt, inArray, lt, max, sum } from "drizzle-orm";
import { paidStatuses } from "@app/domain/billing/invoice-states.ts";
import type { Context } from "../../service/context.ts";
import { creditNotes, invoiceLines, paymentAllocations, refunds } from "../billing/billing.public.ts";
import { allLostOn, isLostToBank } from "../billing/bank-disputes/lost-to-bank.public.ts";
import { invoices } from "../billing/invoices-table.public.ts";

type Reading = Pick<Context, "db">;

/** The first invoice that a customer has paid in full, and what it came to without tax; null while there is none. */
export async function firstPaidInvoice({ db }: Reading, customerId: string, invoiceId: string | null) {
  const known = invoiceId === null ? eq(invoices.status, "paid") : eq(invoices.id, invoiceId);
  const [row] = await db
    .select({
      id: invoices.id,
      status: invoices.status,
      currency: invoices.currency,
      isDisputed: invoices.isDisputed,
      paidAt: max(paymentAllocations.at),
    })
    .from(invoices)
    .innerJoin(paymentAllocations, eq(paymentAllocations.invoiceId, invoices.id))
    .where(and(eq(invoices.customerId, customerId), gt(invoices.total, 0), known))
    .groupBy(invoices.id)
    .orderBy(asc(max(paymentAllocations.at)), asc(invoices.id))
    .limit(1);
  if (!row?.paidAt || row.status !== "paid") return null;
  const [lines] = await db
    .select({ net: sum(invoiceLines.net) })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, row.id));
  return { ...row, paidAt: row.paidAt, net: Number(lines?.net ?? 0) };
}

/** Whether what an invoice was paid with was entered by mistake and taken back, so that it counts as not paid. */
export async function isUnpaidAgain({ db }: Reading, invoiceId: string): Promise<boolean> {
  const [invoice] = await db.select({ status: invoices.status }).from(invoices).where(eq(invoices.id, invoiceId));
  if (invoice === undefined || ["paid", "part-refunded", "refunded"].includes(invoice.status)) return false;
  // What a bank took back was paid.
  return !(await isLostToBank({ db }, invoiceId));
}

/** Whether some customers had paid anything before an instant. */
export async function hadPaidBefore({ db }: Reading, customerIds: readonly string[], at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(paymentAllocations, eq(paymentAllocations.invoiceId, invoices.id))
    .where(
      and(
        inArray(invoices.customerId, [...customerIds]),
        inArray(invoices.status, [...paidStatuses]),
        lt(paymentAllocations.at, at),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The day on which the last of an invoice's payments went back; null while something of them is still with us. */
export async function wentBackOn({ db }: Reading, invoiceId: string): Promise<string | null> {
  const lostOn = await allLostOn({ db }, invoiceId);
  if (lostOn) return lostOn;
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.status, "refunded")));
  if (!invoice) return null;
  const [given] = await db
    .select({ day: max(refunds.refundedOn) })
    .from(refunds)
    .where(eq(refunds.invoiceId, invoiceId));
  if (given?.day) return given.day;
  const [note] = await db
    .select({ day: max(creditNotes.issuedOn) })
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId));
  return note?.day ?? null;
}
