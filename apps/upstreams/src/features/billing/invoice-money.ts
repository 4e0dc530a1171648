import { inArray, sql, type SQL } from "drizzle-orm";
import { amountDue, type InvoiceMoney } from "@app/domain/billing/amount-due.ts";
import type { Context } from "../../service/context.ts";
import { disputeColumns } from "./bank-disputes/dispute-money.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { creditEntries } from "./credit.table.ts";
import { invoices } from "./invoices.table.ts";
import { paymentAllocations } from "./payments.table.ts";
import { refunds } from "./refunds.table.ts";
import { writeOffs } from "./write-offs.table.ts";

const whole = (amount: SQL): SQL<number> => sql`coalesce(${amount}, 0)::text`.mapWith(Number);

/** The invoice of the row, for a query within the query. */
const invoiceId = sql.raw('"invoices"."id"');

/** Signed, so that what was taken back does not count. */
const allocated = whole(
  sql`(select sum(parts.amount) from ${paymentAllocations} as parts where parts.invoice_id = ${invoiceId})`,
);
const creditOf = (type: "apply" | "put-back") =>
  whole(
    sql`(select sum(abs(parts.quantity)) from ${creditEntries} as parts where parts.invoice_id = ${invoiceId} and parts.type = ${type})`,
  );
const refunded = whole(sql`(select sum(parts.amount) from ${refunds} as parts where parts.invoice_id = ${invoiceId})`);
const credited = whole(
  sql`(select sum(parts.total) from ${creditNotes} as parts where parts.invoice_id = ${invoiceId})`,
);

const writtenOff = whole(
  sql`(select sum(parts.amount) from ${writeOffs} as parts where parts.invoice_id = ${invoiceId})`,
);

/** The sums over payments, credit, refunds and credit notes as columns of a query over invoices. */
export const moneyColumns = {
  allocated,
  applied: creditOf("apply"),
  putBack: creditOf("put-back"),
  refunded,
  credited,
  writtenOff,
  ...disputeColumns,
};

/** What is due of an invoice, as `amountDue` says, as a column of a query over invoices. */
export const dueColumn = sql`greatest(0, ${invoices.total} - (${moneyColumns.credited})::bigint - (${moneyColumns.writtenOff})::bigint
  - ((${moneyColumns.allocated})::bigint + (${moneyColumns.applied})::bigint
    - (${moneyColumns.putBack})::bigint - (${moneyColumns.refunded})::bigint - (${moneyColumns.lost})::bigint))`;
export type MoneySums = Record<keyof typeof moneyColumns, number>;

/** An invoice's money from its sums. */
export const moneyFrom = (total: number, sums: Partial<MoneySums>): InvoiceMoney & { lost: number } => ({
  total,
  received: (sums.allocated ?? 0) + (sums.applied ?? 0),
  givenBack: (sums.refunded ?? 0) + (sums.putBack ?? 0) + (sums.lost ?? 0),
  lost: sums.lost ?? 0,
  disputed: sums.disputed ?? 0,
  credited: sums.credited ?? 0,
  writtenOff: sums.writtenOff ?? 0,
});

/** What was paid and is due of some invoices, by id. */
export async function moneyOf(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<Map<string, ReturnType<typeof moneyFrom> & { due: number; paidFor: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: invoices.id, total: invoices.total, ...moneyColumns })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]));
  return new Map(
    rows.map(({ id, total, ...sums }) => {
      const money = moneyFrom(total, sums);
      // What a bank took pays for nothing; what became credit of its own still paid for what this invoice sold.
      const paidFor = money.received + sums.keptOver - money.lost;
      return [id, { ...money, due: amountDue(money), paidFor }];
    }),
  );
}
