import { latestToday } from "@app/domain/dates/latest-today.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { receivedWithinDays } from "@app/domain/billing/payment.ts";
import { eq } from "drizzle-orm";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { invoicePageMessages, type TransferClaimInput } from "@app/domain/billing/invoice-page.ts";
import { isPayable } from "@app/domain/billing/invoice-states.ts";
import { formatMoney } from "@app/domain/money.ts";
import { insertRecord } from "../../../database/records.ts";
import { retryable } from "../../../database/retryable.ts";
import { audit } from "../../../records/audit.ts";
import type { App, Context, Origin } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { systemContext } from "../../../service/system-context.ts";
import { limitAttempts, noteAttempt } from "../../account/account.public.ts";
import { customers } from "../../customers/customers.public.ts";
import { notify, notifyPerson } from "../../notifications/notifications.public.ts";
import { regionOf, todayIn } from "../invoice-lots.ts";
import { moneyOf } from "../invoice-money.ts";
import type { InvoiceRow } from "../invoices.table.ts";
import { lockPayer } from "../lock-payer.ts";
import { invoiceByCode } from "./invoice-code.ts";
import { openedBy, presentPage } from "./invoice-page.service.ts";
import type { InvoicePageRecord } from "./invoice-page.record.ts";
import { pendingClaimOf } from "./transfer-claims.queries.ts";
import { keepProof } from "./proof.service.ts";
import { transferClaims, type TransferClaimRow } from "./transfer-claims.table.ts";

/** Tells whoever looks after the customer, else all who deal with invoices. */
async function notifyStaff(context: Context, invoice: InvoiceRow, amount: string): Promise<void> {
  const { ownerId, id } = customers;
  const [customer] = await context.db
    .select({ ownerId })
    .from(customers)
    .where(eq(id, invoice.customerId ?? ""));
  const notice = {
    type: "new_message" as const,
    kind: "payment" as const,
    title: `${invoice.firstName} ${invoice.lastName} says they have paid`,
    description: `${amount} for ${invoiceName(invoice)}, by bank transfer. Look for it at the bank.`,
    url: `/app/tutoring/pre-payment-invoice/${invoice.id}?tab=payments`,
  };
  if (customer?.ownerId) await notifyPerson(context, customer.ownerId, notice);
  else await notify(context, { ...notice, needs: "invoices:act" });
}

/** Whether this is what was told already: the answer may have been lost on its way. */
const isRepeated = (pending: TransferClaimRow, { amount, paidOn, payerName }: TransferClaimInput): boolean =>
  pending.amount === amount && pending.paidOn === paidOn && pending.payerName === payerName;

async function write(context: Context, opened: InvoiceRow, input: TransferClaimInput): Promise<void> {
  await lockPayer(context, opened.id);
  const invoice = (await invoiceByCode(context, input.code)) ?? opened;
  if (!isPayable(invoice.status)) throw new Refusal("WRONG_STATE", invoicePageMessages.nothingDue);
  const pending = await pendingClaimOf(context, invoice.id);
  if (pending && isRepeated(pending, input)) return;
  if (pending) throw new Refusal("WRONG_STATE", invoicePageMessages.pending);
  const due = (await moneyOf(context, [invoice.id])).get(invoice.id)?.due ?? 0;
  if (due === 0) throw new Refusal("WRONG_STATE", invoicePageMessages.nothingDue);
  const region = await regionOf(context, invoice.regionId);
  const today = todayIn(context, region?.timeZone ?? "UTC");
  // A customer's day may have begun before the region's.
  if (input.paidOn > latestToday(context.now)) throw fieldRefusal("paidOn", invoicePageMessages.future);
  if (input.paidOn < daysLater(today, -receivedWithinDays)) throw fieldRefusal("paidOn", invoicePageMessages.longAgo);
  const { code: _, note = null, evidenceFileId = null, ...claimed } = input;
  await keepProof(context, invoice, evidenceFileId);
  await insertRecord(context, transferClaims, { ...claimed, note, evidenceFileId, invoiceId: invoice.id });
  const amount = formatMoney({ currency: invoice.currency, amount: input.amount });
  await audit(context, {
    action: "updated",
    kind: "invoice",
    id: invoice.id,
    label: invoiceName(invoice),
    reason: `They say that they transferred ${amount} on ${input.paidOn}.`,
  });
  await notifyStaff(context, invoice, amount);
}

/** A customer says, on the page of their invoice, that they have transferred what they owe. Nothing is paid by it yet. */
export async function claimTransfer(app: App, input: TransferClaimInput, origin: Origin): Promise<InvoicePageRecord> {
  const opened = await openedBy(app, input.code, origin);
  await limitAttempts(app, "claim", origin);
  await noteAttempt(app, "claim", origin);
  const page = await retryable(app.database, async (db) => {
    const context = systemContext(db, app.clock.now(), origin.requestId);
    const actor = { ...context.actor, name: `${opened.firstName} ${opened.lastName} (by the link of their invoice)` };
    await write({ ...context, origin, actor }, opened, input);
    return presentPage(context, opened);
  });
  app.events.signal.wake();
  return page;
}
