import { graphql, type GraphQLObjectType } from "graphql";
import { readConfig } from "../config.ts";
import { conventionalRoots } from "../features/root-conventions.ts";
import { loadersFor } from "../features/loaders.ts";
import { isWritten, schema, schemaDocument } from "../features/schema.ts";
import { sourcesFor } from "../features/sources.ts";
import { openUpstreams } from "../upstream/pools.ts";
import { contextFor } from "./context.ts";
import { operationOn } from "./example-operation.ts";
import { startUpstream } from "./upstream-server.ts";

/** How a root field is resolved, and what it asks first. */
export interface RootCall {
  place: string;
  isByConvention: boolean;
  /** The server; null for a field that asks nobody. */
  server: "v1" | "v2" | null;
  method: string;
  path: string;
}

/** What each root field asks first of servers that know nothing. */
export async function rootCalls(): Promise<RootCall[]> {
  const server = await startUpstream(() => ({ status: 404, json: {} }));
  const config = { ...readConfig({}), v1Url: `${server.url}/v1`, v2Url: `${server.url}/v2` };
  const upstreams = openUpstreams(config, () => undefined);
  const call = { requestId: "r", token: "t", address: "127.0.0.1", userAgent: "test", trace: null };
  const conventional = conventionalRoots(schemaDocument);

  const callsOf = async (type: GraphQLObjectType) => {
    const root = type.name as "Query" | "Mutation";
    const found: RootCall[] = [];
    for (const field of Object.values(type.getFields())) {
      const sources = sourcesFor(upstreams, call);
      server.asked.splice(0);
      const contextValue = { ...contextFor("super-admin"), sources, loaders: loadersFor(sources) };
      await graphql({ schema, source: operationOn(type, field), contextValue });
      const [first] = server.asked;
      const [, name, path = ""] = /^\/(v1|v2)([^?]*)/.exec(first?.path ?? "") ?? [];
      found.push({
        place: `${root}.${field.name}`,
        isByConvention: field.name in conventional[root] && !isWritten(root, field.name),
        server: (name ?? null) as RootCall["server"],
        method: first?.method ?? "",
        path,
      });
    }
    return found;
  };

  const calls: RootCall[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType()]) if (type) calls.push(...(await callsOf(type)));
  await upstreams.close();
  await server.close();
  return calls;
}
