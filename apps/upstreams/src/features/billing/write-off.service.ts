import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { isPayable } from "@app/domain/billing/invoice-states.ts";
import { messages } from "@app/domain/messages.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { keepPromosInStep } from "../promos/promos.public.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { regionOf, todayIn } from "./invoice-lots.ts";
import { moneyOf } from "./invoice-money.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoices } from "./invoices.table.ts";
import { lockPayer } from "./lock-payer.ts";
import { writeOffs } from "./write-offs.table.ts";

/** Gives up what is still to be paid of an ongoing invoice; a director's to decide. Source: domain.md 2.6. */
export async function writeOffInvoice(
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<InvoiceRecord> {
  await lockPayer(context, at._id);
  return changeRecord(context, invoiceKind, at, {
    isDone: ({ status }) => status === "written-off",
    action: "state-changed",
    reason,
    check({ kind, status, isDisputed }) {
      if (kind !== "ongoing") throw new Refusal("WRONG_STATE", billingMessages.writeOffPrepayment);
      if (!isPayable(status)) throw new Refusal("WRONG_STATE", messages.wrongState("invoice", status, "written off"));
      if (isDisputed) throw new Refusal("WRONG_STATE", billingMessages.refundDisputed);
      if (isLimited(context.actor.role, "invoices")) throw new Refusal("FORBIDDEN", billingMessages.writeOffDirector);
    },
    async write(before) {
      const { id: invoiceId, currency } = before;
      const amount = (await moneyOf(context, [invoiceId])).get(invoiceId)?.due ?? 0;
      const day = todayIn(context, (await regionOf(context, before.regionId))?.timeZone ?? "UTC");
      await insertRecord(context, writeOffs, { invoiceId, currency, amount, day, reason });
      return updateRecord(context, invoices, before, { status: "written-off" });
    },
    effects: (after) => keepPromosInStep(context, after),
  });
}
