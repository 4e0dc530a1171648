import type { ApolloClient } from "@apollo/client";
import { forgetPrefetched } from "../prefetch/prefetched-answers.ts";
import { fieldsTouched, isKnown } from "./affected.ts";
import type { LiveChangeFragment } from "./changes.generated.ts";
import { notifyChanged } from "./newest-answers.ts";

/** Changes within this time are handled with one round of requests; in milliseconds. */
const gatherMs = 150;

/**
 * Refetches the active queries affected by changes. Current data stays visible meanwhile; inactive cached data is
 * refetched when next shown.
 */
export function createApplier(client: ApolloClient): { take: (change: LiveChangeFragment) => void; stop: () => void } {
  let gathered: LiveChangeFragment[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply() {
    timer = undefined;
    const fresh = gathered.filter((change) => !isKnown(client.cache, change));
    gathered = [];
    const fields = fieldsTouched(fresh);
    if (fields.size === 0) return;
    // Refetching must not use responses requested before the change.
    forgetPrefetched(client);
    notifyChanged(client);
    void client
      .refetchQueries({
        // Evicted in an optimistic layer that is then removed: this only finds the queries that use it.
        optimistic: true,
        updateCache(cache) {
          for (const fieldName of fields) cache.evict({ id: "ROOT_QUERY", fieldName });
        },
      })
      .catch(() => undefined);
  }

  return {
    take(change) {
      gathered.push(change);
      timer ??= setTimeout(apply, gatherMs);
    },
    stop: () => clearTimeout(timer),
  };
}
