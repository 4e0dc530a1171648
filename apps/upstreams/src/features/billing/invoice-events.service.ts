import { netReceived } from "@app/domain/billing/amount-due.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { isPayable, isVoidable, reminderGapDays } from "@app/domain/billing/invoice-states.ts";
import { mayMend } from "@app/domain/billing/own-mistakes.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { eq } from "drizzle-orm";
import { keepPromosInStep } from "../promos/promos.public.ts";
import { usedByLessons } from "./cover.public.ts";
import { entriesOf, standingOf, writeEntry } from "./credit-book.ts";
import { creditEntries } from "./credit.table.ts";
import { emailInvoice } from "./invoice-emails.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { lotOfInvoice, regionOf, todayIn } from "./invoice-lots.ts";
import { moneyOf } from "./invoice-money.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";
import { lockPayer } from "./lock-payer.ts";
import { bookDates } from "./months/book-dates.ts";
import { freeItems } from "./ongoing/free-items.ts";

const dayMs = 86_400_000;
function refuseUnpayable({ status }: InvoiceRow, done: string): void {
  if (!isPayable(status)) throw new Refusal("WRONG_STATE", messages.wrongState("invoice", status, done));
}

/** Reminds a customer of an invoice; by hand at most once in three days. */
export const remindOfInvoice = (context: Context, at: RecordRef): Promise<InvoiceRecord> =>
  changeRecord(context, invoiceKind, at, {
    check(before) {
      refuseUnpayable(before, "reminded of");
      const { remindedAt } = before;
      if (remindedAt && context.now.getTime() - remindedAt.getTime() < reminderGapDays * dayMs)
        throw new Refusal("WRONG_STATE", billingMessages.remindedLately);
    },
    async write(before) {
      // The reminder planned for today would repeat it.
      const remindedFor = todayIn(context, (await regionOf(context, before.regionId))?.timeZone ?? "UTC");
      return updateRecord(context, invoices, before, { remindedAt: context.now, remindedFor });
    },
    effects: (after) => emailInvoice(context, after, "invoice-reminder"),
  });

/** Puts back the money credit that paid a part of an invoice. */
async function putCreditBack(context: Context, invoice: InvoiceRow): Promise<void> {
  const rows = await context.db.select().from(creditEntries).where(eq(creditEntries.invoiceId, invoice.id));
  const back = new Set(rows.map(({ reverses }) => reverses));
  for (const { id, lotId, quantity, value, taxValue, type, ...dated } of rows) {
    if (type !== "apply" || back.has(id)) continue;
    await writeEntry(context, {
      lotId,
      type: "put-back",
      quantity: -quantity,
      value: -value,
      taxValue: -taxValue,
      reverses: id,
      invoiceId: invoice.id,
      day: dated,
    });
  }
}

/** Takes back what is left of the credit that an invoice sold. */
async function takeLotBack(context: Context, invoice: InvoiceRow): Promise<void> {
  const lot = await lotOfInvoice(context, invoice.id);
  if (!lot) return;
  const { rest } = standingOf(await entriesOf(context, lot.id));
  if (rest > 0)
    await writeEntry(context, {
      lotId: lot.id,
      type: "adjust",
      quantity: -rest,
      day: todayIn(context, invoice.timeZone),
      reason: `${invoice.invoiceNumber} was withdrawn.`,
    });
}

const withdraw = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
  check: (before: InvoiceRow) => Promise<void> | void,
): Promise<InvoiceRecord> =>
  changeRecord(context, invoiceKind, at, {
    isDone: ({ status }) => status === "void",
    action: "state-changed",
    reason,
    check,
    async write(before) {
      await putCreditBack(context, before);
      await takeLotBack(context, before);
      await freeItems(context, before.id);
      const { issuedOn } = before;
      const dated = issuedOn === null ? null : (await bookDates(context))(before.regionId, issuedOn);
      const voidedOn = dated?.forDay ? dated.day : null;
      return updateRecord(context, invoices, before, { status: "void", voidReason: reason, voidedOn });
    },
    async effects(after) {
      await keepPromosInStep(context, after);
      await emailInvoice(context, after, "invoice-void", { voidReason: reason });
    },
  });

/** Refuses to take back free credit of which something was used, moved or expired. */
async function refuseUsed(context: Context, { id }: InvoiceRow): Promise<void> {
  const lot = await lotOfInvoice(context, id);
  if (!lot) return;
  const begun = (await usedByLessons(context, [lot.customerId])).get(lot.id) ?? 0;
  const { taken } = standingOf(await entriesOf(context, lot.id));
  if (begun + taken > 0) throw new Refusal("WRONG_STATE", billingMessages.usedFree);
}

/** Withdraws an invoice on which nothing was paid; its number stays. Source: domain.md 2.6. */
export async function voidInvoice(context: Context, asked: RecordRef & { reason: string }): Promise<InvoiceRecord> {
  await lockPayer(context, asked._id);
  return withdraw(context, asked, async (before) => {
    if (!isVoidable(before)) refuseUnpayable(before, "voided");
    if (!mayMend(context.actor, { byId: before.sentById, at: before.sentAt ?? before.createdAt }, context.now))
      throw new Refusal("FORBIDDEN", billingMessages.voidOthers);
    const money = (await moneyOf(context, [before.id])).get(before.id);
    const credit = await appliedTo(context, before.id);
    if (money && money.lost > 0) throw new Refusal("WRONG_STATE", billingMessages.lostToBank);
    if (!money || netReceived(money) - credit !== 0 || money.credited > 0)
      throw new Refusal("WRONG_STATE", billingMessages.hasPayments);
    if (before.status === "paid") await refuseUsed(context, before);
  });
}

/** Withdraws a prepayment that nobody has paid in time. */
export async function lapseInvoice(context: Context, at: RecordRef): Promise<InvoiceRecord> {
  await lockPayer(context, at._id);
  return withdraw(context, { ...at, reason: "It was not paid in time." }, (before) =>
    refuseUnpayable(before, "voided"),
  );
}

async function appliedTo({ db }: Context, invoiceId: string): Promise<number> {
  const { quantity, type } = creditEntries;
  const rows = await db.select({ quantity, type }).from(creditEntries).where(eq(creditEntries.invoiceId, invoiceId));
  return -rows
    .filter((row) => row.type === "apply" || row.type === "put-back")
    .reduce((sum, row) => sum + row.quantity, 0);
}
