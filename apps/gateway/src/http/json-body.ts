import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { isObject } from "../common/is-object.ts";
import { requestBytes } from "../gates/operation-limits.ts";

/** An unreadable body; `status` is for the response. */
class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super("The request cannot be read.");
    this.status = status;
  }
}

const isJson = (type: string) => type === "application/json" || /^application\/json\s*(?:;|$)/i.test(type);
const isUtf8 = (type: string) => !/;\s*charset\s*=\s*"?(?!utf-8"?\s*(?:;|$))/i.test(type);

/** The bytes of a body up to a megabyte; the rest is discarded, so that the client reads the refusal. */
function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= requestBytes) chunks.push(chunk);
      else reject(new UnreadableBody(413));
    });
    request.on("end", () => {
      const [first] = chunks;
      resolve(chunks.length === 1 && first ? first : Buffer.concat(chunks));
    });
    request.on("error", () => reject(new UnreadableBody(400)));
  });
}

/** Clients without an operation name often send an empty one. */
function withoutEmptyName(body: unknown): unknown {
  if (!isObject(body) || body.operationName !== "") return body;
  const { operationName: _, ...rest } = body;
  return rest;
}

/** Parses a JSON body; undefined if there is none or it is another type. Rejects with `status` 400, 413 or 415. */
export async function jsonBodyOf(request: IncomingMessage): Promise<unknown> {
  const type = request.headers["content-type"];
  if (type === undefined || !isJson(type)) return undefined;
  if (!isUtf8(type) || (request.headers["content-encoding"] ?? "identity") !== "identity")
    throw new UnreadableBody(415);

  const bytes = await bytesOf(request);
  if (bytes.length === 0) return undefined;
  try {
    return withoutEmptyName(JSON.parse(bytes.toString()));
  } catch {
    throw new UnreadableBody(400);
  }
}

/** Parses a JSON body for later handlers. Express's own parser would answer a too long body only at its end. */
export const readJson: RequestHandler = async (request, _response, next) => {
  const body = (await jsonBodyOf(request)) ?? {};
  // A body of `false` would be taken for one still to come.
  if (!isObject(body)) throw new UnreadableBody(400);
  request.body = body;
  next();
};
