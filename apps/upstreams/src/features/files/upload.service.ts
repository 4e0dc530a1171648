import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Request } from "express";
import { fileKinds, fileMessages } from "@app/domain/files/file-kinds.ts";
import { newId } from "../../database/new-id.ts";
import { retryable } from "../../database/retryable.ts";
import { files } from "../../database/schema/files.table.ts";
import { keyFrom, once } from "../../http/idempotency.ts";
import type { App, Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { isDiskFull } from "../../storage/disk-full.ts";
import { demandType } from "./content-type.ts";
import { cleanDrawing } from "./drawing.ts";
import { drawingType } from "./drawing-parts.ts";
import type { FileRecord } from "./files.record.ts";
import { readableFiles } from "./files.service.ts";
import { isPicture, redraw } from "./picture.ts";
import { receiveFile, type Received } from "./receive.ts";
import { withinQuota } from "./upload-quota.ts";

/** What is kept of a file, and where it is read from. */
interface Checked {
  contentType: string;
  size: number;
  sha256: string;
  content: Readable;
}

const whole = (contentType: string, content: Buffer): Checked => ({
  contentType,
  size: content.length,
  content: Readable.from([content]),
  sha256: createHash("sha256").update(content).digest("hex"),
});

/** A drawing that is written anew. */
async function redrawn(path: string): Promise<Buffer> {
  const { drawing, fault } = cleanDrawing(await readFile(path, "utf8"));
  if (drawing === null) throw fieldRefusal("file", fault);
  return Buffer.from(drawing);
}

/** What a file holds, looked at; a picture is drawn anew. */
async function check({ kind, name, path, size, sha256 }: Received): Promise<Checked> {
  const contentType = await demandType(kind, path, name);
  if (contentType === drawingType) return whole(contentType, await redrawn(path));
  if (!isPicture(contentType)) return { contentType, size, sha256, content: createReadStream(path) };
  const { edge = 0 } = fileKinds[kind] as { edge?: number };
  return whole(contentType, await redraw(path, contentType, kind, edge));
}

/** Stores what was received, then tells of it. Cut off in between, it leaves only what the job removes. */
async function store(
  app: App,
  context: Context,
  request: Request,
  received: Received,
  id: string,
): Promise<FileRecord> {
  const { kind, name } = received;
  const key = keyFrom(request.get("idempotency-key"));
  const fingerprint = app.fingerprintOf([request.method, request.path, kind, name, received.sha256]);
  const { content, ...checked } = await check(received);
  await app.files.store.put(id, content, checked.size);
  const { now: createdAt, actor } = context;
  const answer = await retryable(app.database, (db) =>
    once({ ...context, db }, key, fingerprint, async () => {
      const row = { ...checked, id, kind, name, state: "pending" as const, createdAt, createdBy: actor.id };
      await db.insert(files).values(row);
      return id;
    }),
  );
  // It had been sent before; what a failure leaves behind, the job removes.
  if (answer !== id) await app.files.store.remove(id);
  const [file] = await readableFiles(context, [String(answer)]);
  if (!file) throw fieldRefusal("file", fileMessages.uploadAgain);
  return file;
}

/** Says that the disk is full where that is why it failed. */
async function sayingDiskFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal("UNAVAILABLE", fileMessages.diskFull, {}, 507);
    throw error;
  }
}

async function take(app: App, context: Context, request: Request): Promise<FileRecord> {
  const id = newId(context.now);
  const received = await receiveFile(request, app.files.staging, id, context.actor.permissions);
  try {
    return await store(app, context, request, received, id);
  } finally {
    await rm(received.path, { force: true });
  }
}

/**
 * Takes a file in: streamed to disk, looked at, stored, and known as pending until a record names it. Sent again under
 * its `Idempotency-Key`, it is the same file.
 */
export const takeFile = (app: App, context: Context, request: Request): Promise<FileRecord> =>
  withinQuota(app.database, context.actor.id, () => sayingDiskFull(() => take(app, context, request)));
