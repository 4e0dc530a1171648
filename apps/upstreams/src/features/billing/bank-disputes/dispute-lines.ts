import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../../service/context.ts";
import { amongMany } from "../../../records/among.ts";
import { payments } from "../payments.table.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes.table.ts";

/** What banks took of a customer's payments is owed again, and what they gave back is not: the lines of a statement. */
export async function disputeLines(
  { db }: Pick<Context, "db">,
  { customerIds, currency }: { customerIds: readonly string[]; currency: Currency },
  on: (day: PgColumn | SQL) => SQL,
) {
  const { lostOn, lostBookedOn, reversedOn, reversedBookedOn, id } = bankDisputes;
  const { invoiceId, disputeId, amount } = bankDisputeParts;
  const lines = (own: PgColumn, booked: PgColumn, sign: 1 | -1) => {
    const day = sql<string>`coalesce(${booked}, ${own})::text`;
    return db
      .select({
        customerId: payments.customerId,
        day,
        forDay: sql<string | null>`case when ${booked} <> ${own} then ${own}::text end`,
        name: payments.paymentNumber,
        amount: sql<number>`(${sign}::int * ${amount})::text`.mapWith(Number),
        invoiceId,
      })
      .from(bankDisputeParts)
      .innerJoin(bankDisputes, eq(id, disputeId))
      .innerJoin(payments, eq(payments.id, bankDisputes.paymentId))
      .where(and(amongMany(payments.customerId, customerIds), eq(bankDisputes.currency, currency), on(day)));
  };
  return [...(await lines(lostOn, lostBookedOn, 1)), ...(await lines(reversedOn, reversedBookedOn, -1))];
}
