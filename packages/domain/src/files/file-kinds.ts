import { messages } from "../messages.ts";

const megabyte = 1024 * 1024;

interface FileKind {
  /** Media types that it may be, by what the file holds. */
  types: readonly string[];
  /** The same in words: "PNG, JPG or WebP". */
  inWords: string;
  mostBytes: number;
  /** Longest edge that a picture is kept with, in px. */
  edge?: number;
}

const pictures = ["image/png", "image/jpeg", "image/webp"] as const;

/** What a file is uploaded for, and what it may be. A new kind of file is a row here. */
export const fileKinds = {
  avatar: { types: pictures, inWords: "PNG, JPG or WebP", mostBytes: 2 * megabyte, edge: 512 },
  cv: {
    types: [
      "application/pdf",
      "application/msword",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    inWords: "PDF, DOC or DOCX",
    mostBytes: 5 * megabyte,
  },
  document: {
    types: ["application/pdf", ...pictures],
    inWords: "PDF, PNG, JPG or WebP",
    mostBytes: 10 * megabyte,
    edge: 4000,
  },
  import: {
    types: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    inWords: "CSV or XLSX",
    mostBytes: 20 * megabyte,
  },
  audio: {
    types: ["audio/mpeg", "audio/mp4", "audio/ogg", "audio/wav", "audio/webm"],
    inWords: "WAV, MP3, M4A, OGG or WebM",
    mostBytes: 50 * megabyte,
  },
  video: {
    types: ["video/mp4", "video/webm", "video/quicktime"],
    inWords: "MP4, WebM or MOV",
    mostBytes: 50 * megabyte,
  },
  cover: { types: pictures, inWords: "PNG, JPG or WebP", mostBytes: 3 * megabyte, edge: 1600 },
  "session-image": {
    types: [...pictures, "image/svg+xml"],
    inWords: "PNG, JPG, WebP or SVG",
    mostBytes: 2 * megabyte,
    edge: 1600,
  },
  "session-audio": {
    types: ["audio/mpeg", "audio/mp4", "audio/wav", "audio/ogg"],
    inWords: "MP3, M4A, WAV or OGG",
    mostBytes: 10 * megabyte,
  },
  session: { types: ["application/json"], inWords: "JSON", mostBytes: 5 * megabyte },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as [FileKindName, ...FileKindName[]];

/** What the largest file of any kind may weigh. */
export const largestFile = Math.max(...Object.values(fileKinds).map(({ mostBytes }) => mostBytes));

/** Pictures with more would take too much memory to read, whatever they weigh. */
export const mostMegapixels = 40;

export const longestFileName = 200;

export const fileMessages = {
  kind: messages.choice("kind of file"),
  missing: "Choose a file.",
  empty: "The file is empty.",
  pixels: `The picture must be ${mostMegapixels} megapixels or smaller.`,
  /** What was uploaded is gone, or was never this person's. */
  uploadAgain: "This file is no longer there. Upload it again.",
} as const;

/** What may be uploaded as a kind of file: "PDF, DOC or DOCX, up to 5 MB". */
export const allowedFiles = (kind: FileKindName) =>
  `${fileKinds[kind].inWords}, up to ${fileKinds[kind].mostBytes / megabyte} MB`;

export const sizeRefusal = (kind: FileKindName) => messages.fileSize(fileKinds[kind].mostBytes / megabyte);
export const typeRefusal = (kind: FileKindName) => messages.fileType(fileKinds[kind].inWords);

/** Browsers name some types in words of their own, and some not at all. */
const otherNames: Record<string, string> = {
  "image/jpg": "image/jpeg",
  "audio/mp3": "audio/mpeg",
  "audio/x-m4a": "audio/mp4",
  "audio/x-wav": "audio/wav",
  "application/vnd.ms-excel": "text/csv",
};

/**
 * Why a file cannot be one of a kind, as far as can be said before it is read; null when it may be. A type that the
 * browser does not name is left for the server to find.
 *
 *     fileRefusal("avatar", { type: "image/gif", size: 20 }); // "Upload a PNG, JPG or WebP file."
 */
export function fileRefusal(kind: FileKindName, { type, size }: { type: string; size: number }): string | null {
  const { types, mostBytes }: FileKind = fileKinds[kind];
  if (type !== "" && !types.includes(otherNames[type] ?? type)) return typeRefusal(kind);
  if (size === 0) return fileMessages.empty;
  return size > mostBytes ? sizeRefusal(kind) : null;
}
