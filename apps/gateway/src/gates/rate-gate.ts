import { HeaderMap } from "@apollo/server";
import { GraphQLError, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from "graphql";
import type { GatewayContext, RateStanding } from "../features/context.ts";
import { publicFields } from "../permission/auth-directive.ts";
import { surveyOf } from "./document-survey.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Gate } from "./gate.ts";

/** The number of selected fields that need no sign-in; each alias counts as an attempt. */
export function publicCalls(document: DocumentNode, operation: OperationDefinitionNode): number {
  const root = operation.operation === OperationTypeNode.QUERY ? "Query" : "Mutation";
  let count = 0;
  for (const [name, times] of surveyOf(document).operations.get(operation)?.open ?? []) {
    if (publicFields.has(`${root}.${name}`)) count += times;
  }
  return count;
}

/** Writes the remaining rate to response headers. */
function tellRate({ limit, remaining, reset, isRefused }: RateStanding, headers: HeaderMap): HeaderMap {
  headers.set("ratelimit-limit", String(limit));
  headers.set("ratelimit-remaining", String(remaining));
  headers.set("ratelimit-reset", String(reset));
  if (isRefused) headers.set("retry-after", String(reset));
  return headers;
}

/** The remaining rate as response headers. */
export const rateHeaders = (standing: RateStanding) => tellRate(standing, new HeaderMap());

/** The remaining rate in `extensions`, for callers that cannot see headers. */
export const rateExtension = ({ limit, remaining, reset }: RateStanding) => ({
  rateLimit: { limit, remaining, resetSeconds: reset },
});

/** The error for exceeding the rate. */
const rateRefusal = (standing: RateStanding) =>
  new GraphQLError(`Too many requests. Try again in ${standing.reset} seconds.`, {
    extensions: {
      code: "RATE_LIMITED",
      retryAfter: standing.reset,
      http: { status: 429, headers: rateHeaders(standing) },
    },
  });

/** Counts a request before parsing it: by person or service token, or by address if not signed in. Returns null or the refusal. */
export async function countRequest(rates: RateLimits, context: GatewayContext): Promise<GraphQLError | null> {
  const { viewer, address } = context;
  if (viewer?.token) context.rate = await rates.takeOfToken(viewer.token);
  else context.rate = viewer ? await rates.take("person", viewer._id, 1) : await rates.take("address", address, 1);
  return context.rate.isRefused ? rateRefusal(context.rate) : null;
}

/**
 * Counts a file request by address, signed in or not, because browsers open file addresses directly. Returns null or
 * the refusal.
 */
export async function countFile(rates: RateLimits, address: string): Promise<GraphQLError | null> {
  const standing = await rates.take("files", address, 1);
  return standing.isRefused ? rateRefusal(standing) : null;
}

/**
 * Counts attempts that need no sign-in by address, whoever sends them. The first one of a signed-out caller has already
 * been counted.
 */
export function rateGate(rates: RateLimits): Gate {
  return {
    didResolveOperation: async ({ document, operation, contextValue, response }) => {
      // The gateway's own requests are not counted.
      if (contextValue.rate === null) return;
      const attempts = operation ? publicCalls(document, operation) : 0;
      const uncounted = contextValue.viewer ? attempts : attempts - 1;
      // An operation handed back by the fast path has been counted there.
      if (uncounted > 0 && !contextValue.areAttemptsCounted) {
        contextValue.rate = await rates.take("address", contextValue.address, uncounted);
        contextValue.areAttemptsCounted = true;
      }
      if (contextValue.rate.isRefused) throw rateRefusal(contextValue.rate);
      tellRate(contextValue.rate, response.http.headers);
    },
  };
}
