import type { ApolloClient } from "@apollo/client";
import { isNetworkError } from "../errors/server-error.ts";
import { onLiveAgain } from "./live-state.ts";

/** Refetches active queries that failed because no server could be reached. */
function askAgain(client: ApolloClient): void {
  for (const query of client.getObservableQueries("active")) {
    if (isNetworkError(query.getCurrentResult().error)) void query.refetch().catch(() => undefined);
  }
}

/**
 * Reloads pages that failed without a network, when the browser is online again or the stream reconnects after a
 * disconnect the browser did not notice. Returns the cleanup function.
 */
export function followNetwork(client: ApolloClient): () => void {
  const again = () => askAgain(client);
  const stop = onLiveAgain(again);
  window.addEventListener("online", again);
  return () => {
    stop();
    window.removeEventListener("online", again);
  };
}
