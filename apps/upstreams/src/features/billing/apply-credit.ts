import { isGift } from "@app/domain/billing/credit-enums.ts";
import type { Context } from "../../service/context.ts";
import { usedByLessons } from "./cover.public.ts";
import { lotsWithRest, takeFrom } from "./credit-book.ts";
import type { InvoiceRow } from "./invoices.table.ts";
import { todayIn } from "./invoice-lots.ts";

/**
 * Pays an invoice from the customer's money credit as far as it goes: gifts first, then the oldest. Sums of money that
 * were sold for lessons pay for lessons only. Source: domain.md 5.5.
 */
export async function applyCredit(context: Context, invoice: InvoiceRow, timeZone: string): Promise<number> {
  if (invoice.customerId === null) return 0;
  const used = await usedByLessons(context, [invoice.customerId]);
  const lots = (await lotsWithRest(context, invoice.customerId))
    .map((lot) => ({ ...lot, rest: lot.rest - (used.get(lot.id) ?? 0) }))
    .filter(
      ({ unit, currency, source, rest, frozen }) =>
        unit === "money" && currency === invoice.currency && source !== "invoice" && rest - frozen > 0,
    );
  const inOrder = lots.toSorted((a, b) => Number(isGift(b.source)) - Number(isGift(a.source)));
  let left = invoice.total;
  for (const lot of inOrder) {
    const quantity = Math.min(left, lot.rest - lot.frozen);
    if (quantity <= 0) break;
    await takeFrom(context, lot, { type: "apply", quantity, invoiceId: invoice.id, day: todayIn(context, timeZone) });
    left -= quantity;
  }
  return invoice.total - left;
}
