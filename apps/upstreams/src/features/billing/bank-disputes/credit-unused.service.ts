import type { z } from "zod";
import type { creditUnusedInput } from "@app/domain/billing/bank-dispute.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { isPayable } from "@app/domain/billing/invoice-states.ts";
import { minutesAsLessons } from "@app/domain/billing/minutes-as-lessons.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { takeFrom } from "../credit-book.ts";
import { creditLots } from "../credit.table.ts";
import { emailCreditNote } from "../credit-note-email.ts";
import { writeCreditNote } from "../credit-notes.service.ts";
import type { CreditNoteRow } from "../credit-notes.table.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { regionOf, settleInvoice, todayIn } from "../invoice-lots.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import type { InvoiceRow } from "../invoices.table.ts";
import { lockPayer } from "../lock-payer.ts";
import { creditOverpaid } from "../ongoing/credit-changes.ts";
import { lotsSoldBy } from "./frozen-credit.ts";

/** Takes what is frozen out of the credit, and writes the credit note over it. */
async function write(context: Context, before: InvoiceRow, reason: string): Promise<CreditNoteRow> {
  if (before.isDisputed) throw new Refusal("WRONG_STATE", billingMessages.refundDisputed);
  const lots = (await lotsSoldBy(context, before.id)).filter(({ frozen }) => frozen > 0);
  const [first] = lots;
  if (!first || !isPayable(before.status)) throw new Refusal("WRONG_STATE", billingMessages.unusedState);
  const issuedOn = todayIn(context, (await regionOf(context, before.regionId))?.timeZone ?? "UTC");
  let [quantity, net, tax] = [0, 0, 0];
  for (const lot of lots) {
    const { frozen } = lot;
    await updateRecord(context, creditLots, lot, { frozen: 0 });
    const entry = await takeFrom(context, lot, { type: "refund", quantity: frozen, day: issuedOn, reason });
    quantity += frozen;
    net += entry.value;
    tax += entry.taxValue;
  }
  const { currency } = before;
  const limit = await settingOf(context, `creditNoteLimit${currency}`, null);
  if (isLimited(context.actor.role, "invoices") && net + tax > limit)
    throw new Refusal("FORBIDDEN", billingMessages.refundLimit({ currency, amount: limit }));
  const what = first.unit === "money" ? "Credit for lessons" : minutesAsLessons(quantity, first.lessonMinutes);
  const lines = [{ description: `${what}, not used`, net, tax }];
  const note = await writeCreditNote(context, before, { issuedOn, lines, net, tax, reason });
  await creditOverpaid(context, before.id, note);
  return note;
}

/**
 * Credits what is unused of a prepayment that a bank took the money of, so that only what was used stays due. Nothing is
 * given back. Source: domain.md 2.6.
 */
export async function creditUnused(
  context: Context,
  { reason, ...at }: RecordRef & Omit<z.infer<typeof creditUnusedInput>, "version">,
): Promise<InvoiceRecord> {
  await lockPayer(context, at._id);
  let note: CreditNoteRow | null = null;
  return changeRecord(context, invoiceKind, at, {
    action: "state-changed",
    reason,
    async write(before) {
      note = await write(context, before, reason);
      return settleInvoice(context, before, note.issuedOn);
    },
    effects: async (after) => {
      if (note) await emailCreditNote(context, after, note);
    },
  });
}
