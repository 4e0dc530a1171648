import { Transform } from "node:stream";
import type { Request, RequestHandler, Response } from "express";
import type { GraphQLError } from "graphql";
import { fileMessages, largestFile } from "@app/domain/files/file-kinds.ts";
import type { GatewayContext } from "../features/context.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { UpstreamError } from "../errors/upstream-error.ts";
import { notSignedIn } from "../permission/auth-directive.ts";
import type { Upstream } from "../upstream/exchange.ts";
import { diskFull, sendFile, type Taken } from "../upstream/files.ts";
import { addressOf } from "./address.ts";
import { sendError } from "./errors.ts";
import { requestIdOf } from "./request-id.ts";

/** Size of the form around the file: boundaries and other fields. */
const aroundFile = 64 * 1024;
const mostBytes = largestFile + aroundFile;

class TooLong extends Error {}

/** Passes a body up to the size of the largest file; says whenever a part of it passes. */
const atMost = (most: number, onPart: () => void) => {
  let passed = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      passed += part.length;
      onPart();
      if (passed > most) done(new TooLong());
      else done(null, part);
    },
  });
};

interface Parts {
  v2: Upstream;
  /** Where the form goes on the server. */
  path: string;
  /** The server itself decides who sends it, by a code in the form. */
  isForGuests?: true;
  /** Timeout of a whole upload, in milliseconds. */
  deadlineMs: number;
  /** Timeout while nothing moves, in milliseconds. */
  stalledMs: number;
  contextOf: (request: Request, response: Response) => Promise<GatewayContext>;
  /** Counts a request; returns null or the refusal. */
  count: (context: GatewayContext) => Promise<GraphQLError | null>;
}

const codeOf = (status: number): ErrorCode => {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 403) return "FORBIDDEN";
  if (status === 429) return "RATE_LIMITED";
  if (status === diskFull) return "UPSTREAM_UNAVAILABLE";
  return status === 413 ? "LIMIT_EXCEEDED" : "BAD_USER_INPUT";
};

function sendTaken(res: Response, taken: Taken): void {
  if ("file" in taken) {
    res.status(201).json(taken.file);
    return;
  }
  const { status, message, fields } = taken;
  const extensions = { code: codeOf(status), fields, requestId: requestIdOf(res) };
  res.status(status).json({ errors: [{ message, extensions }] });
}

const tooLong = (res: Response) => sendError(res, 413, "LIMIT_EXCEEDED", fileMessages.tooLarge);

/** Forwards the body through a separate stream, so that the client can still be answered if forwarding breaks off. */
async function handOn(request: Request, { v2, path, deadlineMs, stalledMs }: Parts): Promise<Taken> {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), stalledMs);
  const body = atMost(mostBytes, () => timer.refresh());
  const leaving = () => {
    if (!request.complete) body.destroy(new Error("The sender has gone."));
  };
  request.once("close", leaving).pipe(body);
  // Reported by the outcome of sending.
  body.on("error", () => undefined);
  const call = {
    requestId: request.res ? requestIdOf(request.res) : "",
    token: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null,
    address: addressOf(request),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
    trace: null,
  };
  const form = {
    path,
    contentType: request.headers["content-type"] ?? "",
    contentLength: request.headers["content-length"],
    idempotencyKey: request.get("idempotency-key"),
    body,
    signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), stalled.signal]),
  };
  try {
    return await sendFile(v2, call, form);
  } catch (error) {
    throw body.errored instanceof TooLong ? body.errored : error;
  } finally {
    clearTimeout(timer);
    request.off("close", leaving).unpipe(body);
  }
}

/**
 * Accepts a form with a file and forwards it as it arrives: from a signed-in person, where guests are not meant. Forms of
 * other sites cannot do that: it needs the bearer token in a header, which only our pages know and may send.
 */
export const fileUpload =
  (parts: Parts): RequestHandler =>
  async (req, res) => {
    const context = await parts.contextOf(req, res);
    const refusal = await parts.count(context);
    if (refusal) {
      res.setHeader("retry-after", String(refusal.extensions["retryAfter"]));
      sendError(res, 429, "RATE_LIMITED", refusal.message);
      return;
    }
    if (!context.viewer && !parts.isForGuests) {
      const error = notSignedIn(context.signedOut);
      if (error instanceof UpstreamError) sendError(res, 502, "UPSTREAM_UNAVAILABLE", "Network error");
      else sendError(res, 401, "UNAUTHENTICATED", error.message);
      return;
    }
    if (Number(req.headers["content-length"] ?? 0) > mostBytes) {
      tooLong(res);
      return;
    }
    try {
      sendTaken(res, await handOn(req, parts));
    } catch (error) {
      if (res.destroyed) return;
      if (error instanceof TooLong) tooLong(res);
      else sendError(res, 502, "UPSTREAM_UNAVAILABLE", "Network error");
    }
  };
