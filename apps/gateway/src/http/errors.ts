import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "pino";
import { clientMessages } from "@app/domain/client-messages.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { requestIdOf } from "./request-id.ts";

/** An error response in GraphQL's format, even without reaching GraphQL. */
export function sendError(res: Response, status: number, code: ErrorCode, message: string): void {
  res.status(status).json({ errors: [{ message, extensions: { code, requestId: requestIdOf(res) } }] });
}

interface HttpError {
  status: number;
  type?: string;
}
const isHttpError = (error: unknown): error is HttpError =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number";

/** Handles unreadable bodies and all uncaught errors. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error);
    } else if (isHttpError(error) && error.status === 413) {
      sendError(res, 413, "LIMIT_EXCEEDED", "The request is too large.");
    } else if (isHttpError(error) && error.status < 500) {
      sendError(res, error.status, "BAD_USER_INPUT", "The request cannot be read.");
    } else {
      log.error({ requestId: requestIdOf(res), err: error }, "unexpected error");
      sendError(res, 500, "INTERNAL_SERVER_ERROR", clientMessages.unknown);
    }
  };

interface Refusal {
  errors?: { extensions?: object }[];
}

/** Adds the request id to errors that the GraphQL server returns before creating a context. */
export function withRequestId(body: string, id: string): string {
  if (!body.startsWith("{") || body.includes('"requestId"')) return body;
  const { errors = [], ...others } = JSON.parse(body) as Refusal;
  return JSON.stringify({
    ...others,
    errors: errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: id } })),
  });
}
