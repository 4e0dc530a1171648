import type { TypedDocumentNode } from "@apollo/client";
import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";

/** Asks for the node that the address names, as its page is about to. */
export const preloadNode =
  <Data>(query: TypedDocumentNode<Data, { id: string; archived: boolean }>, param: string): Preload =>
  (client, { params }) =>
    prefetchQuery(client, query, { id: params[param] ?? "", archived: false });
