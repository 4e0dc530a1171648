import type { GraphQLRequestContext } from "@apollo/server";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import type { GatewayContext } from "../features/context.ts";
import { formatError } from "../errors/format-error.ts";
import { withoutNames } from "../errors/shown.ts";
import { UpstreamError } from "../errors/upstream-error.ts";
import { knownName } from "../telemetry/known-names.ts";
import type { Observe } from "../telemetry/observe.ts";
import { InvalidDocument } from "./document-gate.ts";
import { costExtension } from "./cost-gate.ts";
import { rateExtension } from "./rate-gate.ts";
import type { Gate } from "./gate.ts";

type Request = GraphQLRequestContext<GatewayContext>;

/**
 * Adds the cost and the remaining rate to every response and the request id to every error, logs each failure that is
 * not the caller's own, and passes every operation to `observe`.
 */
export function reporting(log: Logger, observe: Observe): Gate {
  return {
    didEncounterErrors: (request) => {
      // One failed call can affect many fields; it is logged once.
      const causes = new Map(request.errors.map((error) => [error.originalError ?? error, error]));
      for (const error of causes.values()) write(log, request, error);
    },
    willSendResponse: ({ response: { body }, contextValue, operation, operationName, errors }) => {
      if (body.kind !== "single") return;
      const { singleResult } = body;
      const { requestId, rate, cost } = contextValue;
      // The gateway's own requests get no cost or rate.
      if (rate)
        singleResult.extensions = {
          ...rateExtension(rate),
          ...(cost !== null && costExtension(cost)),
          ...singleResult.extensions,
        };
      if (singleResult.errors) {
        const all = allErrors(singleResult.errors, errors);
        singleResult.errors = (contextValue.viewer ? all : withoutNames(all)).map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId },
        }));
      }
      observe(contextValue, {
        name: operationName,
        type: operation?.operation ?? "none",
        hasData: singleResult.data != null,
        errors: singleResult.errors ?? [],
      });
    },
  };
}

/** Document errors arrive as one error and are returned as all. */
function allErrors(shownErrors: readonly GraphQLFormattedError[], [first]: readonly GraphQLError[] = []) {
  const cause = first?.originalError;
  return cause instanceof InvalidDocument ? cause.errors.map((error) => formatError(error.toJSON())) : shownErrors;
}

/** Refusals and mistakes are the caller's own, and their texts may quote input, so they are not logged. */
function write(log: Logger, { operationName, contextValue }: Request, error: GraphQLError) {
  const about = { requestId: contextValue.requestId, operation: knownName(operationName) };
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
