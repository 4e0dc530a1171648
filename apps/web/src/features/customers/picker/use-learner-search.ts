import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useTypedSearch } from "../../../shared/records/use-typed-search.ts";
import { LearnerSearchDocument } from "./learner-search.generated.ts";

const shown = 20;

/** Learners for what is typed. */
export function useLearnerSearch() {
  const client = useApolloClient();
  const ask = useCallback(
    async (search: string) => {
      const variables = { search, page: { number: 1, size: shown } };
      const { data } = await client.query({ query: LearnerSearchDocument, variables, fetchPolicy: "network-only" });
      const found = data?.learners?.items;
      if (!found) throw new Error("No learners were returned.");
      return { found, more: (data.learners?.pageInfo.totalCount ?? 0) > found.length };
    },
    [client],
  );
  return useTypedSearch(ask);
}
