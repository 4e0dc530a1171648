import { z } from "zod";
import { invoiceSums } from "@app/domain/billing/invoice-line.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { promoResult } from "../../promos/promos.public.ts";
import { invoices } from "../invoices.table.ts";
import { refuseSent } from "../prepayment.service.ts";
import { refusePrepayment, regionOrRefuse } from "./ongoing.service.ts";
import { pricesWith } from "./price-draft.ts";

/** What codes would do to the lines of a draft as they are saved. */
export const draftQuote = z
  .object({
    results: z.array(promoResult),
    discountTotal: z.int(),
    taxTotal: z.int(),
    total: z.int(),
  })
  .meta({ id: "DraftQuote" });
type DraftQuote = z.infer<typeof draftQuote>;

/** What codes would take off the draft of an ongoing invoice; nothing is saved. */
export async function quoteCodes(context: Context, id: string, promoCodes: string[]): Promise<DraftQuote> {
  const draft = await findOrRefuse(context, invoices, id, "Invoice");
  refusePrepayment(draft);
  refuseSent(draft, "edited");
  const region = await regionOrRefuse(context, draft.regionId);
  const { results, nameOf, prices } = await pricesWith(context, { ...draft, promoCodes }, region);
  const { discountTotal, taxTotal, total } = invoiceSums(prices);
  return {
    results: results.map(({ code, amount, reason }) => ({ code, name: nameOf(code), amount, reason })),
    discountTotal,
    taxTotal,
    total,
  };
}
