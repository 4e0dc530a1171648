import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { DemoCustomerPageDocument } from "./management.generated.ts";

export { CustomerEditScreen as Component } from "./customer-edit.screen.tsx";

export const preload: Preload = (client, { params }) =>
  prefetchQuery(client, DemoCustomerPageDocument, { id: params.customerId ?? "" });
