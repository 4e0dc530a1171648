import { randomUUID } from "node:crypto";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { messages } from "@app/domain/messages.ts";
import { isUnreachable } from "../database/unreachable.ts";
import { addRoute } from "./answer-route.ts";
import type { App } from "../service/context.ts";
import type { Envelope } from "./envelope.ts";
import { Refusal } from "../service/refusal.ts";
import type { Route } from "./route.ts";

/** A restarting database is usually back at once. */
const retryAfterSeconds = 1;

const goodRequestId = /^[\w.:-]{1,100}$/;

const requestId: RequestHandler = (request, response, next) => {
  const given = request.get("x-request-id") ?? "";
  const id = goodRequestId.test(given) ? given : randomUUID();
  response.locals.requestId = id;
  response.setHeader("x-request-id", id);
  response.setHeader("cache-control", "no-store");
  response.setHeader("x-content-type-options", "nosniff");
  next();
};

/**
 * Refusals from elsewhere: while the database is away; and by Express, for bodies that are not JSON, too large or
 * incomplete, and for malformed addresses.
 */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { type, status } = error as { type?: string; status?: number };
  if (type === "entity.parse.failed") return new Refusal("BAD_REQUEST", "The request body is not a valid JSON object.");
  if (type === "entity.too.large") return new Refusal("BAD_REQUEST", "The request body is too large.", {}, 413);
  if (isUnreachable(error)) return new Refusal("UNAVAILABLE", messages.unavailable);
  return status !== undefined && status < 500 ? new Refusal("BAD_REQUEST", "The request could not be read.") : null;
}

/** The database's message without the values of the statement. */
function withoutValues(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

const failureHandler =
  ({ log, availability }: App, envelope: Envelope): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) {
      // A body that was cut off is noticed twice; it has its answer.
      if (!response.writableEnded || !refusalOf(error)) next(error);
      return;
    }
    const refusal = refusalOf(error);
    const route = response.locals.route as Route | undefined;
    if (!refusal) {
      const { requestId: id } = response.locals;
      log.error(
        {
          err: withoutValues(error),
          requestId: id as string,
          server: envelope.name,
          call: `${request.method} ${route?.path ?? "?"}`,
        },
        "failed",
      );
      response.status(500).json(envelope.failure);
      return;
    }
    if (refusal.code === "UNAVAILABLE") {
      availability.lost(error);
      response.setHeader("retry-after", retryAfterSeconds);
    }
    const atSignIn = route?.kind === "open" && route.refusalKey === "error";
    response
      .status(refusal.status)
      .json(atSignIn ? { error: refusal.message, ...refusal.details } : envelope.refusal(refusal));
  };

export interface ServerParts {
  envelope: Envelope;
  routes: readonly Route[];
  /** For the OpenAPI document. */
  title: string;
  /** Endpoints that are not routes: v1's GraphQL. */
  extra?: (server: Express) => void;
}

/** Builds one of the two servers from its routes and envelope, without revealing headers. */
export function makeServer(app: App, { envelope, routes, title, extra }: ServerParts): Express {
  const server = express();
  server.disable("x-powered-by");
  server.disable("etag");
  server.set("trust proxy", "loopback");
  server.use(requestId);
  server.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  server.get("/readyz", async (_request, response) => {
    const isThere = await app.availability.check();
    response.status(isThere ? 200 : 503);
    response.json(isThere ? { status: "ok", database: "ok" } : { status: "unavailable", database: "unreachable" });
  });
  server.get("/openapi.json", async (_request, response) => {
    // Loaded on demand, to keep the start fast.
    const { openApiOf } = await import("./openapi.ts");
    response.json(openApiOf(title, envelope.name, routes));
  });
  for (const route of routes) addRoute(server, app, envelope, route);
  extra?.(server);
  server.use(() => {
    throw new Refusal("NOT_FOUND", messages.missing("Address"));
  });
  server.use(failureHandler(app, envelope));
  return server;
}
