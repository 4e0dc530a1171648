import { eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";

/** What invoices and their credit notes have of some lessons, and the last of these invoices. */
export async function invoicedOf(
  { db }: Pick<Context, "db">,
  lessonIds: readonly string[],
): Promise<Map<string, { billed: number; invoiceId: string | null }>> {
  const { lessonId, amount } = billableItems;
  const rows = await db
    .select({
      lessonId: sql<string>`${lessonId}`,
      billed: sql<number>`sum(${amount})::text`.mapWith(Number),
      invoiceId: sql<string>`max(${billedItems.invoiceId})`,
    })
    .from(billedItems)
    .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
    .where(inArray(lessonId, [...lessonIds]))
    .groupBy(lessonId);
  return new Map(rows.map(({ lessonId: id, ...row }) => [id, row]));
}
