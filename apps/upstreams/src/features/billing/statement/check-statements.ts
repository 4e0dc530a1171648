import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { statementFault } from "@app/domain/billing/invariants.ts";
import { payableStatuses } from "@app/domain/billing/invoice-states.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { amongMany } from "../../../records/among.ts";
import type { Context } from "../../../service/context.ts";
import { block, inBlocks, type BookFault } from "../book-faults.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { dueColumn } from "../invoice-money.ts";
import { invoices } from "../invoices.table.ts";
import { customers } from "../../customers/customers.public.ts";
import { linesOn } from "./statement-lines.ts";

type Reader = Pick<Context, "db">;
type Sums = ReadonlyMap<string | null, number>;

const whole = (column: ReturnType<typeof sql>) => sql`coalesce(sum(${column}), 0)::text`.mapWith(Number);
const byCustomer = (rows: readonly { customerId: string | null; amount: number }[]): Sums => {
  const sums = new Map<string | null, number>();
  for (const { customerId, amount } of rows) sums.set(customerId, (sums.get(customerId) ?? 0) + amount);
  return sums;
};

/** What customers owe, as the header of their page says. */
const owedBy = ({ db }: Reader, ids: readonly string[], currency: Currency) =>
  db
    .select({ customerId: invoices.customerId, amount: whole(sql`${dueColumn}`) })
    .from(invoices)
    .where(
      and(
        amongMany(invoices.customerId, ids),
        eq(invoices.currency, currency),
        inArray(invoices.status, [...payableStatuses]),
      ),
    )
    .groupBy(invoices.customerId);

/** What of their own money is kept for them, less what went back or paid invoices. Lessons that it paid for are no lines. */
const keptFor = ({ db }: Reader, ids: readonly string[], currency: Currency) =>
  db
    .select({ customerId: creditLots.customerId, amount: whole(sql`${creditEntries.quantity}`) })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(
      and(
        amongMany(creditLots.customerId, ids),
        eq(creditLots.currency, currency),
        inArray(creditLots.source, ["overpayment", "credit-note"]),
        inArray(creditEntries.type, ["grant", "adjust", "apply", "put-back", "refund"]),
      ),
    )
    .groupBy(creditLots.customerId);

/** Whether each customer's statement over all days ends with what the header of their page says they owe. */
export const checkStatements = (context: Reader) =>
  inBlocks(
    (after) =>
      context.db
        .select({ id: customers.id, name: customers.customerNumber })
        .from(customers)
        .where(gt(customers.id, after))
        .orderBy(asc(customers.id))
        .limit(block),
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const faults: BookFault[] = [];
      for (const currency of currencies) {
        const lines = await linesOn(context, { customerIds: ids, currency }, (day) => isNotNull(sql`${day}`));
        const closing = byCustomer(lines);
        const owed = byCustomer(await owedBy(context, ids, currency));
        const ownCredit = byCustomer(await keptFor(context, ids, currency));
        for (const { id, name } of rows) {
          const balance = (owed.get(id) ?? 0) - (ownCredit.get(id) ?? 0);
          const fault = statementFault({ currency, closing: closing.get(id) ?? 0, balance });
          if (fault) faults.push({ about: "customer", name, fault, invoiceId: null, customerId: id });
        }
      }
      return faults;
    },
  );
