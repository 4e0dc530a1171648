import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { eq, getTableColumns } from "drizzle-orm";
import type { Request, Response } from "express";
import { fileKinds, isShownInBrowser } from "@app/domain/files/file-kinds.ts";
import { filePolicy } from "@app/domain/files/file-policy.ts";
import { messages } from "@app/domain/messages.ts";
import { secretKey } from "../../database/secret-key.ts";
import { files, type FileRow } from "../../database/schema/files.table.ts";
import type { App, Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { ByteRange } from "../../storage/file-store.ts";
import { actorById } from "../account/account.public.ts";
import { isPublic } from "./files.record.ts";
import { guestOf, linkMs, readLink } from "./links.ts";

const missing = () => new Refusal("NOT_FOUND", messages.missing("File"));

const disposition = ({ name, contentType }: FileRow) => {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${isShownInBrowser(contentType) ? "inline" : "attachment"}; filename*=UTF-8''${encoded}`;
};

function headersOf(row: FileRow): Record<string, string> {
  const cachePolicy = isPublic(row) ? "public, max-age=31536000, immutable" : `private, max-age=${linkMs / 1000}`;
  return {
    "content-type": row.contentType,
    "content-disposition": disposition(row),
    "content-security-policy": filePolicy(row.contentType),
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "cache-control": cachePolicy,
    "accept-ranges": "bytes",
    // An id always means the same bytes.
    etag: `"${row.id}"`,
  };
}

/** The part that is asked for; null for all of it, which also answers what cannot be understood, and more parts than one. */
function rangeOf(request: Request, { id, size }: FileRow): ByteRange | null | "none" {
  const ifRange = request.get("if-range");
  if (request.get("range") === undefined || (ifRange !== undefined && ifRange !== `"${id}"`)) return null;
  const ranges = request.range(size);
  if (ranges === -1) return "none";
  if (ranges === undefined || ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return null;
  const [{ start, end } = { start: 0, end: size - 1 }] = ranges;
  return { start, end };
}

async function contentOf(app: App, { id, content }: FileRow, range: ByteRange | null): Promise<Readable> {
  // One that is still in the database.
  if (content) return Readable.from([Buffer.from(content).subarray(range?.start, range ? range.end + 1 : undefined)]);
  const stored = await app.files.store.get(id, range ?? undefined);
  if (!stored) throw missing();
  return stored;
}

async function send(app: App, row: FileRow, request: Request, response: Response): Promise<void> {
  const range = rangeOf(request, row);
  response.set(headersOf(row));
  if (range === "none") {
    response.status(416).set("content-range", `bytes */${row.size}`).end();
    return;
  }
  const length = range ? range.end - range.start + 1 : row.size;
  response.status(range ? 206 : 200).set("content-length", String(length));
  if (range) response.set("content-range", `bytes ${range.start}-${range.end}/${row.size}`);
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(await contentOf(app, row, range), response).catch((error: unknown) => {
    // Whoever asked has gone, or the store broke off: a part that looks whole would be worse.
    response.destroy();
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

interface Asked {
  id: string;
  request: Request;
  response: Response;
  /** From a link; what everybody may have needs none. */
  token?: string | undefined;
  /** Of the server that is asked: it has none of the public files that are the other's. */
  server: "v1" | "v2";
}

/** Whether a link opens a file: not once whoever it was made for has gone, or has another role. */
async function isOpenedBy(
  { db, now }: Pick<Context, "db" | "now">,
  { id, refersId }: FileRow,
  token: string,
): Promise<boolean> {
  const link = readLink(await secretKey({ db, now }, "file-link-key"), id, token, now);
  if (link === null) return false;
  if (link.readerId === refersId && link.opensFor(guestOf(refersId))) return true;
  const reader = await actorById({ db, now }, link.readerId);
  return reader !== null && link.opensFor(reader);
}

const isHere = ({ kind }: FileRow, server: Asked["server"]) => kind !== "export" && fileKinds[kind].server === server;

/** Answers with a file, or the part of it that is asked for: to everybody what is public, else to whom the link was given. */
export async function serveFile(app: App, { id, request, response, token, server }: Asked): Promise<string> {
  const { database: db, clock } = app;
  const now = clock.now();
  const [row] = await db.select(getTableColumns(files)).from(files).where(eq(files.id, id));
  const isOpened = row !== undefined && token !== undefined && (await isOpenedBy({ db, now }, row, token));
  if (!row || !(isOpened || (isPublic(row) && isHere(row, server)))) throw missing();
  await send(app, row, request, response);
  return "";
}
