import type { Basket } from "@app/domain/billing/promos.ts";
import { discountsByLine } from "@app/domain/billing/promos.ts";
import type { PrepaymentDraft } from "@app/domain/billing/prepayment-draft.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { judgePromos } from "../promos/promos.public.ts";
import type { DraftParties } from "./draft-parties.ts";
import type { InvoicePromo } from "./invoices.table.ts";

/** What the codes of a draft take off its one line. */
export interface DraftPromos {
  promos: InvoicePromo[];
  discount: number;
}

function basketOf({ lessonPrice, subjects, type }: PrepaymentDraft, today: string, regionId: string | null): Basket {
  const line = {
    kind: "lessons" as const,
    subjects: subjects.map(({ value }) => value),
    quantity: lessonPrice.lessonCount,
    unitAmount: lessonPrice.amount,
  };
  return {
    lines: [line],
    currency: lessonPrice.currency,
    regionId,
    type,
    today,
  };
}

/** Judges codes for a basket as they stand today; refused with the reason of the first that cannot be used. */
export async function codesOrRefuse(
  context: Context,
  basket: Basket,
  customerId: string | null,
  codes: readonly string[],
): Promise<{ promos: InvoicePromo[]; byLine: number[] }> {
  const { results, promos } = await judgePromos(context, basket, customerId, codes);
  const refused = results.find(({ reason }) => reason !== null);
  if (refused?.reason)
    throw fieldRefusal("promoCodes", results.length > 1 ? `${refused.code}: ${refused.reason}` : refused.reason);
  return { promos, byLine: discountsByLine(basket, results) };
}

/** What the codes of a prepayment take off; refused where one cannot be used. */
export async function promosOf(
  context: Context,
  draft: PrepaymentDraft,
  { customer, region }: DraftParties,
): Promise<DraftPromos> {
  if (draft.promoCodes.length === 0) return { promos: [], discount: 0 };
  const today = wallClockOf(context.now, region?.timeZone ?? draft.timeZone).date;
  const basket = basketOf(draft, today, region?.id ?? null);
  const { promos, byLine } = await codesOrRefuse(context, basket, customer?.id ?? null, draft.promoCodes);
  return { promos, discount: byLine[0] ?? 0 };
}
