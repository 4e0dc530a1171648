import { isGift } from "@app/domain/billing/credit-enums.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { usedByLessons } from "./cover.public.ts";
import { lotsWithRest, takeFrom } from "./credit-book.ts";
import type { InvoiceRow } from "./invoices.table.ts";
import { todayIn } from "./invoice-lots.ts";

/**
 * A customer's money credit that pays invoices in a currency, and how much of each: gifts first, then the oldest. Sums
 * of money that were sold for lessons pay for lessons only. Source: domain.md 5.5.
 */
async function payingLots(context: Pick<Context, "db" | "now">, customerId: string, currency: Currency) {
  const used = await usedByLessons(context, [customerId]);
  return (await lotsWithRest(context, customerId))
    .map((lot) => ({ ...lot, free: lot.rest - (used.get(lot.id) ?? 0) - lot.frozen }))
    .filter((lot) => lot.unit === "money" && lot.currency === currency && lot.source !== "invoice" && lot.free > 0)
    .toSorted((a, b) => Number(isGift(b.source)) - Number(isGift(a.source)));
}

/** How much money credit would pay of an invoice in a currency that is sent now, at most. */
export async function creditForInvoices(
  context: Pick<Context, "db" | "now">,
  customerId: string,
  currency: Currency,
): Promise<number> {
  return (await payingLots(context, customerId, currency)).reduce((sum, { free }) => sum + free, 0);
}

/** Pays an invoice from the customer's money credit as far as it goes. */
export async function applyCredit(context: Context, invoice: InvoiceRow, timeZone: string): Promise<number> {
  if (invoice.customerId === null) return 0;
  let left = invoice.total;
  for (const { free, ...lot } of await payingLots(context, invoice.customerId, invoice.currency)) {
    const quantity = Math.min(left, free);
    if (quantity <= 0) break;
    await takeFrom(context, lot, { type: "apply", quantity, invoiceId: invoice.id, day: todayIn(context, timeZone) });
    left -= quantity;
  }
  return invoice.total - left;
}
