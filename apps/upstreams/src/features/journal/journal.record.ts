import { z } from "zod";
import { columnsOnWire, presenterOf } from "../../records/on-wire.ts";
import { recordShape } from "../../records/record.ts";
import { journalEntries, journalTemplates } from "./journal.table.ts";

/** An entry of the journal. Source: domain.md 1.1. */
export const journalEntryRecord = z
  .object({
    ...recordShape,
    ...columnsOnWire(journalEntries, "personId", "addsToId", "kind", "title", "body", "occurredOn", "severity"),
    ...columnsOnWire(journalEntries, "visibility", "followUpOn", "followUpDoneAt", "lessonId", "attachmentIds"),
    personName: z.string(),
    isTutor: z.boolean().meta({ description: "Whether the person teaches, or did." }),
  })
  .meta({ id: "JournalEntry" });
export type JournalEntryRecord = z.infer<typeof journalEntryRecord>;
export const journalEntryOf = presenterOf(journalEntryRecord);

/** The text that an entry of a kind begins with. */
export const journalTemplateRecord = z
  .object({ ...recordShape, ...columnsOnWire(journalTemplates, "kind", "body") })
  .meta({ id: "JournalTemplate" });
export type JournalTemplateRecord = z.infer<typeof journalTemplateRecord>;
export const journalTemplateOf = presenterOf(journalTemplateRecord);
