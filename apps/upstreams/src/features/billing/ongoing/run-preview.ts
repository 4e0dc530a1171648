import { and, asc, count, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { BillingPeriod } from "@app/domain/billing/ongoing/ongoing-draft.ts";
import { currencies } from "@app/domain/enums.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../../service/context.ts";
import { customers, persons } from "../../customers/customers.public.ts";
import { bookedLessons } from "../../lessons/lessons-tables.public.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";
import { billingGap, customerEmail, gapsOf } from "./run-gaps.ts";
import { runOf, runUnderWay } from "./run-under-way.ts";
import { itemDay, mayBeBilled } from "./to-bill.ts";

const toBill = z
  .object({
    customerId: z.string(),
    name: z.string(),
    currency: z.enum(currencies),
    lessons: z.int(),
    earlier: z.int().meta({ description: "How many of them began before the first day." }),
    amount: z.int().meta({ description: "By the prices as they are shown; tax that is added comes on top." }),
  })
  .meta({ id: "CustomerToBill" });

const runSum = z
  .object({
    currency: z.enum(currencies),
    customers: z.int(),
    lessons: z.int(),
    amount: z.int(),
  })
  .meta({ id: "BillingRunSum" });

/** What a billing run would draft, and what it leaves out. */
export const billingRunPreview = z
  .object({
    customers: z.int().meta({ description: "How many customers get a draft; the job is started with this number." }),
    sums: z.array(runSum),
    toBill: z.array(toBill).meta({ description: "The first thousand, by name." }),
    gaps: z.array(billingGap),
    gapCount: z.int(),
    underWay: runUnderWay.nullable().meta({ description: "A run of the region that has not ended." }),
  })
  .meta({ id: "BillingRunPreview" });
export type BillingRunPreview = z.infer<typeof billingRunPreview>;

const shownAtMost = 1_000;
type Reader = Pick<Context, "db" | "now">;

/** What a region may bill by a day: each lesson's sum over the entries that no line accounts for. */
async function dueByLesson(context: Reader, { regionId, to }: BillingPeriod) {
  const { currency, lessonId, aboutId, amount } = billableItems;
  // Whose record was merged into another's is billed as the other.
  const customerId = sql<string>`coalesce(${persons.mergedIntoId}, ${billableItems.customerId})`;
  return context.db
    .select({
      customerId: customerId.as("payer_id"),
      currency,
      aboutId,
      amount: sql<string>`sum(${amount})`.as("amount"),
      day: sql<string>`min(${itemDay})`.as("on_day"),
    })
    .from(billableItems)
    .innerJoin(persons, eq(persons.id, billableItems.customerId))
    .leftJoin(bookedLessons, eq(bookedLessons.id, lessonId))
    .leftJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(and(sql`${itemDay} <= ${to}`, await mayBeBilled(context, regionId)))
    .groupBy(customerId, currency, aboutId)
    .having(sql`sum(${amount}) > 0`)
    .as("due");
}

/** Customers of whom a run makes drafts, by name: one row for each currency. */
export async function customersToBill(context: Reader, period: BillingPeriod) {
  const due = await dueByLesson(context, period);
  const rows = await context.db
    .select({
      customerId: due.customerId,
      currency: due.currency,
      firstName: persons.firstName,
      lastName: persons.lastName,
      lessons: count(),
      earlier: sql<number>`count(*) filter (where ${due.day} < ${period.from})`.mapWith(Number),
      amount: sql<number>`sum(${due.amount})::text`.mapWith(Number),
    })
    .from(due)
    .innerJoin(customers, eq(customers.id, due.customerId))
    .innerJoin(persons, eq(persons.id, due.customerId))
    .where(and(isNull(customers.archivedAt), ne(customers.status, "blocked"), isNotNull(customerEmail)))
    .groupBy(due.customerId, due.currency, persons.firstName, persons.lastName, persons.sortName)
    .orderBy(asc(persons.sortName), asc(due.customerId), asc(due.currency));
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: fullName({ firstName, lastName }) }));
}

export async function previewRun(context: Reader, period: BillingPeriod): Promise<BillingRunPreview> {
  const rows = await customersToBill(context, period);
  const sums = currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    if (own.length === 0) return [];
    const sum = (valueOf: (row: (typeof own)[number]) => number) => own.reduce((all, row) => all + valueOf(row), 0);
    return [{ currency, customers: own.length, lessons: sum((row) => row.lessons), amount: sum((row) => row.amount) }];
  });
  const { gaps, gapCount } = await gapsOf(context, period);
  return {
    customers: new Set(rows.map(({ customerId }) => customerId)).size,
    sums,
    toBill: rows.slice(0, shownAtMost),
    gaps,
    gapCount,
    underWay: await runOf(context, period.regionId),
  };
}
