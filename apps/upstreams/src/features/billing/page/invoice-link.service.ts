import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { messages } from "@app/domain/messages.ts";
import { audit } from "../../../records/audit.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { invoices } from "../invoices.table.ts";
import { pagePathOf } from "./invoice-code.ts";

/** The path of the customer's page, for staff who hand it on; that they did is in the activity log. */
export async function customerLink(context: Context, id: string): Promise<{ path: string }> {
  const invoice = await findOrRefuse(context, invoices, id, "Invoice");
  if (invoice.status === "draft") throw new Refusal("WRONG_STATE", messages.wrongState("invoice", "draft", "shown"));
  const path = await pagePathOf(context, invoice);
  await audit(context, {
    action: "viewed-sensitive",
    kind: "invoice",
    id,
    label: invoiceName(invoice),
    reason: "Copied the link to the customer’s page.",
  });
  return { path };
}
