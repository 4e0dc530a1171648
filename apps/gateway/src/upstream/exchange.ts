import { GraphQLError } from "graphql";
import type { Pool } from "undici";
import { UpstreamError, type Source } from "../errors/upstream-error.ts";
import type { CallOutcome, OperationTrace } from "../telemetry/trace.ts";
import { TooLarge, wholeAnswer, type WholeAnswer } from "./whole-answer.ts";

/** A server behind the gateway: its connections and limits. */
export interface Upstream {
  source: Source;
  pool: Pool;
  /** The path prefix of its address; empty if there is none. */
  prefix: string;
  deadlineMs: number;
  answerBytes: number;
  /** Called for each finished call with its duration in milliseconds. */
  seen: (source: Source, outcome: CallOutcome, ms: number) => void;
}

/** Who is asking, for the servers behind. */
export interface UpstreamCall {
  requestId: string;
  token: string | null;
  /** The person's network address. */
  address: string;
  userAgent: string;
  trace: OperationTrace | null;
}

export interface Sent {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  path: string;
  body?: object | undefined;
  idempotencyKey?: string | null | undefined;
}

export interface Received {
  status: number;
  json: unknown;
}

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

/** Servers read at most 16 KiB of a request before its body. */
const longestPath = 8_000;

/** A key for a header, which cannot contain every text. */
function inHeader(key: string): string {
  if (/^[\x20-\x7e]{1,200}$/.test(key)) return key;
  throw badInput("An idempotency key must be 200 plain ASCII characters or fewer.");
}

function headersFor(call: UpstreamCall, { body, idempotencyKey }: Sent): Record<string, string> {
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-request-id": call.requestId,
    "x-forwarded-for": call.address,
    "user-agent": call.userAgent,
  };
  if (call.token !== null) headers.authorization = `Bearer ${call.token}`;
  if (body) headers["content-type"] = "application/json";
  if (idempotencyKey) headers["idempotency-key"] = inHeader(idempotencyKey);
  return headers;
}

/**
 * Sends a request and reads the whole response, within the server's timeout and size limit. Paths can contain a token,
 * so errors never include them.
 */
export async function exchange(upstream: Upstream, call: UpstreamCall, sent: Sent): Promise<Received> {
  const { pool, source, prefix } = upstream;
  const headers = headersFor(call, sent);
  if (sent.path.length > longestPath) throw badInput("The request is too long.");
  const span = call.trace?.call(source, sent.method);
  if (span) headers.traceparent = span.traceparent;
  const options = {
    method: sent.method,
    path: prefix + sent.path,
    headers,
    body: sent.body ? JSON.stringify(sent.body) : null,
  };
  const startedAt = performance.now();
  const ended = (outcome: CallOutcome) => {
    upstream.seen(source, outcome, performance.now() - startedAt);
    span?.end(outcome);
  };
  const answer = await wholeAnswer(pool, options, upstream).catch((error: unknown) => {
    ended("silent");
    throw error instanceof TooLarge
      ? UpstreamError.senseless(source, "The answer is too large.")
      : UpstreamError.silent(source, error);
  });
  ended(outcomeOf(answer.status));
  return { status: answer.status, json: jsonOf(answer, source) };
}

function outcomeOf(status: number): CallOutcome {
  if (status < 400) return "ok";
  return status < 500 ? "refused" : "failed";
}

function jsonOf({ status, contentType, body }: WholeAnswer, source: Source): unknown {
  if (status === 204) return {};

  try {
    if (!contentType.includes("json")) throw new SyntaxError("The answer is not JSON.");
    return JSON.parse(body.toString());
  } catch {
    // A proxy's page; none of it is shown.
    if (status >= 500) throw UpstreamError.refused(source, status, null);
    throw UpstreamError.senseless(source, `Status ${status}, but no JSON.`);
  }
}
