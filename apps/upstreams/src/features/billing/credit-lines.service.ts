import { eq } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { CreditLinesInput } from "@app/domain/billing/credit-lines.ts";
import { issuedStatuses } from "@app/domain/billing/invoice-states.ts";
import { creditedPart } from "@app/domain/billing/ongoing/credited-part.ts";
import { messages } from "@app/domain/messages.ts";
import { refuseAboveLimit } from "./credit-limit.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { emailCreditNote } from "./credit-note-email.ts";
import { writeCreditNote } from "./credit-notes.service.ts";
import { creditNotes, type CreditNoteLine, type CreditNoteRow } from "./credit-notes.table.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { regionOf, settleInvoice, todayIn } from "./invoice-lots.ts";
import { moneyOf } from "./invoice-money.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { linesOf } from "./invoices.queries.ts";
import type { InvoiceRow } from "./invoices.table.ts";
import { lockPayer } from "./lock-payer.ts";
import { creditOverpaid } from "./ongoing/credit-changes.ts";

type Asked = RecordRef & CreditLinesInput;

function refuseState({ kind, status, isDisputed }: InvoiceRow): void {
  if (kind !== "ongoing") throw new Refusal("WRONG_STATE", billingMessages.onlyOngoing);
  if (!issuedStatuses.some((one) => one === status))
    throw new Refusal("WRONG_STATE", billingMessages.creditState(status));
  if (isDisputed) throw new Refusal("WRONG_STATE", billingMessages.refundDisputed);
}

/** What was credited by hand of each line so far. */
async function creditedBefore({ db }: Context, invoiceId: string): Promise<Map<string, number>> {
  const notes = await db
    .select({ lines: creditNotes.lines })
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId));
  const sums = new Map<string, number>();
  for (const { lineId, amount } of notes.flatMap(({ lines }) => lines))
    if (lineId !== undefined) sums.set(lineId, (sums.get(lineId) ?? 0) + (amount ?? 0));
  return sums;
}

/** The lines of the credit note; no line is ever credited beyond what it charges. */
async function notedLines(context: Context, invoice: InvoiceRow, { lines: asked }: Asked): Promise<CreditNoteLine[]> {
  const lines = await linesOf(context, [invoice.id]);
  const before = await creditedBefore(context, invoice.id);
  return asked.map(({ lineId, amount }, place) => {
    const line = lines.find(({ id }) => id === lineId);
    const at = (field: string) => `lines.${place}.${field}`;
    if (!line) throw fieldRefusal(at("lineId"), messages.reference("Line"));
    if (line.lessonId !== null || line.enrolmentId !== null)
      throw fieldRefusal(at("lineId"), billingMessages.creditLesson);
    const credited = before.get(lineId) ?? 0;
    const left = Math.max(0, line.unitAmount - credited);
    if (amount > left)
      throw fieldRefusal(at("amount"), billingMessages.creditLeft({ currency: invoice.currency, amount: left }));
    return { description: line.description, ...creditedPart(line, credited, amount), lineId, amount };
  });
}

const sumOf = (lines: readonly CreditNoteLine[], part: "net" | "tax") =>
  lines.reduce((sum, line) => sum + line[part], 0);

/** Writes the note, where the invoice has as much left and whoever asks may credit so much. */
async function write(context: Context, before: InvoiceRow, asked: Asked): Promise<CreditNoteRow> {
  refuseState(before);
  const lines = await notedLines(context, before, asked);
  const [net, tax] = [sumOf(lines, "net"), sumOf(lines, "tax")];
  const { currency } = before;
  await refuseAboveLimit(context, before, net + tax);
  const money = (await moneyOf(context, [before.id])).get(before.id);
  const left = money ? money.total - money.credited - money.writtenOff : 0;
  if (net + tax > left)
    throw fieldRefusal("lines.0.amount", billingMessages.creditBeyond({ currency, amount: Math.max(0, left) }));
  const issuedOn = todayIn(context, (await regionOf(context, before.regionId))?.timeZone ?? "UTC");
  const note = await writeCreditNote(context, before, { issuedOn, lines, net, tax, reason: asked.reason });
  await creditOverpaid(context, before.id, note);
  return note;
}

/**
 * Credits fees and corrections of an ongoing invoice that was sent; what was paid beyond what it then comes to becomes
 * credit in money. Lessons are credited by their outcomes. Source: domain.md 2.6.
 */
export async function creditLines(context: Context, asked: Asked): Promise<InvoiceRecord> {
  await lockPayer(context, asked._id);
  let note: CreditNoteRow | null = null;
  return changeRecord(context, invoiceKind, asked, {
    action: "state-changed",
    reason: asked.reason,
    async write(before) {
      note = await write(context, before, asked);
      return settleInvoice(context, before, note.issuedOn);
    },
    effects: async (after) => {
      if (note) await emailCreditNote(context, after, note);
    },
  });
}
