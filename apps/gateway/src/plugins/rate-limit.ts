import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { GatewayContext } from "../context.ts";
import { publicFields } from "../directives/auth.ts";
import type { RateLimits, Standing } from "../rate/rate-limits.ts";

/** How many fields an operation selects that need no signing in: each is an attempt of its own, whatever it is called. */
export function publicCalls(document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode): number {
  const root = operation === OperationTypeNode.QUERY ? "Query" : "Mutation";
  const countIn = (set: SelectionSetNode): number =>
    set.selections.reduce((count, selection) => {
      if (selection.kind === Kind.FIELD) return count + (publicFields.has(`${root}.${selection.name.value}`) ? 1 : 0);
      if (selection.kind === Kind.INLINE_FRAGMENT) return count + countIn(selection.selectionSet);
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return count + (fragment?.kind === Kind.FRAGMENT_DEFINITION ? countIn(fragment.selectionSet) : 0);
    }, 0);
  return countIn(selectionSet);
}

const headersOf = ({ limit, remaining, reset, isRefused }: Standing) =>
  new HeaderMap([
    ["ratelimit-limit", String(limit)],
    ["ratelimit-remaining", String(remaining)],
    ["ratelimit-reset", String(reset)],
    ...(isRefused ? ([["retry-after", String(reset)]] as const) : []),
  ]);

const refusal = (standing: Standing) =>
  new GraphQLError(`Too many requests. Try again in ${standing.reset} seconds.`, {
    extensions: {
      code: "RATE_LIMITED",
      retryAfter: standing.reset,
      http: { status: 429, headers: headersOf(standing) },
    },
  });

type Request = Required<Pick<GraphQLRequestContext<GatewayContext>, "document">> &
  GraphQLRequestContext<GatewayContext>;

/** Counts what a person asks, and by address what is asked without signing in; says in headers what is left. */
export function rateGate(rates: RateLimits): ApolloServerPlugin<GatewayContext> {
  const count = async ({ document, operation, contextValue, response }: Request) => {
    const { viewer, address } = contextValue;
    const open = operation ? publicCalls(document, operation) : 0;
    const standing =
      viewer && open === 0
        ? await rates.take("person", viewer._id, 1)
        : await rates.take("address", address, Math.max(1, open));
    if (standing.isRefused) throw refusal(standing);
    for (const [name, value] of headersOf(standing)) response.http.headers.set(name, value);
  };
  const listener: GraphQLRequestListener<GatewayContext> = { didResolveOperation: (request) => count(request) };
  return { requestDidStart: () => Promise.resolve(listener) };
}
