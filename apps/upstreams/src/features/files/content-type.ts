import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { fileTypeFromFile } from "file-type/node";
import { mayBeText, strayByte } from "@app/domain/imports/decode-text.ts";
import { fileKinds, fileMessages, typeRefusal, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { drawingType } from "./drawing-parts.ts";

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

/** What files are called by their endings, with the types that those may be. */
const endings: Readonly<Record<string, { inWords: string; types: readonly string[] }>> = {
  ".png": { inWords: "PNG", types: ["image/png"] },
  ".jpg": { inWords: "JPG", types: ["image/jpeg"] },
  ".jpeg": { inWords: "JPG", types: ["image/jpeg"] },
  ".webp": { inWords: "WebP", types: ["image/webp"] },
  ".svg": { inWords: "SVG", types: [drawingType] },
  ".pdf": { inWords: "PDF", types: ["application/pdf"] },
  ".doc": { inWords: "DOC", types: ["application/msword"] },
  ".docx": { inWords: "DOCX", types: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"] },
  ".xlsx": { inWords: "XLSX", types: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"] },
  ".mp3": { inWords: "MP3", types: ["audio/mpeg"] },
  ".m4a": { inWords: "M4A", types: ["audio/mp4"] },
  ".wav": { inWords: "WAV", types: ["audio/wav"] },
  ".ogg": { inWords: "OGG", types: ["audio/ogg"] },
  ".webm": { inWords: "WebM", types: ["audio/webm", "video/webm"] },
  ".mp4": { inWords: "MP4", types: ["video/mp4"] },
  ".mov": { inWords: "MOV", types: ["video/quicktime"] },
};

/** What an Office program writes around a workbook with a password, in a directory of the old Office format. */
const encryptedEntry = Buffer.from("EncryptedPackage", "utf16le");

/**
 * What to do with a table that is not read: a workbook of the old format or with a password, or a text with characters that
 * are none. Null for any other file.
 */
async function tableRefusal(kind: FileKindName, path: string, name: string): Promise<string | null> {
  if (kind !== "import") return null;
  const stray = tableName.test(name) ? strayByte(await startOf(path)) : null;
  if (stray) return importMessages.strayByte(stray.line, stray.code);
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found?.mime !== "application/x-cfb") return null;
  return (await buffer(createReadStream(path))).includes(encryptedEntry)
    ? fileMessages.workbookPassword
    : fileMessages.oldWorkbook;
}

/** Why a file is not of its kind: where its name says that it is, what it holds must be damaged. */
function refusalOf(kind: FileKindName, name: string): string {
  const allowed: readonly string[] = fileKinds[kind].types;
  const ending = Object.keys(endings).find((one) => name.toLowerCase().endsWith(one));
  const named = ending === undefined ? undefined : endings[ending];
  return named?.types.some((type) => allowed.includes(type)) ? messages.fileDamaged(named.inWords) : typeRefusal(kind);
}

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
  throw fieldRefusal("file", (await tableRefusal(kind, path, name)) ?? refusalOf(kind, name));
}
