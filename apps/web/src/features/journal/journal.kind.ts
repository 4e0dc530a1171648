import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of journal entries have in common. */
export const journalKind: RecordKind = {
  history: "JOURNAL_ENTRY",
  one: "journal entry",
  many: "journal entries",
  list: "journalEntries",
  write: "tutors:write",
  act: "tutors:act",
};

export const journalPath = "/app/tutoring/tutor-journal";
export const managePath = `${journalPath}/manage`;
