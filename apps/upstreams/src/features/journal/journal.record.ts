import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { journalEntries, journalTemplates } from "./journal.table.ts";

/** An entry of the journal. Source: domain.md 1.1. */
export const journalEntryRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(journalEntries, "personId", "addsToId", "kind", "title", "body", "occurredOn", "severity"),
    ...columnSchemas(journalEntries, "visibility", "followUpOn", "followUpDoneAt", "lessonId", "attachmentIds"),
    personName: z.string(),
    isTutor: z.boolean().meta({ description: "Whether the person teaches, or did." }),
  })
  .meta({ id: "JournalEntry" });
export type JournalEntryRecord = z.infer<typeof journalEntryRecord>;
export const journalEntryOf = serializerFor(journalEntryRecord);

/** The text that an entry of a kind begins with. */
export const journalTemplateRecord = z
  .object({ ...recordShape, ...columnSchemas(journalTemplates, "kind", "body") })
  .meta({ id: "JournalTemplate" });
export type JournalTemplateRecord = z.infer<typeof journalTemplateRecord>;
export const journalTemplateOf = serializerFor(journalTemplateRecord);
