import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import {
  fileKinds,
  fileMessages,
  longestFileName,
  sizeRefusal,
  type FileKindName,
} from "@app/domain/files/file-kinds.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { isDiskFull } from "../../storage/disk-full.ts";

/** A file that was received whole and lies in the staging folder, to be looked at. */
export interface Received {
  kind: FileKindName;
  name: string;
  path: string;
  size: number;
  sha256: string;
}

const unreadable = () => new Refusal("BAD_REQUEST", "The request could not be read.");

const beginning = new RegExp(`^.{1,${longestFileName}}`, "su");

/** A name as it is kept: no path, nothing hidden, not endless. */
function fileNameOf(sent: string | undefined): string {
  // A form cannot have quotation marks in a name, so browsers write them this way.
  const [last = ""] = (sent ?? "").replaceAll("%22", '"').normalize("NFC").split(/[/\\]/).slice(-1);
  const name = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "").trim();
  const isDots = /^\.*$/.test(name);
  return isDots ? "file" : (beginning.exec(name)?.[0] ?? name);
}

/** Counts and hashes what passes; fails where it is more than the kind of file may weigh. */
function measured(kind: FileKindName) {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      hash.update(part);
      if (size > fileKinds[kind].mostBytes) done(fieldRefusal("file", sizeRefusal(kind)));
      else done(null, part);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest("hex") }) };
}

/**
 * Decides by the fields before the file what kind of file it is; throws where its sender may not send one. Nothing of
 * the file is read before.
 */
export type Admit = (fields: ReadonlyMap<string, string>) => FileKindName | Promise<FileKindName>;

/** The file of a form, and where it goes. */
interface Part {
  content: Readable;
  name: string;
  path: string;
}

/** Writes the one file of a form into the staging folder. */
async function keep(admitted: Promise<FileKindName>, { content, name, path }: Part): Promise<Received> {
  const kind = await admitted;
  if (content.destroyed) throw unreadable();
  const { stream, result } = measured(kind);
  await pipeline(content, stream, createWriteStream(path, { mode: 0o600, flags: "wx" }));
  const { size, sha256 } = result();
  if (size === 0) throw fieldRefusal("file", fileMessages.empty);
  return { kind, name, path, size, sha256 };
}

/** Where the parts of a form go; a second file, or more fields than there are, is no form of ours. */
function formReader(headers: IncomingMessage["headers"]): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { files: 1, fields: 1, parts: 2, fieldSize: 100, fieldNameSize: 100, headerPairs: 10 },
    });
  } catch {
    throw unreadable();
  }
}

/** Reads a request to its end. One that is refused is left open, so that the answer can be read. */
async function readInto(form: BusboyInstance, request: IncomingMessage): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      form.once("finish", resolve).once("error", reject);
      request.once("error", reject).once("close", () => {
        if (!request.complete) reject(unreadable());
      });
      request.pipe(form);
    });
  } finally {
    request.unpipe(form);
  }
}

/**
 * Receives a form with a field that says what the file is for and then `file` as a stream, and stops at the first byte
 * too many, or where the sender may not send such a file. What was written is removed where the form comes to nothing;
 * whoever gets a file removes it by `path`.
 */
export async function receiveFile(
  request: IncomingMessage,
  staging: string,
  id: string,
  admit: Admit,
): Promise<Received> {
  const form = formReader(request.headers);
  await mkdir(staging, { recursive: true });
  const path = join(staging, `${id}.received`);
  const fields = new Map<string, string>();
  const begun: { content?: Readable; kept?: Promise<Received> } = {};
  // It may fail more than once, also after it was read.
  form.on("error", () => undefined);
  form.on("field", (name, value) => {
    fields.set(name, value);
  });
  form.on("file", (field, content, name) => {
    begun.content = content;
    // A form that ends within its file says so here at once, before anything reads the file.
    content.once("error", (error: Error) => {
      content.destroy();
      form.destroy(error);
    });
    const admitted = (async () => admit(field === "file" ? fields : new Map()))();
    begun.kept = keep(admitted, { content, name: fileNameOf(name), path });
    // A refusal ends the reading at once.
    begun.kept.catch((error: unknown) => form.destroy(error as Error));
  });
  try {
    await readInto(form, request);
    const received = await begun.kept;
    if (!received) throw fieldRefusal("file", fileMessages.missing);
    return received;
  } catch (error) {
    begun.content?.on("error", () => undefined).destroy(unreadable());
    await begun.kept?.catch(() => undefined);
    await rm(path, { force: true });
    throw error instanceof Refusal || isDiskFull(error) ? error : unreadable();
  }
}
