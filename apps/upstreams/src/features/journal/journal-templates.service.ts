import type { JournalTemplateInput, JournalTemplateUpdateInput } from "@app/domain/journal/journal.ts";
import { messages } from "@app/domain/messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { journalTemplateOf, type JournalTemplateRecord } from "./journal.record.ts";
import { journalTemplates, type JournalTemplateRow } from "./journal.table.ts";

const templateKind: RecordKind<JournalTemplateRow, JournalTemplateRecord> = {
  table: journalTemplates,
  kind: "journal-template",
  labelOf: ({ kind }) => kind,
  present: (_, row) => journalTemplateOf(row),
};

const uniques = { journal_templates_kind: () => fieldRefusal("kind", messages.unique("Kind")) };

/** Says for the first time what entries of a kind begin with. */
export const createTemplate = (context: Context, input: JournalTemplateInput): Promise<JournalTemplateRecord> =>
  createRecord(context, templateKind, {
    write: () => withUnique(uniques, () => insertRecord(context, journalTemplates, input)),
  });

/** Changes what entries of a kind begin with. */
export const updateTemplate = (
  context: Context,
  { _id, version, ...changes }: JournalTemplateUpdateInput,
): Promise<JournalTemplateRecord> =>
  changeRecord(
    context,
    templateKind,
    { _id, version },
    { write: (before) => updateRecord(context, journalTemplates, before, changes) },
  );
