import { eq } from "drizzle-orm";
import { grantedFor } from "@app/domain/billing/lot-value.ts";
import { updateRecord } from "../../../database/records.ts";
import type { Context } from "../../../service/context.ts";
import { entriesOf, movedParts, standingOf } from "../credit-book.ts";
import { creditLots, type CreditLotRow } from "../credit.table.ts";
import { moneyOf } from "../invoice-money.ts";
import type { InvoiceRow } from "../invoices.table.ts";
import { grantTerms } from "../sold-credit.ts";

/** The credit that an invoice sold, with what of it was moved to other learners. */
export async function lotsSoldBy(context: Pick<Context, "db">, invoiceId: string): Promise<CreditLotRow[]> {
  const [lot] = await context.db.select().from(creditLots).where(eq(creditLots.invoiceId, invoiceId));
  return lot ? [lot, ...(await movedParts(context, lot))] : [];
}

/** How much of the credit that an invoice sold may stay frozen: no more than was granted and is not paid for. */
async function mostFrozen(context: Context, invoice: InvoiceRow, lot: CreditLotRow): Promise<number> {
  const { paidFor = 0, disputed = 0 } = (await moneyOf(context, [invoice.id])).get(invoice.id) ?? {};
  const { granted } = standingOf(await entriesOf(context, lot.id));
  return Math.max(0, granted - grantedFor(grantTerms(invoice, lot), paidFor - disputed, invoice.total));
}

/**
 * Lets credit be used again that is paid for by now: a bank decided for us or gave the money back, or the customer paid
 * once more. Freezes nothing.
 */
export async function releaseFrozen(context: Context, invoice: InvoiceRow): Promise<void> {
  const lots = await lotsSoldBy(context, invoice.id);
  const [own] = lots;
  if (!own || lots.every(({ frozen }) => frozen === 0)) return;
  let left = await mostFrozen(context, invoice, own);
  for (const lot of lots) {
    const { rest } = standingOf(await entriesOf(context, lot.id));
    const frozen = Math.max(0, Math.min(lot.frozen, left, rest));
    left -= frozen;
    if (frozen !== lot.frozen) await updateRecord(context, creditLots, lot, { frozen });
  }
}
