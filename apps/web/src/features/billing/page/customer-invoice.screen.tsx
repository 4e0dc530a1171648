import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { invoicePageMessages } from "@app/domain/billing/invoice-page.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { CustomerInvoiceDocument } from "./customer-invoice.generated.ts";
import { InvoicePageFrame } from "./invoice-page-frame.tsx";
import { ShownInvoice } from "./shown-invoice.tsx";

/** Links to PDFs open them for ten minutes, so they are asked for again before. */
const againMs = 8 * 60_000;

/** An invoice as its customer sees it, by the link in its emails, without signing in. */
export function CustomerInvoiceScreen() {
  const code = useSearchParams()[0].get("code") ?? "";
  const { data, loading, error, refetch } = useQuery(
    CustomerInvoiceDocument,
    code === "" ? skipToken : { variables: { code }, fetchPolicy: "network-only", pollInterval: againMs },
  );
  const invoice = data?.customerInvoice;
  if (invoice) return <ShownInvoice invoice={invoice} code={code} onChanged={() => void refetch()} />;
  if (error)
    return (
      <InvoicePageFrame title="Your invoice">
        <ErrorState {...failure("invoice", error, refetch, loading)} />
      </InvoicePageFrame>
    );
  if (loading && !data)
    return (
      <InvoicePageFrame title="Your invoice">
        <SkeletonPage what="invoice" />
      </InvoicePageFrame>
    );
  return (
    <InvoicePageFrame title="Your invoice">
      <p role="status">{invoicePageMessages.invalid}</p>
    </InvoicePageFrame>
  );
}
