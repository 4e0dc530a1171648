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

/** What is left, as headers of the answer. */
export const rateHeaders = ({ limit, remaining, reset, isRefused }: Standing) =>
  new HeaderMap([
    ["ratelimit-limit", String(limit)],
    ["ratelimit-remaining", String(remaining)],
    ["ratelimit-reset", String(reset)],
    ...(isRefused ? ([["retry-after", String(reset)]] as const) : []),
  ]);

/** What is left, as `extensions` of the answer, for callers that cannot see headers. */
export const rateExtension = ({ limit, remaining, reset }: Standing) => ({
  rateLimit: { limit, remaining, resetSeconds: reset },
});

/** What somebody is told who has asked too much. */
export const rateRefusal = (standing: Standing) =>
  new GraphQLError(`Too many requests. Try again in ${standing.reset} seconds.`, {
    extensions: {
      code: "RATE_LIMITED",
      retryAfter: standing.reset,
      http: { status: 429, headers: rateHeaders(standing) },
    },
  });

type Request = Required<Pick<GraphQLRequestContext<GatewayContext>, "document">> &
  GraphQLRequestContext<GatewayContext>;

/** Counts an operation: the person's, or the address's where nobody is signed in or it holds attempts that need no signing in. */
export const takeFor = (
  rates: RateLimits,
  { viewer, address }: Pick<GatewayContext, "viewer" | "address">,
  open = 0,
) => (viewer && open === 0 ? rates.take("person", viewer._id, 1) : rates.take("address", address, Math.max(1, open)));

/** Counts each operation, and refuses what is too much; says in headers and in the context what is left. */
export function rateGate(rates: RateLimits): ApolloServerPlugin<GatewayContext> {
  const count = async ({ document, operation, contextValue, response }: Request) => {
    const standing = await takeFor(rates, contextValue, operation ? publicCalls(document, operation) : 0);
    contextValue.rate = standing;
    if (standing.isRefused) throw rateRefusal(standing);
    for (const [name, value] of rateHeaders(standing)) response.http.headers.set(name, value);
  };
  const listener: GraphQLRequestListener<GatewayContext> = { didResolveOperation: (request) => count(request) };
  return { requestDidStart: () => Promise.resolve(listener) };
}
