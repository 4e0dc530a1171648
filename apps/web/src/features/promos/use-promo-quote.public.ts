import { skipToken } from "@apollo/client/react";
import type { PromoQuoteInput } from "@app/schema/types.generated.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { usePaused } from "../../shared/records/use-paused.ts";
import { PromoQuoteDocument, type PromoQuotedFragment } from "./quote.generated.ts";

/** What codes would take off a basket, asked once typing pauses; null while there is nothing to ask or no answer. */
export function usePromoQuote(input: PromoQuoteInput | null): {
  quote: PromoQuotedFragment | null;
  isWaiting: boolean;
} {
  const asked = JSON.stringify(input);
  const paused = usePaused(asked);
  const variables = JSON.parse(paused) as PromoQuoteInput | null;
  const { data, loading } = useQuery(
    PromoQuoteDocument,
    variables === null ? skipToken : { variables: { input: variables }, fetchPolicy: "cache-and-network" },
  );
  const isCurrent = asked === paused;
  return {
    quote: variables === null ? null : (data?.promoQuote ?? null),
    isWaiting: input !== null && (!isCurrent || loading),
  };
}
