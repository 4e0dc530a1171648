import type { ApolloClient } from "@apollo/client";
import { isUnavailable } from "../errors/server-error.ts";
import { onLiveAgain } from "./live-state.ts";

/** How soon failed queries are retried, and at least how often while they go on failing, in milliseconds. */
const firstMs = 5_000;
const mostMs = 60_000;

/** Refetches active queries that failed because a server did not answer. Returns whether there were any. */
function askAgain(client: ApolloClient): boolean {
  const failed = [...client.getObservableQueries("active")].filter((query) => {
    const { error, loading } = query.getCurrentResult();
    return !loading && isUnavailable(error);
  });
  for (const query of failed) void query.refetch().catch(() => undefined);
  return failed.length > 0;
}

/**
 * Reloads what failed because a server did not answer: when the browser is online again, when the stream reconnects
 * after a disconnect the browser did not notice, and now and then, since a server behind the gateway may fail alone.
 * Returns the cleanup function.
 */
export function followNetwork(client: ApolloClient): () => void {
  let waitMs = firstMs;
  let timer = setTimeout(later, waitMs);

  function later() {
    const isShown = document.visibilityState === "visible";
    waitMs = isShown && askAgain(client) ? Math.min(waitMs * 2, mostMs) : firstMs;
    timer = setTimeout(later, waitMs);
  }
  const again = () => void askAgain(client);
  const stop = onLiveAgain(again);
  window.addEventListener("online", again);
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener("online", again);
  };
}
