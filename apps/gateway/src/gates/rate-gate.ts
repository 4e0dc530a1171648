import { HeaderMap } from "@apollo/server";
import { GraphQLError, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from "graphql";
import type { GatewayContext, RateStanding } from "../features/context.ts";
import { publicFields } from "../permission/auth-directive.ts";
import { surveyOf } from "./document-survey.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Gate } from "./gate.ts";

/** How many fields an operation selects that need no signing in: each is an attempt of its own, whatever it is called. */
export function publicCalls(document: DocumentNode, operation: OperationDefinitionNode): number {
  const root = operation.operation === OperationTypeNode.QUERY ? "Query" : "Mutation";
  let count = 0;
  for (const [name, times] of surveyOf(document).operations.get(operation)?.open ?? []) {
    if (publicFields.has(`${root}.${name}`)) count += times;
  }
  return count;
}

/** Says what is left in headers of the answer. */
function tellRate({ limit, remaining, reset, isRefused }: RateStanding, headers: HeaderMap): HeaderMap {
  headers.set("ratelimit-limit", String(limit));
  headers.set("ratelimit-remaining", String(remaining));
  headers.set("ratelimit-reset", String(reset));
  if (isRefused) headers.set("retry-after", String(reset));
  return headers;
}

/** What is left, as headers of the answer. */
export const rateHeaders = (standing: RateStanding) => tellRate(standing, new HeaderMap());

/** What is left, as `extensions` of the answer, for callers that cannot see headers. */
export const rateExtension = ({ limit, remaining, reset }: RateStanding) => ({
  rateLimit: { limit, remaining, resetSeconds: reset },
});

/** What somebody is told who has asked too much. */
const rateRefusal = (standing: RateStanding) =>
  new GraphQLError(`Too many requests. Try again in ${standing.reset} seconds.`, {
    extensions: {
      code: "RATE_LIMITED",
      retryAfter: standing.reset,
      http: { status: 429, headers: rateHeaders(standing) },
    },
  });

/** Counts a request before anything of it is read: the person's, or the address's where nobody is signed in. Null, or why it is too much. */
export async function countRequest(rates: RateLimits, context: GatewayContext): Promise<GraphQLError | null> {
  const { viewer, address } = context;
  context.rate = viewer ? await rates.take("person", viewer._id, 1) : await rates.take("address", address, 1);
  return context.rate.isRefused ? rateRefusal(context.rate) : null;
}

/** Counts a file that an address asks for, signed in or not: addresses of files are opened by the browser itself. Null, or why it is too much. */
export async function countFile(rates: RateLimits, address: string): Promise<GraphQLError | null> {
  const standing = await rates.take("files", address, 1);
  return standing.isRefused ? rateRefusal(standing) : null;
}

/** Counts attempts that need no signing in by address, whoever sends them: the first of somebody who is not signed in has been counted. */
export function rateGate(rates: RateLimits): Gate {
  return {
    didResolveOperation: async ({ document, operation, contextValue, response }) => {
      // What nobody asked is not counted.
      if (contextValue.rate === null) return;
      const attempts = operation ? publicCalls(document, operation) : 0;
      const uncounted = contextValue.viewer ? attempts : attempts - 1;
      // What came back from the short path has been counted there.
      if (uncounted > 0 && !contextValue.areAttemptsCounted) {
        contextValue.rate = await rates.take("address", contextValue.address, uncounted);
        contextValue.areAttemptsCounted = true;
      }
      if (contextValue.rate.isRefused) throw rateRefusal(contextValue.rate);
      tellRate(contextValue.rate, response.http.headers);
    },
  };
}
