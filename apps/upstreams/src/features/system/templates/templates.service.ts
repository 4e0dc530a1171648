import { messages } from "@app/domain/messages.ts";
import { templateProblems, type TemplateInput, type TemplateUpdateInput } from "@app/domain/system/template.ts";
import { insertRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../../records/change-record.ts";
import { withUnique } from "../../../records/unique.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { templateOf, type TemplateRecord } from "./templates.record.ts";
import { templates, type TemplateRow } from "./templates.table.ts";

export const templateKind: RecordKind<TemplateRow, TemplateRecord> = {
  table: templates,
  kind: "template",
  labelOf: ({ name }) => name,
  present: (_, row) => templateOf(row),
};

const uniques = { templates_name: () => fieldRefusal("name", messages.unique("Name")) };

export const createTemplate = (context: Context, input: TemplateInput): Promise<TemplateRecord> =>
  createRecord(context, templateKind, {
    write: () => withUnique(uniques, () => insertRecord(context, templates, input)),
  });

/** What is saved may fit only what stays: another kind has other placeholders. */
function checkWhole(template: TemplateRow): void {
  const [problem] = Object.entries(templateProblems(template));
  if (problem) throw fieldRefusal(...problem);
}

export const updateTemplate = (
  context: Context,
  { _id, version, ...changes }: TemplateUpdateInput,
): Promise<TemplateRecord> =>
  changeRecord(
    context,
    templateKind,
    { _id, version },
    {
      check({ archivedAt }) {
        if (archivedAt !== null)
          throw new Refusal("WRONG_STATE", messages.wrongState("template", "archived", "edited"));
      },
      write(before) {
        checkWhole({ ...before, ...changes });
        return withUnique(uniques, () => updateRecord(context, templates, before, changes));
      },
    },
  );

/** Takes a template out of use or brings it back; one that is there already stays as it is. */
export const setTemplateArchived = (
  context: Context,
  at: { _id: string; version: number },
  archived: boolean,
): Promise<TemplateRecord> =>
  changeRecord(context, templateKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === archived,
    write: (before) =>
      updateRecord(context, templates, before, { active: !archived, archivedAt: archived ? context.now : null }),
    action: archived ? "archived" : "state-changed",
  });
