import type { ApolloClient } from "@apollo/client";
import { forgetEarly } from "../prefetch/prefetched-answers.ts";
import { fieldsTouched, isKnown } from "./affected.ts";
import type { LiveChangeFragment } from "./changes.generated.ts";
import { notifyChanged } from "./newest-answers.ts";

/** Changes that come close together are answered with one round of requests; in milliseconds. */
const gatherMs = 150;

/**
 * Takes changes and asks again for what is on the screen and touched by them. What is shown stays until the answer is
 * there; what is only kept is asked for when it is next shown.
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
    // Asking again must not bring what was asked for before the change.
    forgetEarly(client);
    notifyChanged(client);
    void client
      .refetchQueries({
        // Forgotten in a layer of its own that is taken off again: it only finds out who shows it.
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
