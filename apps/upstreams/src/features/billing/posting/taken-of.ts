import { eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { persons } from "../../customers/customers.public.ts";
import { lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { billableItems } from "./billable-items.table.ts";

type Reader = Pick<Context, "db">;

/** What a lesson took of one customer's credit, or has to be billed to them. */
interface Taken {
  lessonId: string;
  customerId: string;
  minutes: number;
  amount: number;
  toBill: number;
}

const sumOf = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::text`.mapWith(Number);

/** What some lessons took of each customer's credit and what is to be billed, by all their settlements. */
export async function takenOf({ db }: Reader, lessonIds: readonly string[]): Promise<Taken[]> {
  const { quantity } = creditEntries;
  const uses = await db
    .select({
      lessonId: lessonSettlements.lessonId,
      customerId: creditLots.customerId,
      minutes: sumOf(sql`case when ${creditLots.unit} = 'minutes' then -${quantity} else 0 end`),
      amount: sumOf(sql`case when ${creditLots.unit} = 'money' then -${quantity} else 0 end`),
    })
    .from(creditEntries)
    .innerJoin(lessonSettlements, eq(lessonSettlements.id, creditEntries.settlementId))
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(inArray(lessonSettlements.lessonId, [...lessonIds]))
    .groupBy(lessonSettlements.lessonId, creditLots.customerId);
  const payerId = sql<string>`coalesce(${persons.mergedIntoId}, ${billableItems.customerId})`;
  const items = await db
    .select({
      lessonId: sql<string>`${billableItems.lessonId}`,
      customerId: payerId,
      toBill: sumOf(sql`${billableItems.amount}`),
    })
    .from(billableItems)
    .innerJoin(persons, eq(persons.id, billableItems.customerId))
    .where(inArray(billableItems.lessonId, [...lessonIds]))
    .groupBy(billableItems.lessonId, payerId);
  return [...uses.map((row) => ({ ...row, toBill: 0 })), ...items.map((row) => ({ ...row, minutes: 0, amount: 0 }))];
}
