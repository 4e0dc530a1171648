import * as z from "zod";
import { idField, optional, textField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { sessionMessages } from "./session-messages.ts";

const at = { lessonId: idField("Lesson"), version: versionField };
const reason = textField("Reason", 500, "yo");

/** An event that takes only the session, with the version its caller saw. */
export const reviewInput = z.object(at);

const comment = z.object({
  blockId: optional(idField("Block")),
  text: textField("Comment", 2000, "yo"),
});

/** Requested changes, at blocks or for the session as a whole. Source: domain.md 2.13. */
export const changesInput = z.object({
  ...at,
  comments: z.array(comment, messages.list("Comments")).min(1, sessionMessages.sayWhat).max(100),
  reason: optional(reason),
});
export type ChangesInput = z.infer<typeof changesInput>;

export const unpublishInput = z.object({ ...at, reason });

export const restoreInput = z.object({ ...at, versionNumber: wholeField("Version", 1, 100_000) });

/** Reports that someone has a session open: a reviewer to read it, an author to write in it. */
export const presenceInput = z.object({ lessonId: at.lessonId, isHere: z.boolean(messages.yesOrNo) });
export const openedInput = z.object({ lessonId: at.lessonId });

export const resolveInput = z.object({ lessonId: at.lessonId, commentId: idField("Comment") });
