import type { ApolloServerPlugin, GraphQLRequestListener } from "@apollo/server";
import type { GatewayContext } from "../context.ts";

type Listener = GraphQLRequestListener<GatewayContext>;
/** The steps at which gates stand. */
type Step = "didResolveOperation" | "didEncounterErrors" | "willSendResponse";
type RequestAt<S extends Step> = Parameters<NonNullable<Listener[S]>>[0];

/** What takes part in every request at some of these steps; it is the same for all requests. One gate at most answers. */
export type Gate = { readonly [S in Step]?: (request: RequestAt<S>) => Promise<void> | void } & Pick<
  Listener,
  "responseForOperation"
>;

/** One after the other; waits only for one that takes time. */
const inTurn =
  <R>(works: readonly ((request: R) => Promise<void> | void)[]) =>
  async (request: R): Promise<void> => {
    for (const work of works) {
      const done = work(request);
      if (done) await done;
    }
  };

/**
 * Several gates as one plugin. The server waits at every step for every plugin, also for those that have nothing to do
 * there; so they are sorted by step beforehand.
 */
export function together(...gates: readonly Gate[]): ApolloServerPlugin<GatewayContext> {
  const responseForOperation = gates.find((gate) => gate.responseForOperation)?.responseForOperation;
  const listener: Listener = {
    ...(responseForOperation && { responseForOperation }),
    didResolveOperation: inTurn(gates.flatMap(({ didResolveOperation }) => didResolveOperation ?? [])),
    didEncounterErrors: inTurn(gates.flatMap(({ didEncounterErrors }) => didEncounterErrors ?? [])),
    willSendResponse: inTurn(gates.flatMap(({ willSendResponse }) => willSendResponse ?? [])),
  };
  const started = Promise.resolve(listener);
  return { requestDidStart: () => started };
}
