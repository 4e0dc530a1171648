import { desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { lessonMoneyState, lessonMoneyStates } from "@app/domain/billing/lesson-money.ts";
import { currencies } from "@app/domain/enums.ts";
import { objectionUntil, openLessonStatuses } from "@app/domain/lessons/booked-states.ts";
import type { Context } from "../../../service/context.ts";
import { bookedLessons, confirmedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { settingByRegion } from "../../system/settings/settings-by-region.public.ts";
import { invoicedOf } from "../ongoing/invoiced-of.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { billableItems } from "./billable-items.table.ts";
import { lessonMoneyPart, lessonPartsOf } from "./lesson-parts.ts";

/** What the books say of a settled lesson. Source: domain.md 5.5, 5.6. */
export const lessonMoney = z
  .object({
    _id: z.string().meta({ description: "The lesson." }),
    state: z.enum(lessonMoneyStates),
    currency: z.enum(currencies),
    usedMinutes: z.int().meta({ description: "Minutes of credit that paid for it." }),
    usedAmount: z.int().meta({ description: "Credit in money that paid for it, in minor units." }),
    earned: z.int().meta({ description: "What that credit is worth without tax." }),
    toBill: z.int().meta({
      description:
        "What is to be billed and is on no invoice yet, in minor units; below 0 what invoices have too much.",
    }),
    billed: z.int().meta({ description: "What invoices and their credit notes have of it, in minor units." }),
    invoiceId: z.string().nullable().meta({
      description: "The last invoice that has it; a draft counts. Null where several customers pay for it.",
    }),
    giftId: z.string().nullable().meta({ description: "The credit that was given because the lesson failed." }),
    restsUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Until when somebody may object, while that is open." }),
    parts: z.array(lessonMoneyPart).meta({ description: "What each who pays for it pays; empty for a group lesson." }),
  })
  .meta({ id: "LessonMoney" });
export type LessonMoney = z.infer<typeof lessonMoney>;

type Reader = Pick<Context, "db" | "now">;

const sumOf = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::text`.mapWith(Number);

/** What each lesson uses of credit, by all its settlements: what was taken back nets to 0. */
async function usesOf({ db }: Pick<Reader, "db">, lessonIds: readonly string[]) {
  const { lessonId } = lessonSettlements;
  const { quantity, value } = creditEntries;
  const rows = await db
    .select({
      lessonId,
      minutes: sumOf(sql`case when ${creditLots.unit} = 'minutes' then -${quantity} else 0 end`),
      amount: sumOf(sql`case when ${creditLots.unit} = 'money' then -${quantity} else 0 end`),
      earned: sumOf(sql`${value}`),
    })
    .from(creditEntries)
    .innerJoin(lessonSettlements, eq(lessonSettlements.id, creditEntries.settlementId))
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(inArray(lessonId, [...lessonIds]))
    .groupBy(lessonId);
  return new Map(rows.map((row) => [row.lessonId, row]));
}

async function billedOf({ db }: Pick<Reader, "db">, lessonIds: readonly string[]): Promise<Map<string, number>> {
  const { lessonId, amount } = billableItems;
  const rows = await db
    .select({ lessonId: sql<string>`${lessonId}`, amount: sumOf(sql`${amount}`) })
    .from(billableItems)
    .where(inArray(lessonId, [...lessonIds]))
    .groupBy(lessonId);
  return new Map(rows.map((row) => [row.lessonId, row.amount]));
}

/** The last settlement of each lesson, with what decides about its money. */
const settledLast = ({ db }: Reader, lessonIds: readonly string[]) =>
  db
    .selectDistinctOn([lessonSettlements.lessonId], {
      lessonId: lessonSettlements.lessonId,
      settlementId: lessonSettlements.id,
      settled: lessonSettlements.state,
      status: bookedLessons.status,
      since: bookedLessons.statusSince,
      regionId: bookedLessons.regionId,
      currency: confirmedLessons.priceCurrency,
      giftId: creditLots.id,
    })
    .from(lessonSettlements)
    .innerJoin(bookedLessons, eq(bookedLessons.id, lessonSettlements.lessonId))
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, bookedLessons.courseId))
    .leftJoin(creditLots, eq(creditLots.settlementId, lessonSettlements.id))
    .where(inArray(lessonSettlements.lessonId, [...lessonIds]))
    .orderBy(lessonSettlements.lessonId, desc(lessonSettlements.round));

/** What the books say of some lessons; of those that are not settled, nothing. */
export async function lessonMoneyOf(context: Reader, lessonIds: readonly string[]): Promise<LessonMoney[]> {
  if (lessonIds.length === 0) return [];
  const rows = await settledLast(context, lessonIds);
  const [parts, uses, billed, invoiced, hoursIn] = [
    await lessonPartsOf(context, new Map(rows.map(({ lessonId, settlementId }) => [lessonId, settlementId]))),
    await usesOf(context, lessonIds),
    await billedOf(context, lessonIds),
    await invoicedOf(context, lessonIds),
    await settingByRegion(context, "objectionHours"),
  ];
  return rows.map(({ lessonId, settled, status, since, regionId, currency, giftId }) => {
    const used = uses.get(lessonId);
    const onInvoice = invoiced.get(lessonId) ?? { billed: 0, invoiceId: null };
    const toBill = (billed.get(lessonId) ?? 0) - onInvoice.billed;
    const until = objectionUntil(status, since, hoursIn(regionId));
    const isOpen = openLessonStatuses.some((one) => one === status);
    const isDisputed = status === "disputed";
    const facts = { settled, isDisputed, isOpen, objectionUntil: until, toBill, billed: onInvoice.billed };
    const own = parts.get(lessonId) ?? [];
    const [usedMinutes, usedAmount] = [used?.minutes ?? 0, used?.amount ?? 0];
    return {
      _id: lessonId,
      state: lessonMoneyState({ ...facts, used: usedMinutes + usedAmount }, context.now),
      currency,
      usedMinutes,
      usedAmount,
      earned: used?.earned ?? 0,
      toBill,
      giftId,
      billed: onInvoice.billed,
      invoiceId: own.length > 1 ? null : onInvoice.invoiceId,
      parts: own,
      restsUntil: until !== null && until > context.now ? until.toISOString() : null,
    };
  });
}
