export { journalList, listEntries, shownEntries } from "./journal.queries.ts";
export type { JournalEntryRecord } from "./journal.record.ts";
export { journalEntries, journalTemplates } from "./journal.table.ts";
export { createEntry } from "./journal.service.ts";
export { notifyOfFollowUps } from "./notify-of-follow-ups.ts";
