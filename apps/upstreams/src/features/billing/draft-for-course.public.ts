import { payableStatuses } from "@app/domain/billing/invoice-states.ts";
import { usualLessonCount, type PrepaymentDraft } from "@app/domain/billing/prepayment-draft.ts";
import { partFor } from "@app/domain/customer-pods/pod-shares.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { customers, personOf } from "../customers/customers.public.ts";
import type { confirmedLessons } from "../lessons/lessons-tables.public.ts";
import { regions } from "../regions/regions.public.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoices } from "./invoices.table.ts";
import { payersOf } from "./payers-of.ts";
import { createPrepayment } from "./prepayment.service.ts";
import { usualGateway } from "./usual-gateway.ts";

type CourseRow = typeof confirmedLessons.$inferSelect;

const unpaid = ["draft", ...payableStatuses] as const;

/** The invoice for such lessons that waits already, if there is one: it is not written twice. */
export async function waitingInvoice({ db }: Context, { customerId, podId, dependentId, subject }: CourseRow) {
  const [waiting] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customerId),
        inArray(invoices.status, [...unpaid]),
        isNull(invoices.archivedAt),
        sql`${subject} = any(${invoices.subjects})`,
        podId === null ? isNull(invoices.podId) : eq(invoices.podId, podId),
        dependentId === null ? isNull(invoices.dependentId) : eq(invoices.dependentId, dependentId),
      ),
    )
    .orderBy(asc(invoices.createdAt))
    .limit(1);
  return waiting;
}

/** Where invoices of a customer go; null where no email is known. */
export async function addressOf(context: Context, customerId: string): Promise<string | null> {
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, customerId));
  return customer?.invoiceEmail ?? (await personOf(context, customerId)).email;
}

/** What a lesson of a course costs its customer, in minor units: of a pod's lesson only their share. */
export async function ownPrice(context: Context, { customerId, podId, priceAmount }: CourseRow): Promise<number> {
  const lesson = { customerId, podId, startAt: context.now };
  return partFor(customerId, priceAmount, (await payersOf(context, [lesson]))(lesson));
}

/** Writes the draft of an invoice for lessons of a course, as many as it has or the usual number; null without an email. */
export async function draftOfCourse(context: Context, course: CourseRow): Promise<InvoiceRecord | null> {
  const { customerId, podId, dependentId, subject, kind, tutorId, durationMinutes } = course;
  const email = await addressOf(context, customerId);
  if (email === null) return null;
  const person = await personOf(context, customerId);
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, customerId));
  const [region] = await context.db.select().from(regions).where(eq(regions.id, course.regionId));
  const isTrial = kind === "trial";
  const draft: PrepaymentDraft = {
    firstName: person.firstName,
    lastName: person.lastName,
    email,
    gender: person.gender,
    phoneNumber: person.phoneNumber,
    secondary_email: null,
    zohoEmail: customer?.zohoEmail ?? null,
    timeZone: person.timeZone,
    subjects: [{ value: subject }],
    tutors: [tutorId],
    lessonPrice: {
      currency: course.priceCurrency,
      amount: await ownPrice(context, course),
      durationMinutes,
      lessonCount: isTrial ? 1 : (course.lessonCount ?? usualLessonCount),
    },
    whoIsLessonFor: podId ? "pod" : dependentId ? "dependent" : "me",
    type: isTrial ? "TRIAL" : "FIXED",
    paymentGateway: await usualGateway(context, { currency: course.priceCurrency, region }),
    studentCustomer: customerId,
    learner: podId ?? dependentId,
    dueOn: null,
    instalments: null,
    promoCodes: [],
    memo: null,
    internalNote: `For ${course.confirmedNumber}.`,
  };
  return createPrepayment(context, draft);
}

/**
 * Writes the draft of an invoice for a course that waits to be paid for. Returns whether there is one now; who has no
 * email cannot be sent one. Source: domain.md 2.1.
 */
export async function draftForCourse(context: Context, course: CourseRow): Promise<boolean> {
  return (await waitingInvoice(context, course)) !== undefined || (await draftOfCourse(context, course)) !== null;
}
