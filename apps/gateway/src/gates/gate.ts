import type {
  ApolloServerPlugin,
  GraphQLRequest,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLResponse,
  HeaderMap,
} from "@apollo/server";
import type { GraphQLError } from "graphql";
import type { GatewayContext } from "../features/context.ts";

/** The request as gates see it at each step. */
interface RequestAt {
  didResolveOperation: Pick<
    GraphQLRequestContextDidResolveOperation<GatewayContext>,
    "source" | "document" | "operation" | "contextValue"
  > & {
    request: { variables?: GraphQLRequest["variables"] | undefined };
    response: { http: { headers: HeaderMap } };
  };
  didEncounterErrors: GraphQLRequestContextDidEncounterErrors<GatewayContext>;
  willSendResponse: Pick<
    GraphQLRequestContextWillSendResponse<GatewayContext>,
    "contextValue" | "operation" | "operationName"
  > & { errors?: readonly GraphQLError[]; response: Pick<GraphQLResponse, "body"> };
}
/** The steps at which gates run. */
type Step = keyof RequestAt;

/** A stateless hook for some steps of every request. */
export type Gate = { readonly [S in Step]?: (request: RequestAt[S]) => Promise<void> | void };
/** All gates, combined by step. */
export type GatesAtWork = { readonly [S in Step]: (request: RequestAt[S]) => Promise<void> };

/** Runs gates in sequence; only awaits those that return a promise. */
const inTurn =
  <R>(works: readonly ((request: R) => Promise<void> | void)[]) =>
  async (request: R): Promise<void> => {
    for (const work of works) {
      const done = work(request);
      if (done) await done;
    }
  };

/** Combines gates by step in advance. */
export const gatesInOrder = (...gates: readonly Gate[]): GatesAtWork => ({
  didResolveOperation: inTurn(gates.flatMap(({ didResolveOperation }) => didResolveOperation ?? [])),
  didEncounterErrors: inTurn(gates.flatMap(({ didEncounterErrors }) => didEncounterErrors ?? [])),
  willSendResponse: inTurn(gates.flatMap(({ willSendResponse }) => willSendResponse ?? [])),
});

/**
 * Combines the gates into one plugin, because the server awaits every plugin at every step, even without a hook there.
 */
export function asPlugin(gates: GatesAtWork): ApolloServerPlugin<GatewayContext> {
  const started = Promise.resolve(gates);
  return { requestDidStart: () => started };
}
