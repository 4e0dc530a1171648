import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { DemoOrderPageDocument } from "./management.generated.ts";

export { OrderScreen as Component } from "./order.screen.tsx";

export const preload: Preload = (client, { params }) =>
  prefetchQuery(client, DemoOrderPageDocument, { id: params.orderId ?? "" });
