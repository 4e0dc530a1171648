import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from "@apollo/server";
import type { GraphQLError } from "graphql";
import type { Logger } from "pino";
import type { GatewayContext } from "../context.ts";
import { UpstreamError } from "../errors/upstream-error.ts";

type Request = GraphQLRequestContext<GatewayContext>;

/** Puts the request's id on every error that leaves, and writes a line for each failure that is not the caller's own. */
export function reporting(log: Logger): ApolloServerPlugin<GatewayContext> {
  const listener: GraphQLRequestListener<GatewayContext> = {
    didEncounterErrors: (request) => {
      // One failed call can blank many fields: it is one line.
      const causes = new Map(request.errors.map((error) => [error.originalError ?? error, error]));
      for (const error of causes.values()) write(log, request, error);
      return Promise.resolve();
    },
    willSendResponse: ({ response, contextValue: { requestId } }) => {
      if (response.body.kind === "single" && response.body.singleResult.errors) {
        const { singleResult } = response.body;
        singleResult.errors =
          singleResult.errors?.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId },
          })) ?? [];
      }
      return Promise.resolve();
    },
  };
  return { requestDidStart: () => Promise.resolve(listener) };
}

/** Refusals and mistakes are the caller's business, and their texts can quote what was sent: they are not written. */
function write(log: Logger, { operationName, contextValue }: Request, error: GraphQLError) {
  const about = { requestId: contextValue.requestId, operation: operationName ?? null };
  const cause = error.originalError ?? error;
  const { code } = error.extensions;
  if (code === undefined) {
    log.error({ ...about, path: error.path, err: cause }, "unexpected error");
  } else if (cause instanceof UpstreamError && cause.extensions.code.startsWith("UPSTREAM_")) {
    log.warn({ ...about, ...cause.extensions, status: cause.status, reason: reasonOf(cause.cause) }, "upstream failed");
  }
}

function reasonOf(cause: unknown): string | null {
  if (typeof cause === "string") return cause;
  if (!(cause instanceof Error)) return null;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
