import { and, asc, eq, exists, inArray, isNull, not, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { groupLine, lessonLine, sumOfItems } from "@app/domain/billing/ongoing/lesson-line.ts";
import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { SettlementRule } from "@app/domain/lessons/settlement-enums.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../../service/context.ts";
import { customerPods } from "../../customer-pods/customer-pods.public.ts";
import { dependents, persons } from "../../customers/customers.public.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
  isPlaceDisputed,
} from "../../group-lessons/group-tables.public.ts";
import { bookedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { isOpenToObjection } from "../objections.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";

type Reader = Pick<Context, "db" | "now">;

/** The day on which the lesson began, whatever day its entry bears; of a price for all sessions, that of the first. */
export const itemDay = sql<string>`coalesce(${billableItems.billFrom}, ${billableItems.forDay}, ${billableItems.day})`;

/** Lessons whose money rests in a region: disputed, or still open to an objection. Source: domain.md 5.6. */
export async function restingIn(context: Reader, regionId: string): Promise<SQL> {
  // What is about no lesson has no status that says so.
  return sql`coalesce(${or(eq(bookedLessons.status, "disputed"), await isOpenToObjection(context, regionId))}, false)`;
}

/** Entries for which no line and no credit note accounts yet. */
export const isUnbilled = isNull(billedItems.itemId);

/** Lessons that are settled again and whose new settlement is still to be posted: what stands of them is out of date. */
export const awaitsPosting = ({ db }: Pick<Context, "db">): SQL =>
  or(
    exists(
      db
        .select({ id: lessonSettlements.id })
        .from(lessonSettlements)
        .where(and(eq(lessonSettlements.lessonId, billableItems.lessonId), eq(lessonSettlements.state, "unposted"))),
    ),
    exists(
      db
        .select({ id: enrolmentSettlements.id })
        .from(enrolmentSettlements)
        .where(
          and(
            eq(enrolmentSettlements.enrolmentId, billableItems.enrolmentId),
            eq(enrolmentSettlements.state, "unposted"),
          ),
        ),
    ),
  ) as SQL;

/** Places in group lessons to whose charge somebody objects. */
export const isPlaceResting = isPlaceDisputed(sql`${billableItems.enrolmentId}`);

/** Entries of a region that may be settled now: no line accounts for them, and their money does not rest. */
export const mayBeBilled = async (context: Reader, regionId: string): Promise<SQL> =>
  and(
    eq(billableItems.regionId, regionId),
    isUnbilled,
    not(await restingIn(context, regionId)),
    not(isPlaceResting),
    not(awaitsPosting(context)),
  ) as SQL;

interface Asked {
  customerId: string;
  regionId: string;
  /** The last day on which a lesson may have begun. */
  to: string;
  currency?: Currency;
}

/** Entries that were made for a customer, or for a record that was merged into theirs since. */
export const ofCustomer = ({ db }: Pick<Context, "db">, customerId: string): SQL =>
  or(
    eq(billableItems.customerId, customerId),
    inArray(
      billableItems.customerId,
      db.select({ id: persons.id }).from(persons).where(eq(persons.mergedIntoId, customerId)),
    ),
  ) as SQL;

async function itemsOf(context: Reader, { customerId, regionId, to, currency }: Asked) {
  const payer = alias(persons, "payer");
  const placed = alias(dependents, "placed");
  return context.db
    .select({
      item: billableItems,
      day: itemDay,
      subject: bookedLessons.subject,
      rule: sql<SettlementRule>`coalesce(${lessonSettlements.ruleId}, ${enrolmentSettlements.ruleId}, 'group-attended')`,
      settled: {
        agreed: lessonSettlements.minutes,
        minutes: lessonSettlements.chargeMinutes,
        bp: lessonSettlements.chargeBp,
      },
      pod: customerPods.name,
      group: { title: groupLessons.title, kind: groupLessons.kind },
      dependent: { firstName: dependents.firstName, lastName: dependents.lastName },
      placed: { firstName: placed.firstName, lastName: placed.lastName },
      payer: { firstName: payer.firstName, lastName: payer.lastName },
    })
    .from(billableItems)
    .innerJoin(payer, eq(payer.id, billableItems.customerId))
    .leftJoin(bookedLessons, eq(bookedLessons.id, billableItems.lessonId))
    .leftJoin(lessonSettlements, eq(lessonSettlements.id, billableItems.settlementId))
    .leftJoin(groupEnrolments, eq(groupEnrolments.id, billableItems.enrolmentId))
    .leftJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .leftJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
    .leftJoin(enrolmentSettlements, eq(enrolmentSettlements.id, billableItems.settlementId))
    .leftJoin(dependents, eq(dependents.id, bookedLessons.dependentId))
    .leftJoin(placed, eq(placed.id, groupEnrolments.dependentId))
    .leftJoin(customerPods, eq(customerPods.id, bookedLessons.podId))
    .leftJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(
      and(
        ofCustomer(context, customerId),
        currency ? eq(billableItems.currency, currency) : undefined,
        sql`${itemDay} <= ${to}`,
        await mayBeBilled(context, regionId),
      ),
    )
    .orderBy(
      asc(itemDay),
      asc(sql`coalesce(${bookedLessons.startAt}, ${groupInstances.start})`),
      asc(billableItems.aboutId),
      asc(billableItems.at),
      asc(billableItems.id),
    );
}
type ItemToBill = Awaited<ReturnType<typeof itemsOf>>[number];

/** What one line bills: a lesson, a place in a group lesson, or all of a learner's sessions; by all its open entries. */
export interface LessonToBill {
  /** One of both. */
  lessonId: string | null;
  enrolmentId: string | null;
  kind: "lesson" | "group" | "immersion";
  /** The subject, or what the group lesson is called. */
  subject: string;
  description: string;
  currency: Currency;
  amount: number;
  day: string;
  learnerName: string;
  minutes: number;
  coveredMinutes: number;
  itemIds: string[];
}

const learnerOf = ({ pod, dependent, placed, payer }: ItemToBill): string =>
  pod ?? fullName(dependent ?? placed ?? payer);

/** The entries that stand: those that were taken back are left out with what took them back. */
function standing(items: readonly ItemToBill[]): ItemToBill[] {
  const reversed = new Set(items.map(({ item }) => item.reverses));
  return items.filter(({ item }) => item.reverses === null && !reversed.has(item.id));
}

/** How a lesson was decided, and that an earlier invoice has a part of it. */
const aboutPart = ({ settled, item }: ItemToBill, amount: number) => ({
  settled: settled ? { agreed: settled.agreed, share: { minutes: settled.minutes, bp: settled.bp } } : undefined,
  restOf: amount < item.amount ? formatMoney({ currency: item.currency, amount: item.amount }) : undefined,
});

function lineOf(items: readonly ItemToBill[]): LessonToBill | null {
  const amount = sumOfItems(items.map(({ item }) => item));
  const last = items.findLast(({ item }) => item.amount > 0);
  if (!last || amount <= 0) return null;
  const { lessonId, currency, aboutId } = last.item;
  const learnerName = learnerOf(last);
  const subject = last.subject ?? last.group?.title ?? "";
  const common = { currency, amount, learnerName, subject, itemIds: items.map(({ item }) => item.id) };
  if (lessonId !== null) {
    const { minutes, coveredMinutes } = last.item;
    const shown = { learnerName, minutes, coveredMinutes, day: last.day, rule: last.rule, ...aboutPart(last, amount) };
    const description = lessonLine({ ...shown, subject });
    return {
      ...common,
      lessonId,
      enrolmentId: null,
      kind: "lesson",
      description,
      day: last.day,
      minutes,
      coveredMinutes,
    };
  }
  const own = standing(items);
  const sum = (valueOf: (item: ItemToBill["item"]) => number) => own.reduce((all, { item }) => all + valueOf(item), 0);
  const [minutes, coveredMinutes] = [sum((item) => item.minutes), sum((item) => item.coveredMinutes)];
  const sessions = last.item.courseEnrolmentId === null ? null : own.length;
  const description = groupLine({
    title: subject,
    learnerName,
    day: last.day,
    minutes,
    coveredMinutes,
    rule: last.rule,
    sessions,
  });
  const kind = last.group?.kind === "virtual-immersion" ? "immersion" : "group";
  return {
    ...common,
    lessonId,
    enrolmentId: aboutId,
    kind,
    description,
    day: last.day,
    minutes,
    coveredMinutes,
  };
}

/**
 * What is to be billed to a customer of one region: lessons that began by a day, that no invoice has yet, and whose money
 * does not rest. By learner, then by day.
 */
export async function lessonsToBill(context: Reader, asked: Asked): Promise<LessonToBill[]> {
  const lines = new Map<string, ItemToBill[]>();
  for (const row of await itemsOf(context, asked)) {
    const key = `${row.item.aboutId} ${row.item.currency}`;
    lines.set(key, [...(lines.get(key) ?? []), row]);
  }
  return [...lines.values()]
    .flatMap((items) => lineOf(items) ?? [])
    .toSorted((a, b) => a.learnerName.localeCompare(b.learnerName, "en-GB") || a.day.localeCompare(b.day));
}
