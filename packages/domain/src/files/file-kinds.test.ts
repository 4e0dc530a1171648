import { expect, it } from "@jest/globals";
import { fileRefusal, type FileKindName } from "./file-kinds.ts";

const mb = 1024 * 1024;

it.each<[FileKindName, string, number, string | null]>([
  ["avatar", "image/png", 2 * mb, null],
  ["avatar", "image/jpeg", 1, null],
  ["avatar", "image/webp", 1, null],
  ["avatar", "image/png", 2 * mb + 1, "The file must be 2 MB or smaller."],
  ["avatar", "image/svg+xml", 1, "Upload a PNG, JPG or WebP file."],
  ["avatar", "text/html", 1, "Upload a PNG, JPG or WebP file."],
  ["cv", "application/pdf", 5 * mb + 1, "The file must be 5 MB or smaller."],
  ["cv", "image/png", 1, "Upload a PDF, DOC or DOCX file."],
  ["document", "application/pdf", 10 * mb, null],
  ["document", "application/pdf", 0, "The file is empty."],
  ["import", "application/vnd.ms-excel", 20 * mb, null],
  ["import", "", 20 * mb + 1, "The file must be 20 MB or smaller."],
  ["audio", "audio/x-m4a", 50 * mb, null],
  ["app-audio", "audio/x-wav", 10 * mb, null],
  ["app-audio", "audio/wav", 10 * mb + 1, "The file must be 10 MB or smaller."],
  ["app-audio", "audio/webm", 1, "Upload a WAV file."],
])("answers a file for %s of %s and %i bytes with %j", (kind, type, size, refusal) => {
  expect(fileRefusal(kind, { type, size })).toBe(refusal);
});
