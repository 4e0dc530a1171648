import { sql } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import { z } from "zod";
import { moneySum } from "../../../records/money-sum.ts";
import type { Context } from "../../../service/context.ts";
import { enrolmentSettlements, groupEnrolments, groupInstances } from "../../group-lessons/group-tables.public.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { billableItems } from "./billable-items.table.ts";

/** What the books say that a group lesson earned. */
export const groupRevenue = z
  .object({
    _id: z.string().meta({ description: "The group lesson." }),
    sums: z.array(moneySum).meta({ description: "Without tax, one for each currency." }),
  })
  .meta({ id: "GroupRevenue" });
export type GroupRevenue = z.infer<typeof groupRevenue>;

/**
 * What is posted for the places of some group lessons, by currency: the worth of the credit that they used and what is or
 * is to be billed, as the dashboard counts what is earned. What was taken back nets to 0. Source: domain.md 3.4, 4.1.
 */
export async function groupRevenueOf({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<GroupRevenue[]> {
  if (ids.length === 0) return [];
  const { rows } = (await db.execute(sql`
    with places as (
      select p.id, i.group_lesson_id as lesson from ${groupEnrolments} p
      join ${groupInstances} i on i.id = p.instance_id
      where i.group_lesson_id = any(${sql.param([...ids])}::text[])
    ), posted as (
      select places.lesson, o.currency, e.value as amount from places
      join ${enrolmentSettlements} s on s.enrolment_id = places.id
      join ${creditEntries} e on e.settlement_id = s.id join ${creditLots} o on o.id = e.lot_id
      where e.type in ('use', 'return')
      union all
      select places.lesson, b.currency, b.amount from places join ${billableItems} b on b.enrolment_id = places.id
    )
    select lesson as id, currency, sum(amount)::text as amount from posted
    group by 1, 2 having sum(amount) <> 0 order by 1, 2`)) as {
    rows: { id: string; currency: Currency; amount: string }[];
  };
  return ids.map((_id) => ({
    _id,
    sums: rows.filter(({ id }) => id === _id).map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
  }));
}
