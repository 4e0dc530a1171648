import * as z from "zod";
import { idField, optional, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { contentMessages } from "./review-messages.ts";

const reason = textField("Reason", 500, "yo");

const comment = z.object({
  /** The field it is about, such as `meanings.0.gloss`. */
  field: optional(textField("Field", 80)),
  text: textField("Comment", 2000, "yo"),
});

/** What needs to change, at fields or as a whole. */
export const contentChangesInput = z.object({
  version: versionField,
  comments: z.array(comment, messages.list("Comments")).min(1, contentMessages.sayWhat).max(100),
  reason: optional(reason),
});
export type ContentChangesInput = z.infer<typeof contentChangesInput>;

export const contentUnpublishInput = z.object({ version: versionField, reason });

/** Says whether what a comment asked for is done. */
export const contentCommentInput = z.object({
  version: versionField,
  commentId: idField("Comment"),
  isResolved: z.boolean(messages.yesOrNo),
});
