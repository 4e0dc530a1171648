import fastify from "fastify";
import mercurius from "mercurius";
import { readConfig } from "../config.ts";
import { contextBy, peerSchema } from "./schema.ts";
import { askPooled } from "./upstreams.ts";

/** Mercurius with its compiled queries, on fastify, over pooled connections. */
const contextOf = contextBy(askPooled);
const app = fastify({ keepAliveTimeout: 60_000 });
await app.register(mercurius, {
  schema: peerSchema,
  jit: 1,
  context: (request) => contextOf(request.headers.authorization),
});
await app.listen({ port: readConfig().port, host: "127.0.0.1" });
