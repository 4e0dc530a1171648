import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { isLimited } from "@app/domain/permissions.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import { checkVersion, findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { InvoiceRecord } from "../invoice.record.ts";
import { presentInvoice } from "../invoices.queries.ts";
import { invoices } from "../invoices.table.ts";
import { lockPayer } from "../lock-payer.ts";
import { creditChanges } from "./credit-changes.ts";

/** Credits what lessons were billed too much for; above the limit of credit notes, only a director may. */
export async function creditByDirector(context: Context, { _id, version }: RecordRef): Promise<InvoiceRecord> {
  await lockPayer(context, _id);
  const invoice = await findOrRefuse(context, invoices, _id, "Invoice");
  await checkVersion(context, invoice, version, (row) => presentInvoice(context, row));
  const isAsked = !isLimited(context.actor.role, "invoices");
  if ((await creditChanges(context, invoice.customerId ?? "", { isAsked })) === 0)
    throw new Refusal("WRONG_STATE", isAsked ? billingMessages.nothingToCredit : billingMessages.creditDirector);
  return presentInvoice(context, invoice);
}
