import type { ApolloClient } from "@apollo/client";
import type { Params } from "react-router-dom";

/** Where a screen is opened. */
export interface ScreenAddress {
  params: Params;
  search: URLSearchParams;
}

/**
 * Asks for what a screen shows first, before it is drawn: while its link is hovered, and at the portal's start, where
 * the page itself asks the same of the gateway (see vite/early-start.ts). Fulfilled once there is an answer; never fails.
 */
export type Preload = (client: ApolloClient, address: ScreenAddress) => Promise<void>;
