import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { askOnce } from "./prefetched-answers.ts";

/**
 * Prefetches a screen's query. Resolves on any response: failures are ignored, as the screen will request it again and
 * show its own.
 */
export function prefetchQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<void> {
  // If deduplicated with the screen's own request, the prefetched response would remain unused.
  const context = { early: true, queryDeduplication: false };
  const options = { query, variables, fetchPolicy: "network-only", context } as const;
  return askOnce(client, query, variables, () =>
    client.query(options as ApolloClient.QueryOptions).then(
      ({ error }) => error === undefined,
      () => false,
    ),
  );
}
