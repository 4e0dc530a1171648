import type { ErrorRequestHandler, Response } from "express";
import type { Logger } from "pino";
import { clientMessages } from "@app/domain/client-messages.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { requestIdOf } from "./request-id.ts";

/** Answers as GraphQL does, also where GraphQL was never reached. */
export function sendError(res: Response, status: number, code: ErrorCode, message: string): void {
  res.status(status).json({ errors: [{ message, extensions: { code, requestId: requestIdOf(res) } }] });
}

interface HttpError {
  status: number;
  type?: string;
}
const isHttpError = (error: unknown): error is HttpError =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number";

/** Bodies that cannot be read, and whatever nobody else caught. */
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

/** What the GraphQL server refuses before it has a context leaves with the request's id too. */
export function withRequestId(body: string, id: string): string {
  if (!body.startsWith("{") || body.includes('"requestId"')) return body;
  const { errors = [], ...others } = JSON.parse(body) as Refusal;
  return JSON.stringify({
    ...others,
    errors: errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: id } })),
  });
}
