import { skipToken } from "@apollo/client/react";
import { useField } from "formik";
import { useQuery } from "../../../shared/page/use-query.ts";
import { InvoiceLines } from "../detail/invoice-lines.tsx";
import { useCreditAhead } from "../form/use-credit-ahead.ts";
import { PromoBox } from "../form/promo-box.tsx";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { InvoicePromoQuoteDocument } from "./ongoing.generated.ts";

interface DraftProps {
  invoice: InvoiceRecordFragment;
}

/** What the codes take off the draft's lines, before they are saved; null where there is nothing to ask or no answer. */
function useQuote({ id, promoCodes: saved }: InvoiceRecordFragment) {
  const [{ value: codes }] = useField<readonly string[]>("promoCodes");
  const { data, loading } = useQuery(
    InvoicePromoQuoteDocument,
    codes.length + saved.length === 0
      ? skipToken
      : { variables: { id, codes: [...codes] }, fetchPolicy: "cache-and-network" },
  );
  return { quote: data?.invoicePromoQuote ?? null, isWaiting: loading };
}

/** The codes of the draft, each with what it takes off or why it is refused. */
export function OngoingPromos({ invoice }: DraftProps) {
  const { quote, isWaiting } = useQuote(invoice);
  return (
    <PromoBox
      currency={invoice.currency}
      resultOf={(code) => quote?.results.find((result) => result.code === code) ?? null}
      isWaiting={isWaiting}
      unknown="Save the draft to see what it takes off."
    />
  );
}

/** The draft's lines, with what the codes take off and what credit will pay. */
export function OngoingPreview({ invoice }: DraftProps) {
  const { quote } = useQuote(invoice);
  const { customer, currency } = invoice;
  const creditAhead = useCreditAhead(customer?.id ?? null, currency, quote?.total ?? invoice.total);
  if (!quote) return <InvoiceLines invoice={invoice} creditAhead={creditAhead} />;
  const { results, ...sums } = quote;
  const promos = results
    .filter(({ reason }) => reason === null)
    .map(({ code, name, amount }) => ({
      __typename: "InvoicePromo" as const,
      promoId: code,
      code,
      name: name ?? code,
      amount,
    }));
  return <InvoiceLines invoice={{ ...invoice, ...sums, promos }} creditAhead={creditAhead} />;
}
