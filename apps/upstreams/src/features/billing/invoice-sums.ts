import { and, asc, count, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import { currencies } from "@app/domain/enums.ts";
import { z } from "zod";
import { paramsOf } from "../../records/facets.ts";
import { parseList } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";
import { dueColumn, moneyColumns } from "./invoice-money.ts";
import { invoiceList } from "./invoices.queries.ts";
import { invoices } from "./invoices.table.ts";

/** What the invoices of a list come to in one currency. Amounts of two currencies are never added. */
export const invoiceSums = z
  .object({
    currency: z.enum(currencies),
    count: z.int(),
    total: z.int(),
    received: z.int().meta({ description: "Payments and credit, whatever was given back later." }),
    givenBack: z.int(),
    credited: z.int().meta({ description: "What need not be paid, by credit notes." }),
    writtenOff: z.int().meta({ description: "What is no longer asked for." }),
    due: z.int(),
  })
  .meta({ id: "InvoiceSums" });
export type InvoiceSumsRecord = z.infer<typeof invoiceSums>;

const sumOf = (amount: SQL): SQL<number> => sql`coalesce(sum(${amount}), 0)::text`.mapWith(Number);

/** Sums by currency over the invoices that some filters leave: those that were sent and are not void. */
export async function sumInvoices(context: Context, asked: object): Promise<InvoiceSumsRecord[]> {
  const { where } = parseList(invoiceList, paramsOf(asked), context);
  const { allocated, applied, putBack, refunded, credited, lost, writtenOff } = moneyColumns;
  const columns = [allocated, applied, putBack, refunded, credited, lost, writtenOff].map(
    (column) => sql`(${column})::bigint`,
  );
  const [paid, used, back, given, noted, taken, off] = columns as [SQL, SQL, SQL, SQL, SQL, SQL, SQL];
  const received = sql`${paid} + ${used}`;
  const givenBack = sql`${back} + ${given} + ${taken}`;
  return context.db
    .select({
      currency: invoices.currency,
      count: count(),
      total: sumOf(sql`${invoices.total}`),
      received: sumOf(received),
      givenBack: sumOf(givenBack),
      credited: sumOf(noted),
      writtenOff: sumOf(off),
      due: sumOf(dueColumn),
    })
    .from(invoices)
    .where(and(where, notInArray(invoices.status, ["draft", "void"]), inArray(invoices.currency, [...currencies])))
    .groupBy(invoices.currency)
    .orderBy(asc(invoices.currency));
}
