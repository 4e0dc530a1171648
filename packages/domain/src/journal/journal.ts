import * as z from "zod";
import {
  choiceField,
  dateField,
  idField,
  optional,
  proseField,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import type { Permission } from "../permissions.ts";
import { journalKinds, journalVisibilities, type JournalKind, type JournalVisibility } from "./journal-enums.ts";
import { journalMessages } from "./journal-messages.ts";
import { hasSeverity } from "./journal-times.ts";

export const journalTitleMax = 120;
export const journalBodyMax = 5000;
export const attachmentsMax = 10;

/** Needed to read entries that are for managers only. */
export const managersRead: Permission = "tutorManagement:read";

/** The permission to read an entry and to be told of its changes. */
export const readersOf = ({ visibility }: { visibility: JournalVisibility }): Permission =>
  visibility === "managers-only" ? managersRead : "tutors:read";

const fields = z.object({
  kind: choiceField("Kind", journalKinds),
  title: textField("Title", journalTitleMax),
  body: proseField("Text", journalBodyMax),
  /** In the author's zone; not in the future. */
  occurredOn: dateField,
  /** 1 is mildest, 3 gravest; only for warnings and incidents. */
  severity: optional(wholeField("Severity", 1, 3)),
  visibility: choiceField("Visible to", journalVisibilities).default("staff"),
  /** In the author's zone. */
  followUpOn: optional(dateField),
  /** The booked lesson it is about; one of the tutor's. */
  lessonId: optional(idField("Lesson")),
  /** Uploads of kind `document`. */
  attachmentIds: z
    .array(idField("File"), messages.list("Attachments"))
    .max(attachmentsMax, messages.atMostItems(attachmentsMax, "files"))
    .default([]),
});

/** The problem with an entry's severity; null if there is none. */
export const severityProblem = (entry: { kind: JournalKind; severity?: number | null | undefined }): string | null =>
  hasSeverity(entry.kind) && entry.severity == null ? journalMessages.severity : null;

const checkSeverity = (
  entry: { kind: JournalKind; severity?: number | null | undefined },
  context: z.RefinementCtx,
) => {
  const message = severityProblem(entry);
  if (message !== null) context.addIssue({ code: "custom", path: ["severity"], message });
};

/** Rules for a form of an entry. */
export const journalRules = fields.extend({ personId: idField("Tutor") }).superRefine(checkSeverity);

/** An observation about a tutor or candidate, or an agreement with them. Source: domain.md 1.1. */
export const journalInput = fields
  .extend({
    personId: idField("Tutor"),
    /** The entry that this one adds to. */
    addsToId: optional(idField("Journal entry")),
  })
  .superRefine(checkSeverity);
export type JournalInput = z.infer<typeof journalInput>;

/** An update of an entry; omitted fields stay unchanged. */
export const journalUpdateInput = z
  .object({
    ...fields.shape,
    visibility: choiceField("Visible to", journalVisibilities),
    attachmentIds: fields.shape.attachmentIds.unwrap(),
  })
  .partial()
  .extend({ _id: idField("Journal entry"), version: versionField });
export type JournalUpdateInput = z.infer<typeof journalUpdateInput>;

/** The initial text for entries of a kind. */
export const journalTemplateInput = z.object({
  kind: choiceField("Kind", journalKinds),
  body: proseField("Text", journalBodyMax),
});
export type JournalTemplateInput = z.infer<typeof journalTemplateInput>;
export const journalTemplateUpdateInput = journalTemplateInput
  .omit({ kind: true })
  .partial()
  .extend({ _id: idField("Text"), version: versionField });
export type JournalTemplateUpdateInput = z.infer<typeof journalTemplateUpdateInput>;
