import type { Express } from "express";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { createHandler } from "graphql-http/lib/use/express";
import { clientMessages } from "@app/domain/client-messages.ts";
import { actorOf, originOf } from "./answer-route.ts";
import type { App, Context } from "./context.ts";
import { Refusal } from "./refusal.ts";

/** How many levels an operation may have: all of the tree, and a little more. */
const deepest = 12;

const depthRule = maxDepthRule({
  n: deepest,
  flattenFragments: true,
  propagateOnRejection: false,
  onReject: [(context) => context?.reportError(new GraphQLError(`The operation has more than ${deepest} levels.`))],
});

/** Failures of ours say nothing about themselves; every error carries a code. */
function withCode(app: App, error: Readonly<Error>): Error {
  if (!(error instanceof GraphQLError)) return new GraphQLError(error.message, { extensions: { code: "BAD_REQUEST" } });
  if (error.extensions.code !== undefined) return error;
  const { message, nodes, source, positions, path, originalError } = error;
  const place = { nodes, source, positions, path };
  if (!originalError) return new GraphQLError(message, { ...place, extensions: { code: "BAD_REQUEST" } });
  if (originalError instanceof Refusal)
    return new GraphQLError(message, { ...place, extensions: { code: originalError.code } });
  app.log.error({ err: originalError.cause ?? originalError, server: "v1-graphql" }, "failed");
  return new GraphQLError(clientMessages.unknown, { ...place, extensions: { code: "INTERNAL" } });
}

/** GraphQL over HTTP for signed-in people; what they may is for each field to say. */
export const serveGraphql =
  (app: App, schema: GraphQLSchema) =>
  (server: Express): void => {
    const handler = createHandler<Record<string, unknown>>({
      schema,
      validationRules: [depthRule],
      context: ({ context: { res } }) => ({ ...(res.locals.context as Context) }),
      formatError: (error) => withCode(app, error),
    });
    server.all("/graphql", async (request, response, next) => {
      const actor = await actorOf(app, request);
      const context: Context = { db: app.database, actor, now: app.clock.now(), origin: originOf(request, response) };
      response.locals.context = context;
      handler(request, response, next);
    });
  };
