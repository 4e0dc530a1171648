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
import type { Gate } from "./together.ts";

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

function tell({ limit, remaining, reset, isRefused }: Standing, headers: HeaderMap): HeaderMap {
  headers.set("ratelimit-limit", String(limit));
  headers.set("ratelimit-remaining", String(remaining));
  headers.set("ratelimit-reset", String(reset));
  if (isRefused) headers.set("retry-after", String(reset));
  return headers;
}

/** What is left, as headers of the answer. */
export const rateHeaders = (standing: Standing) => tell(standing, new HeaderMap());

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

/** Counts an operation: the person's, or the address's where nobody is signed in or it holds attempts that need no signing in. */
export const takeFor = (
  rates: RateLimits,
  { viewer, address }: Pick<GatewayContext, "viewer" | "address">,
  open = 0,
) => (viewer && open === 0 ? rates.take("person", viewer._id, 1) : rates.take("address", address, Math.max(1, open)));

/** Counts each operation, and refuses what is too much; says in headers and in the context what is left. */
export function rateGate(rates: RateLimits): Gate {
  const calls = new WeakMap<OperationDefinitionNode, number>();
  const publicCallsOnce = (document: DocumentNode, operation: OperationDefinitionNode) => {
    const count = calls.get(operation) ?? publicCalls(document, operation);
    calls.set(operation, count);
    return count;
  };
  return {
    didResolveOperation: async ({ document, operation, contextValue, response }) => {
      // What came back from the short path has been counted there.
      const standing =
        contextValue.rate ?? (await takeFor(rates, contextValue, operation ? publicCallsOnce(document, operation) : 0));
      contextValue.rate = standing;
      if (standing.isRefused) throw rateRefusal(standing);
      tell(standing, response.http.headers);
    },
  };
}
