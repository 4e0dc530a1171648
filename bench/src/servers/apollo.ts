import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express from "express";
import { readConfig } from "../config.ts";
import { contextBy, peerSchema, type PeerContext } from "./schema.ts";
import { askFetching } from "./upstreams.ts";

/** Apollo Server on Express as its guide sets it up, with `fetch` to the servers behind. */
const contextOf = contextBy(askFetching);
const server = new ApolloServer<PeerContext>({ schema: peerSchema });
await server.start();

const app = express();
app.use(
  "/graphql",
  express.json(),
  expressMiddleware(server, { context: ({ req }) => contextOf(req.headers.authorization) }),
);
app.listen(readConfig().port, "127.0.0.1").keepAliveTimeout = 60_000;
