import { and, eq, inArray } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { payableStatuses } from "@app/domain/billing/invoice-states.ts";
import type { Context } from "../../service/context.ts";
import { invoices } from "./invoices.table.ts";

/** Why a customer who still owes something may not be archived; null if they owe nothing. */
export async function openInvoicesOf({ db }: Context, customerId: string): Promise<string | null> {
  const open = and(eq(invoices.customerId, customerId), inArray(invoices.status, [...payableStatuses]));
  const count = await db.$count(invoices, open);
  return count > 0 ? billingMessages.stillOpen(count) : null;
}
