import { eq } from "drizzle-orm";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { customers } from "../customers/customers.public.ts";
import { invoices } from "./invoices.table.ts";

/** Locks a customer before their money changes, so that one change follows another. Always before invoices and credit. */
export const lockCustomer = async (context: Context, customerId: string): Promise<void> =>
  void (await lockRecords(context, customers, [customerId]));

/** The same for several at once, always in the same order. */
export const lockCustomers = async (context: Context, ids: readonly string[]): Promise<void> =>
  void (await lockRecords(context, customers, [...new Set(ids)].toSorted()));

/** The same for whoever an invoice bills. */
export async function lockPayer(context: Context, invoiceId: string): Promise<void> {
  const { customerId } = invoices;
  const [invoice] = await context.db.select({ customerId }).from(invoices).where(eq(invoices.id, invoiceId));
  if (invoice?.customerId) await lockCustomer(context, invoice.customerId);
}
