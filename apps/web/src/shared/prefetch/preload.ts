import type { ApolloClient } from "@apollo/client";
import type { Params } from "react-router-dom";

export interface ScreenAddress {
  params: Params;
  search: URLSearchParams;
}

/**
 * Fetches a screen's first data before it renders: while its link is hovered, and at the portal's start, where the page
 * itself sends the same request (see vite/early-start.ts). Resolves on any response; never rejects.
 */
export type Preload = (client: ApolloClient, address: ScreenAddress) => Promise<void>;
