import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { DemoInvoicePageDocument } from "./management.generated.ts";

export { InvoiceScreen as Component } from "./invoice.screen.tsx";

export const preload: Preload = (client, { params }) =>
  prefetchQuery(client, DemoInvoicePageDocument, { id: params.invoiceId ?? "" });
