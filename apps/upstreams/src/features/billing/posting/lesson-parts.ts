import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../../service/context.ts";
import { persons } from "../../customers/customers.public.ts";
import { creditLots } from "../credit.table.ts";
import { billedItems } from "../ongoing/billed-items.table.ts";
import { billableItems } from "./billable-items.table.ts";
import { takenOf } from "./taken-of.ts";

/** What one of those who pay for a lesson pays of it. */
export const lessonMoneyPart = z
  .object({
    customerId: z.string(),
    usedMinutes: z.int().meta({ description: "Minutes of their credit that paid for it." }),
    usedAmount: z.int().meta({ description: "Their credit in money that paid for it, in minor units." }),
    toBill: z.int().meta({
      description: "What is to be billed to them and is on no invoice yet; below 0 what invoices have too much.",
    }),
    billed: z.int().meta({ description: "What their invoices and credit notes have of it, in minor units." }),
    invoiceId: z.string().nullable().meta({ description: "Their last invoice that has it; a draft counts." }),
    giftMinutes: z.int().meta({ description: "Minutes of credit that they were given because it failed." }),
    giftAmount: z.int().meta({ description: "Credit in money that they were given, in minor units." }),
  })
  .meta({ id: "LessonMoneyPart" });
export type LessonMoneyPart = z.infer<typeof lessonMoneyPart>;

type Reader = Pick<Context, "db">;

/** What invoices and their credit notes have of some lessons, for each who pays. */
function invoicedTo({ db }: Reader, lessonIds: readonly string[]) {
  const { lessonId, amount } = billableItems;
  const payerId = sql<string>`coalesce(${persons.mergedIntoId}, ${billableItems.customerId})`;
  return db
    .select({
      lessonId: sql<string>`${lessonId}`,
      customerId: payerId,
      billed: sql<number>`sum(${amount})::text`.mapWith(Number),
      invoiceId: sql<string>`max(${billedItems.invoiceId})`,
    })
    .from(billedItems)
    .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
    .innerJoin(persons, eq(persons.id, billableItems.customerId))
    .where(inArray(lessonId, [...lessonIds]))
    .groupBy(lessonId, payerId);
}

/** What was given because of some settlements. */
function giftsAfter({ db }: Reader, settlementIds: readonly string[]) {
  const { settlementId, customerId, unit, size } = creditLots;
  return db
    .select({ settlementId, customerId, unit, size })
    .from(creditLots)
    .where(inArray(settlementId, [...settlementIds]));
}

/** What each who pays for some lessons pays of them, by lesson. `settled`: the last settlement of each lesson. */
export async function lessonPartsOf(
  context: Reader,
  settled: ReadonlyMap<string, string>,
): Promise<Map<string, LessonMoneyPart[]>> {
  const ids = [...settled.keys()];
  const [taken, invoiced, gifts] = [
    await takenOf(context, ids),
    await invoicedTo(context, ids),
    await giftsAfter(context, [...settled.values()]),
  ];
  const sum = <Row>(rows: readonly Row[], valueOf: (row: Row) => number) =>
    rows.reduce((all, row) => all + valueOf(row), 0);
  return new Map(
    ids.map((lessonId) => {
      const own = taken.filter((one) => one.lessonId === lessonId);
      const given = gifts.filter((one) => one.settlementId === settled.get(lessonId));
      const payers = new Set([...own, ...given].map(({ customerId }) => customerId));
      const parts = [...payers].map((customerId) => {
        const mine = own.filter((one) => one.customerId === customerId);
        const bills = invoiced.find((one) => one.lessonId === lessonId && one.customerId === customerId);
        const gift = given.filter((one) => one.customerId === customerId);
        const giftIn = (unit: string) =>
          sum(
            gift.filter((one) => one.unit === unit),
            ({ size }) => size,
          );
        return {
          customerId,
          usedMinutes: sum(mine, ({ minutes }) => minutes),
          usedAmount: sum(mine, ({ amount }) => amount),
          toBill: sum(mine, ({ toBill }) => toBill) - (bills?.billed ?? 0),
          billed: bills?.billed ?? 0,
          invoiceId: bills?.invoiceId ?? null,
          giftMinutes: giftIn("minutes"),
          giftAmount: giftIn("money"),
        };
      });
      const says = ({ usedMinutes, usedAmount, toBill, billed, giftMinutes, giftAmount }: LessonMoneyPart) =>
        [usedMinutes, usedAmount, toBill, billed, giftMinutes, giftAmount].some((amount) => amount !== 0);
      return [lessonId, parts.filter(says)] as const;
    }),
  );
}
