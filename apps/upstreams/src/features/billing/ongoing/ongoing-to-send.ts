import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { holdInUse } from "../../customers/customers.public.ts";
import type { InvoiceRow } from "../invoices.table.ts";
import { regionOrRefuse } from "./ongoing.service.ts";
import { pricesOrRefuse, writePrices } from "./price-draft.ts";
import { changedSince } from "./changed-since.ts";

/** Whom an ongoing draft is sent to, by which region and for how much; refused where its lessons are out of date. */
export async function ongoingToSend(context: Context, draft: InvoiceRow, customerId: string) {
  const customer = await holdInUse(context, customerId);
  const region = await regionOrRefuse(context, draft.regionId);
  const priced = await pricesOrRefuse(context, draft, region);
  if (priced.lines.length === 0) throw fieldRefusal("lines", billingMessages.noLines);
  if (await changedSince(context, { id: draft.id, regionId: region.id }))
    throw new Refusal("WRONG_STATE", billingMessages.changedSince);
  return { customer, region, promos: priced.promos, write: () => writePrices(context, priced) };
}
