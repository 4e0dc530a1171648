import type { ApolloClient } from "@apollo/client";
import { isNetworkError } from "../errors/server-error.ts";
import { onLiveAgain } from "./live-state.ts";

/** Asks again for what is on the screen and failed because no server could be reached. */
function askAgain(client: ApolloClient): void {
  for (const query of client.getObservableQueries("active")) {
    if (isNetworkError(query.getCurrentResult().error)) void query.refetch().catch(() => undefined);
  }
}

/**
 * Pages that failed for lack of a network come back by themselves: when the browser has one again, and when changes
 * by others arrive again after a break that the browser did not see. Returns what ends it.
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
