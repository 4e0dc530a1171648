import type { Dispatcher, Pool } from "undici";
import { UpstreamError, type Source } from "../errors/upstream-error.ts";

/** One server behind the gateway: its connections and how long and how much it may answer. */
export interface Upstream {
  source: Source;
  pool: Pool;
  /** Path that its address starts with; empty when it has none. */
  prefix: string;
  deadlineMs: number;
  answerBytes: number;
}

/** Who is asking, for the servers behind. */
export interface UpstreamCall {
  requestId: string;
  token: string | null;
  /** The person's network address. */
  address: string;
  userAgent: string;
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

function headersFor(call: UpstreamCall, { body, idempotencyKey }: Sent): Record<string, string> {
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-request-id": call.requestId,
    "x-forwarded-for": call.address,
    "user-agent": call.userAgent,
  };
  if (call.token !== null) headers.authorization = `Bearer ${call.token}`;
  if (body) headers["content-type"] = "application/json";
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  return headers;
}

/** Asks and reads the whole answer, within the server's deadline and size. Paths can hold a token: they are never part of an error. */
export async function exchange(upstream: Upstream, call: UpstreamCall, sent: Sent): Promise<Received> {
  const { pool, source, prefix } = upstream;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), upstream.deadlineMs);
  try {
    const answer = await pool.request({
      method: sent.method,
      path: prefix + sent.path,
      headers: headersFor(call, sent),
      body: sent.body ? JSON.stringify(sent.body) : null,
      signal: deadline.signal,
    });
    return { status: answer.statusCode, json: await readJson(answer, upstream) };
  } catch (error) {
    throw error instanceof UpstreamError ? error : UpstreamError.silent(source, error);
  } finally {
    clearTimeout(timer);
  }
}

async function readJson({ statusCode, headers, body }: Dispatcher.ResponseData, upstream: Upstream): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > upstream.answerBytes) throw UpstreamError.senseless(upstream.source, "The answer is too large.");
    chunks.push(chunk);
  }
  if (statusCode === 204) return {};

  try {
    if (!String(headers["content-type"]).includes("json")) throw new SyntaxError("The answer is not JSON.");
    const text = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    return JSON.parse(String(text));
  } catch {
    // A page of some proxy on the way: nothing of it is shown.
    if (statusCode >= 500) throw UpstreamError.refused(upstream.source, statusCode, null);
    throw UpstreamError.senseless(upstream.source, `Status ${statusCode}, but no JSON.`);
  }
}
