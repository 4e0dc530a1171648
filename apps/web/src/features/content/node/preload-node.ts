import type { TypedDocumentNode } from "@apollo/client";
import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";

/** Asks for the node that the address names, as its page is about to. */
export const preloadNode =
  <Data>(query: TypedDocumentNode<Data, { id: string; archived: boolean }>, param: string): Preload =>
  (client, { params }) =>
    askEarly(client, query, { id: params[param] ?? "", archived: false });
