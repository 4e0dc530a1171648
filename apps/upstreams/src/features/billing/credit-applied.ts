import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "../../service/context.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import type { appliedCredit } from "./invoice.record.ts";

/** The credit in money that paid a part of some invoices, and what was put back of it, by invoice. */
export async function creditAppliedTo(
  { db }: Pick<Context, "db">,
  invoiceIds: readonly string[],
): Promise<Map<string, z.infer<typeof appliedCredit>[]>> {
  const { invoiceId, quantity, day, type, id, lotId } = creditEntries;
  const rows = await db
    .select({ _id: id, invoiceId, lotId, source: creditLots.source, quantity, day })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, lotId))
    .where(and(inArray(invoiceId, [...invoiceIds]), inArray(type, ["apply", "put-back"])))
    .orderBy(asc(creditEntries.seq));
  const found = new Map<string, z.infer<typeof appliedCredit>[]>();
  for (const { invoiceId: about, quantity: taken, ...row } of rows) {
    const own = found.get(about ?? "") ?? [];
    own.push({ ...row, amount: -taken });
    found.set(about ?? "", own);
  }
  return found;
}
