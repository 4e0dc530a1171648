import type { Express } from "express";
import { GraphQLError, parse, type GraphQLSchema, type ValidationRule } from "graphql";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { createHandler } from "graphql-http/lib/use/express";
import { clientMessages } from "@app/domain/client-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { isWellFormed } from "@app/domain/plain-line.ts";
import { isUnreachable } from "../database/unreachable.ts";
import { contextOf } from "./answer-route.ts";
import { changesOf } from "./graphql-change.ts";
import { cutOff, kilobyte } from "./body-size.ts";
import type { App, Context } from "../service/context.ts";
import { Refusal } from "../service/refusal.ts";
import { rejectUnstorableText } from "./storable-text.ts";

/** Maximum depth of an operation: the whole tree and a little more. */
const deepest = 12;

/** Maximum tokens of a document: ten times the gateway's limit, as the gateway combines operations. */
const mostTokens = 20_000;

const depthRule = maxDepthRule({
  n: deepest,
  flattenFragments: true,
  propagateOnRejection: false,
  onReject: [(context) => context?.reportError(new GraphQLError(`The operation has more than ${deepest} levels.`))],
});

/** Rejects unstorable text in a document; variables are checked on arrival. */
const wholeRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (!isWellFormed(node.value)) {
      context.reportError(new GraphQLError(messages.notWhole, { nodes: [node], extensions: { code: "VALIDATION" } }));
    }
  },
});

function refusalsOf(variables: object): GraphQLError[] | undefined {
  try {
    rejectUnstorableText(variables);
    return undefined;
  } catch (error) {
    const { message, code } = error as Refusal;
    return [new GraphQLError(message, { extensions: { code } })];
  }
}

/** Internal errors reveal nothing; every error has a code. */
function withCode(app: App, error: Readonly<Error>): Error {
  if (!(error instanceof GraphQLError)) return new GraphQLError(error.message, { extensions: { code: "BAD_REQUEST" } });
  if (error.extensions.code !== undefined) return error;
  const { message, nodes, source, positions, path, originalError } = error;
  const place = { nodes, source, positions, path };
  // An invalid variable has no path in the response; its error goes to the caller.
  const isCallers = !originalError || (originalError instanceof GraphQLError && path === undefined);
  if (isCallers) return new GraphQLError(message, { ...place, extensions: { code: "BAD_REQUEST" } });
  if (originalError instanceof Refusal)
    return new GraphQLError(message, { ...place, extensions: { code: originalError.code, ...originalError.details } });
  if (isUnreachable(originalError)) {
    app.availability.lost(originalError);
    return new GraphQLError(messages.unavailable, { ...place, extensions: { code: "UNAVAILABLE" } });
  }
  app.log.error({ err: originalError.cause ?? originalError, server: "v1-graphql" }, "failed");
  return new GraphQLError(clientMessages.unknown, { ...place, extensions: { code: "INTERNAL" } });
}

/** GraphQL over HTTP for signed-in people; each field checks permissions. */
export const serveGraphql =
  (app: App, schema: GraphQLSchema) =>
  (server: Express): void => {
    const handler = createHandler<Record<string, unknown>>({
      schema,
      parse: (source, options) => parse(source, { ...options, maxLexicalTokens: mostTokens }),
      validationRules: [depthRule, wholeRule],
      onSubscribe: (_request, { variables }) => refusalsOf(variables ?? {}),
      context: ({ raw, context: { res } }) => {
        const context = res.locals.context as Context;
        return { ...context, change: changesOf(app, context, raw) };
      },
      formatError: (error) => withCode(app, error),
    });
    const limited = cutOff(1024 * kilobyte);
    server.all("/graphql", async (request, response, next) => {
      response.locals.context = await contextOf(app, request, response);
      limited(request, response, (refusal?: unknown) => {
        if (!refusal) {
          handler(request, response, next);
          return;
        }
        // It waits for the end of the body; without these listeners it neither runs what was refused nor answers twice.
        request.removeAllListeners("data").removeAllListeners("end").resume();
        next(refusal);
      });
    });
  };
