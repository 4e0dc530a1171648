import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Request } from "express";
import { fileKindNames, fileKinds, fileMessages, type FileKindName } from "@app/domain/files/file-kinds.ts";
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
import { receiveFile, type Admit, type Received } from "./receive.ts";
import { listenTo } from "./recording.ts";
import { withinQuota } from "./upload-quota.ts";

/** What is kept of a file, and where it is read from. */
interface Checked {
  contentType: string;
  size: number;
  sha256: string;
  content: Readable;
  /** Of a picture, in px. */
  width?: number;
  height?: number;
  /** Of a recording for the learning app. */
  durationMs?: number;
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

/** What a file holds, looked at; a picture is drawn anew, a recording is listened to. */
async function check({ kind, name, path, size, sha256 }: Received): Promise<Checked> {
  const contentType = await demandType(kind, path, name);
  if (contentType === drawingType) return whole(contentType, await redrawn(path));
  if (!isPicture(contentType)) {
    const heard = kind === "app-audio" ? listenTo(await readFile(path)) : {};
    return { contentType, size, sha256, content: createReadStream(path), ...heard };
  }
  const { edge = 0 } = fileKinds[kind] as { edge?: number };
  const { content, ...measured } = await redraw(path, contentType, kind, edge);
  return { ...whole(contentType, content), ...measured };
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
export async function sayingDiskFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw new Refusal("UNAVAILABLE", fileMessages.diskFull, {}, 507);
    throw error;
  }
}

/**
 * Receives and stores what was admitted. `contextOf` says who sent it, once the fields before the file were read.
 */
export async function takeAdmitted(
  app: App,
  request: Request,
  admit: Admit,
  contextOf: () => Context,
): Promise<FileRecord> {
  const id = newId(app.clock.now());
  const received = await receiveFile(request, app.files.staging, id, admit);
  try {
    return await store(app, contextOf(), request, received, id);
  } finally {
    await rm(received.path, { force: true });
  }
}

const isKind = (kind: string): kind is FileKindName => fileKindNames.some((known) => known === kind);

/** Admits the kinds of files that a person may write the records of. */
const admitFor =
  ({ actor }: Context): Admit =>
  (fields) => {
    const kind = fields.get("kind") ?? "";
    if (!isKind(kind)) throw fieldRefusal("kind", fileMessages.kind);
    if (!fileKinds[kind].uploadedBy.some((permission) => actor.permissions.has(permission)))
      throw new Refusal("FORBIDDEN", fileMessages.mayNot);
    return kind;
  };

/**
 * Takes a file in: streamed to disk, looked at, stored, and known as pending until a record names it. Sent again under
 * its `Idempotency-Key`, it is the same file.
 */
export const takeFile = (app: App, context: Context, request: Request): Promise<FileRecord> =>
  withinQuota(app.database, context.actor.id, () =>
    sayingDiskFull(() => takeAdmitted(app, request, admitFor(context), () => context)),
  );
