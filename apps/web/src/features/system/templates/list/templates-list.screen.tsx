import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { actionsColumn, activeColumn } from "../../../../shared/list/list-columns.tsx";
import { oneOf, yesOrNo } from "../../../../shared/list/list-filters.ts";
import { listOf } from "../../../../shared/list/list-of.ts";
import { listScreen } from "../../../../shared/records/list-screen.tsx";
import { dialogsOf } from "../../../../shared/records/record-dialogs.tsx";
import { useRecordActions } from "../../../../shared/records/use-record-actions.ts";
import { channelWords, kindWords, languageWords } from "../template-labels.ts";
import {
  TemplateRecordDocument as query,
  TemplatesListDocument,
  type TemplateRowFragment,
} from "../template.generated.ts";
import { templateKind } from "../template.kind.ts";

/** What can be done with one template: behind "more" in its row. */
function TemplateActions({ template }: { template: TemplateRowFragment }) {
  const actions = useRecordActions(templateKind, template);
  return <MoreMenu actions={actions} label={`Actions for ${template.name}`} size="small" />;
}

const columns: readonly ListColumn<TemplateRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 180 },
  { id: "kind", header: "For", cell: ({ kind }) => kindWords.show(kind), minWidth: 120, maxWidth: 160 },
  { id: "channel", header: "Channel", cell: ({ channel }) => channelWords.show(channel), minWidth: 100, maxWidth: 130 },
  {
    id: "language",
    header: "Language",
    cell: ({ language }) => languageWords.show(language),
    minWidth: 96,
    maxWidth: 120,
  },
  activeColumn(),
  actionsColumn((template) => <TemplateActions template={template} />),
];

const list = listOf(TemplatesListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
  filters: {
    kind: oneOf("For", kindWords.options),
    channel: oneOf("Channel", channelWords.options),
    language: oneOf("Language", languageWords.options),
    active: yesOrNo("Status", "Active", "Archived"),
  },
});

const { write, act } = templateKind;
const form = async () => (await import("../form/template.form.tsx")).TemplateForm;
const event = async () => (await import("../template-events.tsx")).TemplateEvent;

const dialogs = dialogsOf({
  history: { load: async () => (await import("../template-history.tsx")).TemplateHistory },
  new: { needs: write, load: form },
  view: { query, load: async () => (await import("../template-facts.tsx")).TemplateFacts },
  edit: { query, needs: write, otherwise: "view", load: form },
  archive: { needs: act, load: event },
  restore: { needs: act, load: event },
});

/** Texts to customers, written ahead. */
export const { Component, preload } = listScreen({
  kind: templateKind,
  list,
  dialogs,
  title: "Templates",
  searchLabel: "Name",
  add: { label: "Add template" },
  empty: {
    title: "No templates yet.",
    text: "Add the first template. Messages to customers begin with one.",
    toReaders: "Messages to customers will begin with one.",
  },
});
