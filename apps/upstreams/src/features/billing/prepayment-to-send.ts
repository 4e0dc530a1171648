import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { partiesOf } from "./draft-parties.ts";
import { promosOf } from "./draft-promos.ts";
import type { InvoiceRow } from "./invoices.table.ts";
import { draftOf, writeDraftLine } from "./prepayment.service.ts";

/** Whom a prepayment is sent to, by which region and for how much: by what is known of them now. */
export async function prepaymentToSend(context: Context, row: InvoiceRow) {
  const draft = draftOf(row);
  const parties = await partiesOf(context, draft);
  const { customer, region } = parties;
  if (!customer || !region) throw fieldRefusal("studentCustomer", messages.reference("Customer"));
  const { promos, discount } = await promosOf(context, draft, parties);
  return { customer, region, promos, write: () => writeDraftLine(context, row.id, draft, parties, discount) };
}
