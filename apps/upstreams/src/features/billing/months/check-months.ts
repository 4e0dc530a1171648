import { asc, eq, isNull } from "drizzle-orm";
import { sumDifferences, sumFault } from "@app/domain/billing/month-sums.ts";
import { monthName } from "@app/domain/dates/month.ts";
import type { Context } from "../../../service/context.ts";
import { regions } from "../../regions/regions.public.ts";
import type { BookFault } from "../book-faults.ts";
import { closedMonths } from "./closed-months.table.ts";
import { sumsOfMonths } from "./month-sums.ts";

/** Whether each closed month still comes to what it did when it was closed. */
export async function checkMonths(context: Pick<Context, "db">): Promise<{ count: number; faults: BookFault[] }> {
  const { regionId, month, reopenedAt } = closedMonths;
  const rows = await context.db
    .select({ closed: closedMonths, region: regions.name })
    .from(closedMonths)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(isNull(reopenedAt))
    .orderBy(asc(regions.name), asc(month));
  if (rows.length === 0) return { count: 0, faults: [] };
  const now = await sumsOfMonths(context);
  const faults = rows.flatMap(({ closed, region }) =>
    sumDifferences(closed.sums, now.get(`${closed.regionId} ${closed.month}`) ?? []).map((difference) => ({
      about: "month" as const,
      name: `${monthName(closed.month)}, ${region}`,
      fault: sumFault(difference),
      invoiceId: null,
      customerId: null,
      regionId: closed.regionId,
    })),
  );
  return { count: rows.length, faults };
}
