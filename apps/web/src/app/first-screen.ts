import type { ApolloClient } from "@apollo/client";
import { prefetchQuery } from "../shared/prefetch/prefetch-query.ts";
import { MeDocument } from "../shared/session/session.generated.ts";
import type { PortalHistory } from "./history.ts";

/** Drawing keeps the processor busy, and what is drawn with its answers is drawn once; but nobody waits for a slow one. */
const drawnWithinMs = 300;

interface Start {
  client: ApolloClient;
  history: PortalHistory;
  prefetch: (href: string) => Promise<void>;
  isSignedIn: boolean;
}

/**
 * Fulfilled once the first screen can be drawn: its files are there, and the person and its data too, or soon. The
 * files are waited for however long, under the page's own splash: so nothing is drawn twice.
 */
export async function firstScreen({ client, history, prefetch, isSignedIn }: Start): Promise<void> {
  const answers = isSignedIn ? [prefetchQuery(client, MeDocument, {}), prefetch(location.href)] : [];
  const longEnough = new Promise((over) => setTimeout(over, drawnWithinMs));
  await Promise.race([Promise.all(answers), longEnough]);
  await history.settled;
}
