import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { DemoCustomerPageDocument } from "./management.generated.ts";

export { CustomerScreen as Component } from "./customer.screen.tsx";

export const preload: Preload = (client, { params }) =>
  prefetchQuery(client, DemoCustomerPageDocument, { id: params.customerId ?? "" });
