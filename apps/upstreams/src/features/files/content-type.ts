import { createReadStream } from "node:fs";
import { fileTypeFromFile } from "file-type/node";
import { fileKinds, typeRefusal, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { fieldRefusal } from "../../service/refusal.ts";

/** What the library calls otherwise. */
const ourNames: Record<string, string> = {
  "audio/x-m4a": "audio/mp4",
  "audio/vnd.wave": "audio/wav",
  "audio/ogg; codecs=opus": "audio/ogg",
  "video/webm": "audio/webm",
  "video/mp4": "audio/mp4",
};

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

/** The media type of a file by what it holds; its name only tells one Office file from another. */
async function contentTypeOf(path: string, name: string): Promise<string | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found?.mime === "application/x-cfb") return /\.doc$/i.test(name) ? "application/msword" : null;
  if (found) return ourNames[found.mime] ?? found.mime;
  return /\.csv$/i.test(name) && (await isText(path)) ? "text/csv" : null;
}

/** The media type of a file; refused at its field where its kind may not be that. */
export async function demandType(kind: FileKindName, path: string, name: string): Promise<string> {
  const type = await contentTypeOf(path, name);
  const allowed: readonly string[] = fileKinds[kind].types;
  if (type !== null && allowed.includes(type)) return type;
  throw fieldRefusal("file", typeRefusal(kind));
}
