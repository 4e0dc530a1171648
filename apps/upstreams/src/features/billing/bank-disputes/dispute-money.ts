import { sql, type SQL } from "drizzle-orm";
import type { BankDisputeStatus } from "@app/domain/billing/billing-enums.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes.table.ts";

const whole = (amount: SQL): SQL<number> => sql`coalesce(${amount}, 0)::text`.mapWith(Number);

/** The invoice of the row, for a query within the query. */
const invoiceId = sql.raw('"invoices"."id"');

const sumIn = (column: "amount" | "kept", ...statuses: BankDisputeStatus[]) =>
  whole(sql`(select sum(parts.${sql.raw(column)}) from ${bankDisputeParts} as parts
    join ${bankDisputes} as cases on cases.id = parts.dispute_id
    where parts.invoice_id = ${invoiceId} and cases.status in (${sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    )}))`);

/** What is contested at banks of an invoice, what banks took, and what became credit once it was ours again. */
export const disputeColumns = {
  disputed: sumIn("amount", "open"),
  lost: sumIn("amount", "lost"),
  keptOver: sumIn("kept", "won", "reversed"),
};
