import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { invoiceKind } from "../invoice.kind.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { invoices } from "../invoices.table.ts";
import { lockPayer } from "../lock-payer.ts";
import { setDraftDeleted } from "../prepayment.service.ts";
import { extrasOf } from "./draft-lines.ts";
import { rewriteDraft } from "./ongoing.service.ts";

/** Brings a deleted draft back; one of an ongoing invoice with what is to be billed by now. */
export async function restoreDraft(context: Context, at: RecordRef): Promise<InvoiceRecord> {
  await lockPayer(context, at._id);
  const { kind } = await findOrRefuse(context, invoices, at._id, "Invoice");
  if (kind !== "ongoing") return setDraftDeleted(context, at, false);
  return changeRecord(context, invoiceKind, at, {
    action: "state-changed",
    isDone: ({ archivedAt }) => archivedAt === null,
    async write(before) {
      const back = await updateRecord(context, invoices, before, { archivedAt: null });
      return rewriteDraft(context, back, await extrasOf(context, before.id));
    },
  });
}
