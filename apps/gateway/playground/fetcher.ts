import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import { getOperationAST, OperationTypeNode } from "graphql";
import { createClient } from "graphql-sse";

/** Sends operations with a person’s or a service token; subscriptions go to the stream address. */
export function fetcherFor(accessToken: string): Fetcher {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const ask = createGraphiQLFetcher({ url: "/graphql", headers });
  const streams = createClient({ url: "/graphql/stream", headers });

  return (params, options) => {
    const operation = options?.documentAST && getOperationAST(options.documentAST, params.operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return ask(params, options);
    const { query, variables } = params as { query: string; variables?: Record<string, unknown> };
    const operationName = params.operationName ?? undefined;
    return streams.iterate({ query, operationName, variables });
  };
}
