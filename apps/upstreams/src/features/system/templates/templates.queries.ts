import { templateChannels, templateLanguages } from "@app/domain/system/mail-enums.ts";
import { templateKinds } from "@app/domain/system/template-kinds.ts";
import { anyOf, anyText, flag, type ListRequest, type ListSpec } from "../../../records/list-spec.ts";
import { readPage } from "../../../records/read-page.ts";
import type { Context } from "../../../service/context.ts";
import { templateOf } from "./templates.record.ts";
import { templates } from "./templates.table.ts";

export const templateList: ListSpec = {
  sorts: { name: [templates.searchName], createdAt: [templates.createdAt] },
  defaultSort: "name",
  search: templates.searchName,
  id: templates.id,
  filters: {
    id: anyText(templates.id),
    kind: anyOf(templates.kind, templateKinds, "Kind"),
    channel: anyOf(templates.channel, templateChannels, "Channel"),
    language: anyOf(templates.language, templateLanguages, "Language"),
    active: flag(templates.active, "Active"),
  },
};

export async function listTemplates(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { template: templates }, templates, request);
  return { rows: rows.map(({ template }) => templateOf(template)), total };
}
