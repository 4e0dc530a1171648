import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { issuedStatuses } from "@app/domain/billing/invoice-states.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { creditLeftOf } from "./credit-limit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { invoices } from "./invoices.table.ts";
import { billedItems } from "./ongoing/billed-items.table.ts";
import { billableItems } from "./posting/billable-items.table.ts";

/**
 * Refuses to take back what a lesson came to where an invoice that was sent has more of it than whoever asks may credit by
 * hand. Source: domain.md 2.3, 2.6.
 */
export async function refuseCreditAbove(context: Context, lessonId: string): Promise<void> {
  if (!isLimited(context.actor.role, "invoices")) return;
  const billed = sql<number>`sum(${billableItems.amount})::text`.mapWith(Number);
  const rows = await context.db
    .select({ invoice: invoices, billed })
    .from(billedItems)
    .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
    .innerJoin(invoices, eq(invoices.id, billedItems.invoiceId))
    .where(and(eq(billableItems.lessonId, lessonId), inArray(invoices.status, [...issuedStatuses])))
    .groupBy(invoices.id)
    .orderBy(asc(invoices.invoiceNumber));
  for (const { invoice, billed: amount } of rows)
    if (amount > (await creditLeftOf(context, invoice)))
      throw new Refusal("WRONG_STATE", billingMessages.lessonBilled(invoiceName(invoice)));
}
