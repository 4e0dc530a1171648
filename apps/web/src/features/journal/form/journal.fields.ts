import { journalKinds, journalVisibilities } from "@app/domain/journal/journal-enums.ts";
import { journalInput } from "@app/domain/journal/journal.ts";
import type { JournalKind, JournalVisibility } from "@app/schema/types.generated.ts";
import { enumField, reference, text, uploads } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { dayText, kindWord, visibilityWord } from "../journal-labels.ts";
import type { JournalRecordFragment } from "../journal.generated.ts";

const shownDate = (value: unknown) => dayText(typeof value === "string" ? value : null);
const none: string = "";

/** An entry's form as a table of its fields. */
export const journalForm = formOf<JournalRecordFragment>()(journalInput, {
  personId: reference("Tutor", "person"),
  kind: { ...enumField<JournalKind>()("Kind", journalKinds, "check-in"), show: kindWord },
  title: text("Title"),
  body: text("Text"),
  occurredOn: { ...text("Date"), show: shownDate },
  severity: {
    label: "Severity",
    empty: none,
    read: (stored: number | null) => (stored === null ? "" : String(stored)),
  },
  visibility: {
    ...enumField<JournalVisibility>()("Visible to", journalVisibilities, "staff"),
    show: visibilityWord,
  },
  followUpOn: { ...text("Follow up on"), show: shownDate },
  lessonId: reference("Lesson", "lesson"),
  attachmentIds: uploads("Attachments", "attachments"),
  addsToId: text("Adds to"),
});
