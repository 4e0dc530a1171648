import type { GraphQLError } from "graphql";
import type { GatewayContext } from "../features/context.ts";
import { shown } from "../errors/shown.ts";
import { rateExtension } from "./rate-gate.ts";

const statuses: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
};

/** The complete response to a request refused before it reaches the GraphQL server. */
export function refusedAnswer(errors: readonly GraphQLError[], { rate, requestId }: GatewayContext) {
  const all = errors.map((error) => shown(error, requestId));
  const status = statuses[all[0]?.extensions.code ?? ""] ?? 400;
  return { status, text: JSON.stringify({ errors: all, ...(rate && { extensions: rateExtension(rate) }) }) };
}
