import * as z from "zod";
import { appVersionField } from "../app-version.ts";
import {
  choiceField,
  emailField,
  idField,
  optional,
  optionalText,
  proseField,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import { appPlatforms } from "../product-updates/update-enums.ts";
import { appContentKinds, appFeedbackCategories } from "./app-feedback-enums.ts";

export const appFeedbackBodyMax = 4000;
export const appReplyMax = 2000;
export const appAttachmentsMax = 5;

/** A piece of content, and the part of it by its id, never its place. */
const contentRef = z.object(
  {
    kind: choiceField("Kind of content", appContentKinds),
    id: idField("Content"),
    partId: optional(textField("Part", 40)),
  },
  messages.reference("Content"),
);
export type AppContentRef = z.infer<typeof contentRef>;

const fields = z.object({
  category: choiceField("Category", appFeedbackCategories),
  body: proseField("Feedback", appFeedbackBodyMax, "yo"),
  platform: choiceField("Platform", appPlatforms),
  appVersion: appVersionField,
  /** Where in the app it was given. */
  screen: optional(textField("Screen", 80)),
  rating: optional(wholeField("Rating", 1, 5)),
  contactEmail: optional(emailField),
  contentRef: contentRef.nullish(),
  /** Such as screenshots. */
  attachmentIds: z
    .array(idField("Attachment"), messages.list("Attachments"))
    .max(appAttachmentsMax, messages.atMostItems(appAttachmentsMax, "files"))
    .overwrite((ids) => [...new Set(ids)]),
  assigneeId: optional(idField("Assignee")),
  /** Kept for the app to show; no email goes out. */
  reply: optionalText("Reply", appReplyMax, "yo"),
});

/** Feedback as the app sends it or staff write it down. Source: domain.md 1.5. */
export const appFeedbackInput = fields
  .omit({ reply: true })
  .extend({ attachmentIds: fields.shape.attachmentIds.default([]) });
export type AppFeedbackInput = z.infer<typeof appFeedbackInput>;

/** Changes to feedback: what is left out stays. */
export const appFeedbackUpdateInput = fields.partial().extend({ _id: idField("App feedback"), version: versionField });
export type AppFeedbackUpdateInput = z.infer<typeof appFeedbackUpdateInput>;

/** What was said before. */
export const duplicateInput = z.object({ originalId: idField("Original") });
export const duplicateVersionInput = duplicateInput.extend({ version: versionField });

export const appFeedbackAssignInput = z.object({ assigneeId: idField("Assignee") });
export const appReplyInput = z.object({ reply: proseField("Reply", appReplyMax, "yo") });
