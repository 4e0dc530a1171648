import { and, asc, eq, exists, gt, isNull, not, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sumOfItems } from "@app/domain/billing/ongoing/lesson-line.ts";
import type { Currency } from "@app/domain/enums.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../../service/context.ts";
import { customerPods } from "../../customer-pods/customer-pods.public.ts";
import { dependents, persons } from "../../customers/customers.public.ts";
import { bookedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";

type Reader = Pick<Context, "db" | "now">;

const hour = 3_600_000;

/** The day on which the lesson began, whatever day its entry bears. */
export const itemDay = sql<string>`coalesce(${billableItems.forDay}, ${billableItems.day})`;

/** Lessons whose money rests in a region: disputed, or still open to an objection. Source: domain.md 5.6. */
export async function restingIn(context: Reader, regionId: string): Promise<SQL> {
  const hours = await settingOf(context, "objectionHours", regionId);
  const since = new Date(context.now.getTime() - hours * hour);
  const { status, statusSince } = bookedLessons;
  return or(eq(status, "disputed"), and(eq(status, "student-no-show"), gt(statusSince, since))) as SQL;
}

/** Entries for which no line and no credit note accounts yet. */
export const isUnbilled = isNull(billedItems.itemId);

/** Lessons that are settled again and whose new settlement is still to be posted: what stands of them is out of date. */
const awaitsPosting = ({ db }: Pick<Context, "db">): SQL =>
  exists(
    db
      .select({ id: lessonSettlements.id })
      .from(lessonSettlements)
      .where(and(eq(lessonSettlements.lessonId, billableItems.lessonId), eq(lessonSettlements.state, "unposted"))),
  );

/** Entries of a region that may be settled now: no line accounts for them, and their lesson's money does not rest. */
export const mayBeBilled = async (context: Reader, regionId: string): Promise<SQL> =>
  and(
    eq(billableItems.regionId, regionId),
    isUnbilled,
    not(await restingIn(context, regionId)),
    not(awaitsPosting(context)),
  ) as SQL;

/** A lesson with what is to be billed for it, by all its entries that no line accounts for. */
export interface LessonToBill {
  lessonId: string;
  currency: Currency;
  amount: number;
  day: string;
  learnerName: string;
  subject: string;
  minutes: number;
  coveredMinutes: number;
  rule: (typeof lessonSettlements.$inferSelect)["ruleId"];
  itemIds: string[];
}

interface Asked {
  customerId: string;
  regionId: string;
  /** The last day on which a lesson may have begun. */
  to: string;
  currency?: Currency;
}

async function itemsOf(context: Reader, { customerId, regionId, to, currency }: Asked) {
  const payer = alias(persons, "payer");
  return context.db
    .select({
      item: billableItems,
      day: itemDay,
      subject: bookedLessons.subject,
      rule: lessonSettlements.ruleId,
      pod: customerPods.name,
      dependent: { firstName: dependents.firstName, lastName: dependents.lastName },
      payer: { firstName: payer.firstName, lastName: payer.lastName },
    })
    .from(billableItems)
    .innerJoin(bookedLessons, eq(bookedLessons.id, billableItems.lessonId))
    .innerJoin(lessonSettlements, eq(lessonSettlements.id, billableItems.settlementId))
    .innerJoin(payer, eq(payer.id, billableItems.customerId))
    .leftJoin(dependents, eq(dependents.id, bookedLessons.dependentId))
    .leftJoin(customerPods, eq(customerPods.id, bookedLessons.podId))
    .leftJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(
      and(
        eq(billableItems.customerId, customerId),
        currency ? eq(billableItems.currency, currency) : undefined,
        sql`${itemDay} <= ${to}`,
        await mayBeBilled(context, regionId),
      ),
    )
    .orderBy(asc(bookedLessons.startAt), asc(billableItems.lessonId), asc(billableItems.at), asc(billableItems.id));
}
type ItemToBill = Awaited<ReturnType<typeof itemsOf>>[number];

const learnerOf = ({ pod, dependent, payer }: ItemToBill): string => pod ?? fullName(dependent ?? payer);

function lessonOf(items: readonly ItemToBill[]): LessonToBill | null {
  const amount = sumOfItems(items.map(({ item }) => item));
  const last = items.findLast(({ item }) => item.amount > 0);
  if (!last || amount <= 0) return null;
  const { lessonId, currency, minutes, coveredMinutes } = last.item;
  return {
    ...{ lessonId, currency, amount, minutes, coveredMinutes },
    ...{ day: last.day, subject: last.subject, rule: last.rule, learnerName: learnerOf(last) },
    itemIds: items.map(({ item }) => item.id),
  };
}

/**
 * What is to be billed to a customer of one region: lessons that began by a day, that no invoice has yet, and whose money
 * does not rest. By learner, then by day.
 */
export async function lessonsToBill(context: Reader, asked: Asked): Promise<LessonToBill[]> {
  const byLesson = new Map<string, ItemToBill[]>();
  for (const row of await itemsOf(context, asked)) {
    const key = `${row.item.lessonId} ${row.item.currency}`;
    byLesson.set(key, [...(byLesson.get(key) ?? []), row]);
  }
  return [...byLesson.values()]
    .flatMap((items) => lessonOf(items) ?? [])
    .toSorted((a, b) => a.learnerName.localeCompare(b.learnerName, "en-GB") || a.day.localeCompare(b.day));
}

/** Whether the lessons of a draft were settled again since, or rest by now. */
export async function changedSince(context: Reader, { id, regionId }: { id: string; regionId: string }) {
  const another = sql`exists (select 1 from ${billableItems} as other
    left join ${billedItems} as accounted on accounted.item_id = other.id
    where other.lesson_id = ${billableItems.lessonId} and other.customer_id = ${billableItems.customerId}
      and accounted.item_id is null)`;
  const [changed] = await context.db
    .select({ id: billedItems.itemId })
    .from(billedItems)
    .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
    .innerJoin(bookedLessons, eq(bookedLessons.id, billableItems.lessonId))
    .where(and(eq(billedItems.invoiceId, id), or(await restingIn(context, regionId), awaitsPosting(context), another)))
    .limit(1);
  return changed !== undefined;
}
