import { inArray, sql, type SQL } from "drizzle-orm";
import { amountDue, type InvoiceMoney } from "@app/domain/billing/amount-due.ts";
import type { Context } from "../../service/context.ts";
import { creditEntries } from "./credit.table.ts";
import { invoices } from "./invoices.table.ts";
import { paymentAllocations } from "./payments.table.ts";

const whole = (amount: SQL): SQL<number> => sql`coalesce(${amount}, 0)::text`.mapWith(Number);

/** The invoice of the row, for a query within the query. */
const invoiceId = sql.raw('"invoices"."id"');

/** Signed sums, so that what was taken back does not count. Applied credit is stored as less credit. */
const allocated = whole(
  sql`(select sum(parts.amount) from ${paymentAllocations} as parts where parts.invoice_id = ${invoiceId})`,
);
const applied = whole(
  sql`(select -sum(parts.quantity) from ${creditEntries} as parts where parts.invoice_id = ${invoiceId} and parts.type in ('apply', 'put-back'))`,
);

/** The sums over payments and credit as columns of a query over invoices. */
export const moneyColumns = { allocated, applied };

interface Sums {
  allocated: number;
  applied: number;
}

/** Refunds, credit notes and write-offs add to the others once they exist. */
export const moneyFrom = (total: number, sums: Sums): Omit<InvoiceMoney, "disputed"> => ({
  total,
  received: sums.allocated + sums.applied,
  givenBack: 0,
  credited: 0,
  writtenOff: 0,
});

/** What was paid and is due of some invoices, by id. */
export async function moneyOf(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<Map<string, Omit<InvoiceMoney, "disputed"> & { due: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: invoices.id, total: invoices.total, ...moneyColumns })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]));
  return new Map(
    rows.map(({ id, total, ...sums }) => {
      const money = moneyFrom(total, sums);
      return [id, { ...money, due: amountDue(money) }];
    }),
  );
}
