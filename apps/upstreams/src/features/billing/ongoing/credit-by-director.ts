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
import { reopenedLessons } from "./lessons-to-credit.ts";

/** Says why nothing was credited: lessons that were billed may wait for an outcome. */
async function refuseNothing(context: Context, customerId: string, isAsked: boolean): Promise<never> {
  const waiting = await reopenedLessons(context, customerId);
  if (waiting.length > 0) throw new Refusal("WRONG_STATE", billingMessages.creditWaits(waiting));
  throw new Refusal("WRONG_STATE", isAsked ? billingMessages.nothingToCredit : billingMessages.creditDirector);
}

/** Credits what lessons were billed too much for; above the limit of credit notes, only a director may. */
export async function creditByDirector(context: Context, { _id, version }: RecordRef): Promise<InvoiceRecord> {
  await lockPayer(context, _id);
  const invoice = await findOrRefuse(context, invoices, _id, "Invoice");
  await checkVersion(context, invoice, version, (row) => presentInvoice(context, row));
  const isAsked = !isLimited(context.actor.role, "invoices");
  if ((await creditChanges(context, invoice.customerId ?? "", { isAsked })) === 0)
    await refuseNothing(context, invoice.customerId ?? "", isAsked);
  return presentInvoice(context, invoice);
}
