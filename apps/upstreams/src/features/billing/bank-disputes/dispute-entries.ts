import { sql, type SQL } from "drizzle-orm";
import type { MonthSumName } from "@app/domain/billing/month-sums.ts";
import { payments } from "../payments.table.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes.table.ts";

/** What bank disputes are in the books, as rows of region, day, currency, name and amount. */
export function disputeEntries(): SQL[] {
  const { openedOn, openedBookedOn, lostOn, lostBookedOn, reversedOn, reversedBookedOn, currency, fee } = bankDisputes;
  const taken = sql`(select sum(${bankDisputeParts.amount}) from ${bankDisputeParts} where ${bankDisputeParts.disputeId} = ${bankDisputes.id})`;
  const entry = (day: SQL, name: MonthSumName, amount: SQL, where: SQL) =>
    sql`select ${payments.regionId}, ${day}, ${currency}, ${name}, ${amount}
      from ${bankDisputes} join ${payments} on ${payments.id} = ${bankDisputes.paymentId} where ${where}`;
  return [
    entry(sql`coalesce(${openedBookedOn}, ${openedOn})`, "bankFees", sql`${fee}`, sql`${fee} > 0`),
    entry(sql`coalesce(${lostBookedOn}, ${lostOn})`, "lostAtBank", taken, sql`${lostOn} is not null`),
    entry(
      sql`coalesce(${reversedBookedOn}, ${reversedOn})`,
      "lostAtBank",
      sql`-${taken}`,
      sql`${reversedOn} is not null`,
    ),
  ];
}
