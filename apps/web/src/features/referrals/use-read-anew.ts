import { useApolloClient } from "@apollo/client/react";
import type { Query } from "@app/schema/types.generated.ts";

/** What a decision about a reward or a payout changes besides the record that it answers. */
const affected: readonly (keyof Query)[] = ["referrals", "referrer", "referrers", "referralPayouts", "creditLots"];

/** Reads again what is shown of referrers, what is shown meanwhile stays. */
export function useReadAnew(): () => void {
  const client = useApolloClient();
  return () =>
    void client
      .refetchQueries({
        // Evicted in an optimistic layer that is then removed: this only finds the queries that use it.
        optimistic: true,
        updateCache(cache) {
          for (const fieldName of affected) cache.evict({ id: "ROOT_QUERY", fieldName });
        },
      })
      .catch(() => undefined);
}
