import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileTypeFromFile } from "file-type/node";
import { mayBeText } from "@app/domain/imports/decode-text.ts";
import { fileKinds, typeRefusal, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { drawingType } from "./drawing.ts";

/** What the library calls otherwise. */
const ourNames: Record<string, string> = {
  "audio/x-m4a": "audio/mp4",
  "audio/vnd.wave": "audio/wav",
  "audio/ogg; codecs=opus": "audio/ogg",
  "video/webm": "audio/webm",
  "video/mp4": "audio/mp4",
};

/** Tables in plain text, in whatever encoding a spreadsheet has written them. */
const tableName = /\.(?:csv|tsv|tab|txt)$/i;

/** Signs that no table in plain text has. */
const notText = /[^\P{Cc}\t\r\n]/u;

/** Whether all of a file is text in UTF-8. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
      if (notText.test(decoder.decode(part, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

const startOf = (path: string) => buffer(createReadStream(path, { end: 65_535 }));

/** The media types of a file by what it holds, the best known first; its name only tells one Office file from another. */
async function contentTypesOf(path: string, name: string): Promise<string[]> {
  // Before its bytes are asked: a mark of UTF-16 looks like sound.
  if (tableName.test(name) && mayBeText(await startOf(path))) return ["text/csv"];
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found?.mime === "application/x-cfb") return /\.doc$/i.test(name) ? ["application/msword"] : [];
  // A drawing is text, with or without a line that says that it is XML.
  if (/\.svg$/i.test(name) && (!found || found.mime === "application/xml") && (await isText(path)))
    return [drawingType];
  // What holds a film may hold sound alone: it is what its kind asks for.
  if (found) return [ourNames[found.mime] ?? found.mime, found.mime];
  return /\.json$/i.test(name) && (await isText(path)) ? ["application/json"] : [];
}

/** The media type of a file; refused at its field where its kind may not be that. */
export async function demandType(kind: FileKindName, path: string, name: string): Promise<string> {
  const allowed: readonly string[] = fileKinds[kind].types;
  const type = (await contentTypesOf(path, name)).find((found) => allowed.includes(found));
  if (type !== undefined) return type;
  throw fieldRefusal("file", typeRefusal(kind));
}
