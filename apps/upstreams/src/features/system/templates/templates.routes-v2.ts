import { templateInput, templateUpdateInput } from "@app/domain/system/template.ts";
import { recordRoutes } from "../../../http/record-routes.ts";
import type { Route } from "../../../http/route.ts";
import { historyOf } from "../../../records/history/history-of.ts";
import { listTemplates, templateList } from "./templates.queries.ts";
import { templateRecord } from "./templates.record.ts";
import { createTemplate, setTemplateArchived, templateKind, updateTemplate } from "./templates.service.ts";

/** Settings and templates know no acts of their own: who writes them also archives them. Source: domain.md 0.4. */
const may = { area: "settings", act: "settings:write" } as const;
const template = recordRoutes({ path: "/admin/template", answer: templateRecord, ...may });

/** Texts to customers, written ahead. Source: domain.md 1.7. */
export const templateRoutes: Route[] = [
  template.list("A list of templates.", templateList, listTemplates),
  template.create("Adds a template.", templateInput, createTemplate),
  template.update("Saves changes to a template, as a new version.", templateUpdateInput, updateTemplate),
  template.event("archive", "Archives a template. What was written from it stays.", (context, at) =>
    setTemplateArchived(context, at, true),
  ),
  template.event("restore", "Restores an archived template.", (context, at) => setTemplateArchived(context, at, false)),
];

/** What is shown of a template's history, and the ways back. */
export const templateHistory = historyOf(templateKind, {
  ...may,
  more: ["active"],
  body: templateUpdateInput,
  update: updateTemplate,
  revertBy: ({ archivedAt }) =>
    archivedAt ? (context, at) => setTemplateArchived(context, at, archivedAt[0] !== null) : null,
});
