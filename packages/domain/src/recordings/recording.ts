import * as z from "zod";
import { choiceField, idField, optional, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { recordedKinds } from "./recording-enums.ts";

/** A part of a record, or a part of one of its parts. */
const partPath = z.string(messages.text("Id")).regex(/^[\w-]{1,40}(?:\.[\w-]{1,40})?$/, messages.text("Id"));

/** A new recording. Its dialect is the speaker's where none is given. Source: domain.md 1.5. */
export const recordingInput = z.object({
  kind: choiceField("Kind", recordedKinds),
  recordId: idField("Record"),
  /** A part of the record, such as a line. */
  partId: optional(partPath),
  fileId: idField("Recording"),
  speakerId: idField("Speaker"),
  dialectId: optional(idField("Dialect")),
});
export type RecordingInput = z.infer<typeof recordingInput>;

/** Why a recording has to be made again. */
export const recordingRejectInput = z.object({ version: versionField, reason: textField("Reason", 500, "yo") });
