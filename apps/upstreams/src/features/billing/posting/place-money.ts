import { desc, eq, inArray, sql } from "drizzle-orm";
import { lessonMoneyState } from "@app/domain/billing/lesson-money.ts";
import type { Context } from "../../../service/context.ts";
import { enrolmentSettlements, groupEnrolments, isPlaceDisputed } from "../../group-lessons/group-tables.public.ts";
import { billedItems } from "../ongoing/billed-items.table.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { billableItems } from "./billable-items.table.ts";
import type { LessonMoney } from "./lesson-money.ts";

type Reader = Pick<Context, "db" | "now">;

const sumOf = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::text`.mapWith(Number);

/** What each place uses of credit, by all its settlements: what was taken back nets to 0. */
async function usesOf({ db }: Reader, ids: readonly string[]) {
  const { quantity, value } = creditEntries;
  const { enrolmentId } = enrolmentSettlements;
  const rows = await db
    .select({
      enrolmentId,
      minutes: sumOf(sql`case when ${creditLots.unit} = 'minutes' then -${quantity} else 0 end`),
      amount: sumOf(sql`case when ${creditLots.unit} = 'money' then -${quantity} else 0 end`),
      earned: sumOf(sql`${value}`),
    })
    .from(creditEntries)
    .innerJoin(enrolmentSettlements, eq(enrolmentSettlements.id, creditEntries.settlementId))
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(inArray(enrolmentId, [...ids]))
    .groupBy(enrolmentId);
  return new Map(rows.map((row) => [row.enrolmentId, row]));
}

/** What of each place is to be billed in all, what invoices and their credit notes have of it, and the last of them. */
async function billedOf({ db }: Reader, ids: readonly string[]) {
  const { enrolmentId, amount } = billableItems;
  const rows = await db
    .select({
      enrolmentId,
      all: sumOf(sql`${amount}`),
      billed: sumOf(sql`case when ${billedItems.itemId} is null then 0 else ${amount} end`),
      invoiceId: sql<string | null>`max(${billedItems.invoiceId})`,
    })
    .from(billableItems)
    .leftJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(inArray(enrolmentId, [...ids]))
    .groupBy(enrolmentId);
  return new Map(rows.map((row) => [row.enrolmentId, row]));
}

/** What the books say of some places in group lessons; of those that are not settled, nothing. */
export async function placeMoneyOf(context: Reader, ids: readonly string[]): Promise<LessonMoney[]> {
  if (ids.length === 0) return [];
  const settled = await context.db
    .selectDistinctOn([enrolmentSettlements.enrolmentId], {
      id: groupEnrolments.id,
      state: enrolmentSettlements.state,
      currency: groupEnrolments.priceCurrency,
      isDisputed: sql<boolean>`${isPlaceDisputed(sql`${groupEnrolments.id}`)}`,
    })
    .from(enrolmentSettlements)
    .innerJoin(groupEnrolments, eq(groupEnrolments.id, enrolmentSettlements.enrolmentId))
    .where(inArray(enrolmentSettlements.enrolmentId, [...ids]))
    .orderBy(enrolmentSettlements.enrolmentId, desc(enrolmentSettlements.round));
  const [uses, billed] = [await usesOf(context, ids), await billedOf(context, ids)];
  return settled.map(({ id, state, currency, isDisputed }) => {
    const used = uses.get(id);
    const items = billed.get(id) ?? { all: 0, billed: 0, invoiceId: null };
    const [usedMinutes, usedAmount] = [used?.minutes ?? 0, used?.amount ?? 0];
    const toBill = items.all - items.billed;
    const facts = { settled: state, isDisputed, isOpen: false, objectionUntil: null, toBill, billed: items.billed };
    return {
      _id: id,
      state: lessonMoneyState({ ...facts, used: usedMinutes + usedAmount }, context.now),
      currency,
      usedMinutes,
      usedAmount,
      earned: used?.earned ?? 0,
      toBill,
      billed: items.billed,
      invoiceId: items.invoiceId,
      giftId: null,
      restsUntil: null,
      parts: [],
    };
  });
}
