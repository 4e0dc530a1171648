import { useApolloClient } from "@apollo/client/react";

/** Reads the learners of partners again once one of them was added or removed. */
export function useLearnersChanged(): () => void {
  const { cache } = useApolloClient();
  return () => {
    cache.evict({ fieldName: "partnerLearners" });
    cache.evict({ fieldName: "partnerUser" });
    cache.gc();
  };
}
