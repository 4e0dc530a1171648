import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";

/** Asks for what a screen is about to show. A failure is not told: the screen asks again, and tells its own. */
export function askEarly<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): void {
  const options = { query, variables, fetchPolicy: "network-only", context: { early: true } } as const;
  void client.query(options as ApolloClient.QueryOptions).catch(() => undefined);
}
