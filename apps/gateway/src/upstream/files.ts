import type { Readable } from "node:stream";
import { linkedTypes, publicTypes } from "@app/domain/files/file-kinds.ts";
import { UpstreamError, type Source } from "../errors/upstream-error.ts";
import { isObject } from "../common/is-object.ts";
import type { Upstream, UpstreamCall } from "./exchange.ts";

/** Headers of a file that are passed on; the gateway decides about caching. */
const handedOn = ["content-type", "content-length", "content-range", "content-disposition", "accept-ranges", "etag"];
const asked = ["range", "if-range"] as const;

export interface OpenedFile {
  status: number;
  headers: Record<string, string>;
  content: Readable;
}

interface Asked {
  id: string;
  method: "GET" | "HEAD";
  /** The link's token; without one, only public files. */
  token: string | null;
  headers: Partial<Record<(typeof asked)[number], string | undefined>>;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
const present = (pairs: (readonly [string, string | undefined])[]) =>
  Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));

/** A file of a server, or a range of it; null if there is none, or the link does not open it. */
export async function openFile(
  upstream: Upstream,
  { id, method, token, headers: sent }: Asked,
): Promise<OpenedFile | null> {
  const { pool, prefix, source, deadlineMs } = upstream;
  const { statusCode, headers, body } = await pool
    .request({
      method,
      path: `${prefix}/files/${id}${token === null ? "" : `?t=${encodeURIComponent(token)}`}`,
      headers: present(asked.map((name) => [name, sent[name]] as const)),
      headersTimeout: deadlineMs,
      bodyTimeout: deadlineMs,
    })
    .catch((error: unknown) => {
      throw UpstreamError.silent(source, error);
    });

  const type = String(headers["content-type"]).split(";")[0] ?? "";
  if ([200, 206, 416].includes(statusCode) && (token === null ? publicTypes : linkedTypes).has(type)) {
    return {
      status: statusCode,
      headers: present(handedOn.map((name) => [name, textOf(headers[name])] as const)),
      content: body,
    };
  }
  await body.dump();
  if ([400, 404, 422].includes(statusCode)) return null;
  throw UpstreamError.senseless(source, `Status ${statusCode} for a file.`);
}

/** A form with a file, as it arrives. */
export interface SentForm {
  /** Where it goes: `/files`. */
  path: string;
  contentType: string;
  contentLength: string | undefined;
  idempotencyKey: string | undefined;
  body: Readable;
  signal: AbortSignal;
}

interface StoredFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
}

/** The status of a server without room for a file. */
export const diskFull = 507;

/** The result of a form: the file, or the reason with status and field. */
export type Taken = { file: StoredFile } | { status: number; message: string; fields: unknown };

function fileIn(json: unknown): StoredFile | null {
  const data = isObject(json) ? json.data : null;
  if (!isObject(data)) return null;
  const { _id: id, name, contentType, size } = data;
  if (typeof id !== "string" || typeof name !== "string" || typeof contentType !== "string") return null;
  return typeof size === "number" ? { id, name, contentType, size } : null;
}

function takenOf(source: Source, status: number, json: unknown): Taken {
  const file = status < 300 ? fileIn(json) : null;
  if (file) return { file };
  const { error, fields } = isObject(json) ? json : {};
  const isRefusal = (status >= 400 && status < 500) || status === diskFull;
  if (isRefusal && typeof error === "string") return { status, message: error, fields };
  throw UpstreamError.senseless(source, `Status ${status} to a file.`);
}

/** Forwards a form unread and reads the response. */
export async function sendFile(upstream: Upstream, call: UpstreamCall, form: SentForm): Promise<Taken> {
  const { pool, prefix, source } = upstream;
  const { body, statusCode } = await pool
    .request({
      method: "POST",
      path: prefix + form.path,
      headers: present([
        ["content-type", form.contentType],
        ["content-length", form.contentLength],
        ["idempotency-key", form.idempotencyKey],
        ["authorization", call.token === null ? undefined : `Bearer ${call.token}`],
        ["x-request-id", call.requestId],
        ["x-forwarded-for", call.address],
        ["user-agent", call.userAgent],
      ]),
      body: form.body,
      signal: form.signal,
      headersTimeout: 0,
    })
    .catch((error: unknown) => {
      throw UpstreamError.silent(source, error);
    });
  const json: unknown = await body.json().catch(() => null);
  return takenOf(source, statusCode, json);
}
