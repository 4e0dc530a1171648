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

/** What gates see of a request at each step, and so all that a request has to have. */
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
/** The steps at which gates stand. */
type Step = keyof RequestAt;

/** What takes part in every request at some of these steps; it is the same for all requests. */
export type Gate = { readonly [S in Step]?: (request: RequestAt[S]) => Promise<void> | void };
/** All gates, sorted by step. */
export type GatesAtWork = { readonly [S in Step]: (request: RequestAt[S]) => Promise<void> };

/** One after the other; waits only for one that takes time. */
const inTurn =
  <R>(works: readonly ((request: R) => Promise<void> | void)[]) =>
  async (request: R): Promise<void> => {
    for (const work of works) {
      const done = work(request);
      if (done) await done;
    }
  };

/** Several gates as one, sorted by step beforehand. */
export const gatesInOrder = (...gates: readonly Gate[]): GatesAtWork => ({
  didResolveOperation: inTurn(gates.flatMap(({ didResolveOperation }) => didResolveOperation ?? [])),
  didEncounterErrors: inTurn(gates.flatMap(({ didEncounterErrors }) => didEncounterErrors ?? [])),
  willSendResponse: inTurn(gates.flatMap(({ willSendResponse }) => willSendResponse ?? [])),
});

/** The gates as one plugin: the server waits at every step for every plugin, also for those with nothing to do there. */
export function asPlugin(gates: GatesAtWork): ApolloServerPlugin<GatewayContext> {
  const started = Promise.resolve(gates);
  return { requestDidStart: () => started };
}
