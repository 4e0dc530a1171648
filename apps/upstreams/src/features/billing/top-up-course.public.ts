import { and, eq } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import type { TopUpsInput } from "@app/domain/billing/top-up.ts";
import { takesMoreLessons } from "@app/domain/lessons/course-states.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import { customers } from "../customers/customers.public.ts";
import { confirmedLessons } from "../lessons/lessons-tables.public.ts";
import { bankDisputes } from "./bank-disputes/bank-disputes.table.ts";
import { addressOf, draftOfCourse, ownPrice, waitingInvoice } from "./draft-for-course.public.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { payments } from "./payments.table.ts";
import { lockCustomer } from "./lock-payer.ts";
import { sendInvoice } from "./send-invoice.service.ts";

type CourseRow = typeof confirmedLessons.$inferSelect;

/** The number of a payment of a customer that is disputed at the bank now. */
async function disputedPayment({ db }: Context, customerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ number: payments.paymentNumber })
    .from(bankDisputes)
    .innerJoin(payments, eq(payments.id, bankDisputes.paymentId))
    .where(and(eq(payments.customerId, customerId), eq(bankDisputes.status, "open")))
    .limit(1);
  return found?.number;
}

/** Why no more lessons of a course are invoiced beforehand; null if they are. */
async function whyNot(context: Context, course: CourseRow): Promise<string | null> {
  const { billing, status, customerId } = course;
  if (billing !== "prepaid") return billingMessages.topUpOngoing;
  if (!takesMoreLessons(status)) return billingMessages.topUpOver(status);
  if ((await ownPrice(context, course)) === 0) return billingMessages.topUpPrice;
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, customerId));
  if (customer?.status === "blocked") return billingMessages.blocked;
  if ((await addressOf(context, customerId)) === null) return billingMessages.noAddress;
  const disputed = await disputedPayment(context, customerId);
  if (disputed !== undefined) return billingMessages.topUpDisputed(disputed);
  const waiting = await waitingInvoice(context, course);
  return waiting ? billingMessages.topUpWaits(invoiceName(waiting)) : null;
}

/**
 * Sends a prepayment invoice for more lessons of a course: the usual draft of a course, sent as any draft is. Nothing is
 * written where there is a reason against it. The customer is locked first. Source: domain.md 3.4.
 */
export async function topUpCourse(
  context: Context,
  courseId: string,
): Promise<{ invoice: InvoiceRecord; skipped: null } | { invoice: null; skipped: string }> {
  requirePermission(context, "invoices:write");
  requirePermission(context, "invoices:act");
  const found = async () =>
    (await context.db.select().from(confirmedLessons).where(eq(confirmedLessons.id, courseId)))[0];
  const payer = await found();
  if (payer) await lockCustomer(context, payer.customerId);
  const course = await found();
  if (!course) throw new Refusal("NOT_FOUND", messages.missing("Course"));
  const skipped = await whyNot(context, course);
  if (skipped !== null) return { invoice: null, skipped };
  const draft = await draftOfCourse(context, course);
  if (draft === null) return { invoice: null, skipped: billingMessages.noAddress };
  return { invoice: await sendInvoice(context, draft), skipped: null };
}

/** Why an invoice is not the one that was looked at; null if it is. */
export function otherThanShown(invoice: InvoiceRecord, courseId: string, { shown }: TopUpsInput): string | null {
  const seen = shown.find((one) => one.courseId === courseId);
  const { email, due, total, currency } = invoice;
  if (!seen) return billingMessages.topUpUnseen;
  if (seen.to !== email) return billingMessages.topUpElsewhere(email);
  const isSame = seen.due === due && seen.total === total && seen.currency === currency;
  return isSame ? null : billingMessages.topUpChanged({ currency, amount: due });
}
