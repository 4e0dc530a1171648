import { pauseProblem } from "@app/domain/billing/pause-reminders.ts";
import { isPayable } from "@app/domain/billing/invoice-states.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { regionOf, todayIn } from "./invoice-lots.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoices } from "./invoices.table.ts";

/** Sends no reminder of an invoice by itself before a day; null ends the pause. Source: domain.md 1.3. */
export const pauseReminders = (
  context: Context,
  { until, ...at }: RecordRef & { until?: string | null | undefined },
): Promise<InvoiceRecord> =>
  changeRecord(context, invoiceKind, at, {
    check: ({ status }) => {
      if (!isPayable(status)) throw new Refusal("WRONG_STATE", messages.wrongState("invoice", status, "reminded of"));
    },
    async write(before) {
      const today = todayIn(context, (await regionOf(context, before.regionId))?.timeZone ?? "UTC");
      const problem = until ? pauseProblem(until, today) : null;
      if (problem) throw fieldRefusal("until", problem);
      return updateRecord(context, invoices, before, { remindersPausedUntil: until ?? null });
    },
  });
