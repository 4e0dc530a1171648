import { billingMessages } from "../billing-messages.ts";
import { mostPromos } from "../promos.ts";

/** The promo codes of drafts that are merged, each once, and why they cannot be merged; null if they can. */
export function mergedCodes(drafts: readonly { promoCodes: readonly string[] }[]): {
  codes: string[];
  problem: string | null;
} {
  const codes = [...new Set(drafts.flatMap(({ promoCodes }) => promoCodes))];
  return { codes, problem: codes.length > mostPromos ? billingMessages.mergedPromos(codes, mostPromos) : null };
}
