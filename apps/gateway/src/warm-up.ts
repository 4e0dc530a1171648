import type { ApolloServer } from "@apollo/server";
import { getIntrospectionQuery } from "graphql";
import { permissionsOf } from "@app/domain/permissions.ts";
import type { GatewayContext } from "./features/context.ts";
import { loadersFor } from "./features/loaders.ts";
import { sourcesFor } from "./features/sources.ts";
import { healthOfAll } from "./upstream/health.ts";
import type { Upstreams } from "./upstream/pools.ts";

const everyday = "query WarmUp { me { id email firstName lastName avatar role permissions home version } }";
const rounds = 20;

/** A signed-in caller without a role. */
const nobody = {
  _id: "",
  firstname: "",
  lastname: "",
  email: "",
  avatar: null,
  bio: null,
  phone: null,
  timeZone: "UTC",
  version: 1,
};

/** Compiles the common code paths and opens the first connections before requests arrive. */
export async function warmUp(server: ApolloServer<GatewayContext>, upstreams: Upstreams): Promise<void> {
  const call = { requestId: "warm-up", token: null, address: "127.0.0.1", userAgent: "gateway", trace: null };
  const sources = sourcesFor(upstreams, call);
  const contextValue: GatewayContext = {
    requestId: call.requestId,
    startedAt: null,
    trace: null,
    rate: null,
    cost: null,
    areAttemptsCounted: false,
    address: call.address,
    viewer: nobody,
    may: permissionsOf(null),
    signedOut: null,
    sources,
    loaders: loadersFor(sources),
    forgetViewer: () => undefined,
    askViewer: () => Promise.resolve(nobody),
    freshSources: () => sources,
    live: null,
  };

  await server.executeOperation({ query: getIntrospectionQuery() }, { contextValue });
  for (let round = 0; round < rounds; round += 1) {
    await server.executeOperation({ query: everyday }, { contextValue });
  }
  await healthOfAll(upstreams);
}
