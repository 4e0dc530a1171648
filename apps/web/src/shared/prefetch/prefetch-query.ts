import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { askOnce } from "./prefetched-answers.ts";

/**
 * Asks for what a screen is about to show. Fulfilled once there is an answer, whatever it is: a failure is not told, the
 * screen asks again and tells its own.
 */
export function prefetchQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<void> {
  // Were it shared with the screen's own request by the client, nobody would come to take the early answer.
  const context = { early: true, queryDeduplication: false };
  const options = { query, variables, fetchPolicy: "network-only", context } as const;
  return askOnce(client, query, variables, () =>
    client.query(options as ApolloClient.QueryOptions).then(
      ({ error }) => error === undefined,
      () => false,
    ),
  );
}
