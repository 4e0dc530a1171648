import { messages } from "../messages.ts";
import type { Permission } from "../permissions.ts";

const megabyte = 1024 * 1024;

interface FileKind {
  /** Allowed media types, as detected from the content. */
  types: readonly string[];
  /** The same in words: "PNG, JPG or WebP". */
  inWords: string;
  mostBytes: number;
  /** Maximum stored edge of a picture, in px. */
  edge?: number;
  /** Any of these permissions allows staff to upload it. */
  uploadedBy: readonly Permission[];
  /** Who may open it once a record uses it: everyone who knows its address, or holders of a ten-minute link. */
  openTo: "everyone" | "link";
  /** The server that has it, if it is open to everyone; v2 serves all links. */
  server: "v1" | "v2";
}

const pictures = ["image/png", "image/jpeg", "image/webp"] as const;

/** What a file is uploaded for, and which types are allowed. A new kind of file is a row here. */
export const fileKinds = {
  avatar: {
    types: pictures,
    inWords: "PNG, JPG or WebP",
    mostBytes: 2 * megabyte,
    edge: 512,
    uploadedBy: ["signedIn"],
    openTo: "everyone",
    server: "v1",
  },
  cv: {
    types: [
      "application/pdf",
      "application/msword",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    inWords: "PDF, DOC or DOCX",
    mostBytes: 5 * megabyte,
    uploadedBy: ["tutors:write"],
    openTo: "link",
    server: "v2",
  },
  document: {
    types: ["application/pdf", ...pictures],
    inWords: "PDF, PNG, JPG or WebP",
    mostBytes: 10 * megabyte,
    edge: 4000,
    uploadedBy: [
      "customers:write",
      "tutors:write",
      "lessons:write",
      "invoices:act",
      "transcripts:write",
      "appFeedback:write",
    ],
    openTo: "link",
    server: "v2",
  },
  import: {
    types: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    inWords: "CSV, TSV or XLSX",
    mostBytes: 20 * megabyte,
    uploadedBy: ["customers:write", "tutorManagement:write", "curriculums:write", "sessions:write", "words:write"],
    openTo: "link",
    server: "v2",
  },
  audio: {
    types: ["audio/mpeg", "audio/mp4", "audio/ogg", "audio/wav", "audio/webm"],
    inWords: "WAV, MP3, M4A, OGG or WebM",
    mostBytes: 50 * megabyte,
    uploadedBy: ["tutors:write"],
    openTo: "link",
    server: "v2",
  },
  video: {
    types: ["video/mp4", "video/webm", "video/quicktime"],
    inWords: "MP4, WebM or MOV",
    mostBytes: 50 * megabyte,
    uploadedBy: ["tutors:write"],
    openTo: "link",
    server: "v2",
  },
  cover: {
    types: pictures,
    inWords: "PNG, JPG or WebP",
    mostBytes: 3 * megabyte,
    edge: 1600,
    uploadedBy: ["lessons:write", "exams:write"],
    openTo: "everyone",
    server: "v2",
  },
  "session-image": {
    types: [...pictures, "image/svg+xml"],
    inWords: "PNG, JPG, WebP or SVG",
    mostBytes: 2 * megabyte,
    edge: 1600,
    uploadedBy: ["sessions:write", "stories:write"],
    openTo: "everyone",
    server: "v2",
  },
  "session-audio": {
    types: ["audio/mpeg", "audio/mp4", "audio/wav", "audio/ogg"],
    inWords: "MP3, M4A, WAV or OGG",
    mostBytes: 10 * megabyte,
    uploadedBy: ["sessions:write", "stories:write"],
    openTo: "everyone",
    server: "v2",
  },
  "chat-file": {
    types: ["application/pdf", ...pictures],
    inWords: "PDF, PNG, JPG or WebP",
    mostBytes: 5 * megabyte,
    edge: 4000,
    uploadedBy: ["demo:write"],
    openTo: "link",
    server: "v2",
  },
  /** Sent by customers, on the page of their invoice. */
  "transfer-proof": {
    types: ["application/pdf", ...pictures],
    inWords: "PDF, PNG, JPG or WebP",
    mostBytes: 5 * megabyte,
    edge: 4000,
    uploadedBy: [],
    openTo: "link",
    server: "v2",
  },
  "banner-image": {
    types: pictures,
    inWords: "PNG, JPG or WebP",
    mostBytes: 2 * megabyte,
    edge: 1600,
    uploadedBy: ["promos:write"],
    openTo: "everyone",
    server: "v2",
  },
  "app-image": {
    types: pictures,
    inWords: "PNG, JPG or WebP",
    mostBytes: 3 * megabyte,
    edge: 2560,
    uploadedBy: ["stories:write", "words:write"],
    openTo: "everyone",
    server: "v2",
  },
  "app-audio": {
    // The portal turns every recording into this; the server listens to it again.
    types: ["audio/wav"],
    inWords: "WAV",
    mostBytes: 10 * megabyte,
    uploadedBy: ["words:write", "stories:write", "conversations:write"],
    openTo: "everyone",
    server: "v2",
  },
  session: {
    types: ["application/json"],
    inWords: "JSON",
    mostBytes: 5 * megabyte,
    uploadedBy: ["sessions:write"],
    openTo: "link",
    server: "v2",
  },
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as [FileKindName, ...FileKindName[]];

const kindsOpenTo = (who: FileKind["openTo"]): readonly FileKind[] =>
  Object.values(fileKinds).filter(({ openTo }) => openTo === who);

/** Media types that anyone who knows the address may receive. */
export const publicTypes: ReadonlySet<string> = new Set(kindsOpenTo("everyone").flatMap(({ types }) => types));
/** Media types that a link may open: every file is opened by a link until a record uses it. */
export const linkedTypes: ReadonlySet<string> = new Set(fileKindNames.flatMap((kind) => fileKinds[kind].types));
/** The servers that have public files, in the order in which they are tried. */
export const publicServers: readonly FileKind["server"][] = [
  ...new Set(kindsOpenTo("everyone").map(({ server }) => server)),
];
export const isForEveryone = (kind: FileKindName): boolean => fileKinds[kind].openTo === "everyone";

/** Whether browsers show or play it in their own window; anything else is downloaded. */
export const isShownInBrowser = (type: string): boolean => /^(?:image|audio|video)\//.test(type);

/** Limits per person: for files that no record uses yet, and for simultaneous uploads. */
export const uploadQuota = { megabytes: 200, files: 200, atOnce: 6 } as const;

/** Size of the largest file of any kind. */
export const largestFile = Math.max(...Object.values(fileKinds).map(({ mostBytes }) => mostBytes));

/** Larger pictures would take too much memory to decode, whatever their file size. */
export const mostMegapixels = 40;

export const longestFileName = 200;

export const fileMessages = {
  kind: messages.choice("kind of file"),
  missing: "Choose a file.",
  empty: "The file is empty.",
  pixels: `The image must be ${mostMegapixels} megapixels or smaller.`,
  /** Refused unread, without knowing its kind. */
  tooLarge: `No file may be larger than ${largestFile / megabyte} MB; an import may have ${fileKinds.import.mostBytes / megabyte} MB.`,
  /** The upload is gone, or was never this person's. */
  mayNot: "You may not upload this kind of file.",
  quota: `You have uploaded ${uploadQuota.megabytes} MB or ${uploadQuota.files} files that nothing uses yet. Save the forms they belong to, or try again tomorrow.`,
  tooManyAtOnce: `Upload at most ${uploadQuota.atOnce} files at once.`,
  diskFull: "The server has no room left for files. Nothing was saved; try again later.",
  oldWorkbook: "This workbook is in the old XLS format. Save it as XLSX or CSV and upload it again.",
  workbookPassword: "This workbook has a password. Remove the password, save it and upload it again.",
  uploadAgain: "This file is no longer there. Upload it again.",
} as const;

/** What may be uploaded as a kind of file: "PDF, DOC or DOCX, up to 5 MB". */
export const allowedFiles = (kind: FileKindName) =>
  `${fileKinds[kind].inWords}, up to ${fileKinds[kind].mostBytes / megabyte} MB`;

export const sizeRefusal = (kind: FileKindName) => messages.fileSize(fileKinds[kind].mostBytes / megabyte);
export const typeRefusal = (kind: FileKindName) => messages.fileType(fileKinds[kind].inWords);

/** Browsers use other names for some types, and none for some. */
const otherNames: Record<string, string> = {
  "image/jpg": "image/jpeg",
  "audio/mp3": "audio/mpeg",
  "audio/x-m4a": "audio/mp4",
  "audio/x-wav": "audio/wav",
  "application/vnd.ms-excel": "text/csv",
  "text/tab-separated-values": "text/csv",
  "text/plain": "text/csv",
};

/** What a file chooser offers for tables: also by extension, as browsers do not know every type. */
export const tableFiles: readonly string[] = [...fileKinds.import.types, ".csv", ".tsv", ".tab", ".txt", ".xlsx"];

/**
 * Why a file cannot be of a kind, as far as its type and size tell; null if it may. A type unknown to the browser is
 * left for the server to detect.
 *
 *     fileRefusal("avatar", { type: "image/gif", size: 20 }); // "Upload a PNG, JPG or WebP file."
 */
export function fileRefusal(kind: FileKindName, { type, size }: { type: string; size: number }): string | null {
  const { types, mostBytes }: FileKind = fileKinds[kind];
  if (type !== "" && !types.includes(otherNames[type] ?? type)) return typeRefusal(kind);
  if (size === 0) return fileMessages.empty;
  return size > mostBytes ? sizeRefusal(kind) : null;
}
