import { journalKinds, journalVisibilities } from "@app/domain/journal/journal-enums.ts";
import { journalInput } from "@app/domain/journal/journal.ts";
import type { JournalKind, JournalVisibility } from "@app/schema/types.generated.ts";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { listed, reference, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { dayText, kindWord, visibilityWord } from "../journal-words.ts";
import type { JournalRecordFragment } from "../journal.generated.ts";

const shownDate = (value: unknown) => dayText(typeof value === "string" ? value : null);
const none: string = "";

/** An entry's form as a table of its fields. */
export const journalForm = formOf<JournalRecordFragment>()(journalInput, {
  personId: reference("Tutor", "person"),
  kind: { ...listed<JournalKind>()("Kind", journalKinds, "check-in"), show: kindWord },
  title: text("Title"),
  body: text("Text"),
  occurredOn: { ...text("Date"), show: shownDate },
  severity: {
    label: "Severity",
    empty: none,
    read: (stored: number | null) => (stored === null ? "" : String(stored)),
  },
  visibility: {
    ...listed<JournalVisibility>()("Visible to", journalVisibilities, "staff"),
    show: visibilityWord,
  },
  followUpOn: { ...text("Follow up on"), show: shownDate },
  attachmentIds: {
    label: "Attachment",
    empty: null as SentFile | null,
    readFrom: ({ attachments: [file] }: JournalRecordFragment): SentFile | null =>
      file ? { id: file.id, name: file.name, size: file.size } : null,
    parsed: (file: SentFile | null) => (file ? [file.id] : []),
    show: (file: SentFile | null) => file?.name ?? "none",
    showStored: (ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? String(ids.length) : "none"),
  },
  addsToId: text("Adds to"),
});
