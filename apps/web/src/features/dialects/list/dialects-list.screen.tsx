import { languageOptions, standardDialect } from "@app/domain/language/dialect.ts";
import { inSubjectOrder } from "@app/domain/subjects.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { actionsColumn, activeColumn } from "../../../shared/list/list-columns.tsx";
import { anyOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { listScreen } from "../../../shared/records/list-screen.tsx";
import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { useRecordActions } from "../../../shared/records/use-record-actions.ts";
import {
  DialectRecordDocument as query,
  DialectsListDocument,
  type DialectRecordFragment,
} from "../dialect.generated.ts";
import { dialectKind } from "../dialect.kind.ts";

/** What can be done with one dialect: behind "more" in its row. Every language keeps its standard. */
function DialectActions({ dialect }: { dialect: DialectRecordFragment }) {
  const actions = useRecordActions(dialectKind, dialect);
  const offered = dialect.name === standardDialect ? actions.filter(({ label }) => label !== "Archive") : actions;
  return <MoreMenu actions={offered} label={`Actions for ${dialect.name} (${dialect.subject})`} size="small" />;
}

const columns: readonly ListColumn<DialectRecordFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 160 },
  { id: "subject", header: "Language", sort: "SUBJECT", cell: ({ subject }) => subject, minWidth: 140 },
  { id: "order", header: "Position", align: "right", cell: ({ order }) => order, minWidth: 84, maxWidth: 110 },
  activeColumn(),
  actionsColumn((dialect) => <DialectActions dialect={dialect} />),
];

const list = listOf(DialectsListDocument, {
  sorts: ["SUBJECT", "NAME", "CREATED"],
  sort: "SUBJECT_ASC",
  columns,
  filters: {
    subject: anyOf(
      "Language",
      inSubjectOrder(languageOptions).map((value) => ({ value, label: value })),
    ),
    active: yesOrNo("Status", "Active", "Archived"),
  },
});

const { write, act } = dialectKind;
const form = async () => (await import("../form/dialect.form.tsx")).DialectForm;
const dialogs = () => import("../dialect-dialogs.tsx");
const event = async () => (await dialogs()).DialectEvent;

/** The dialects of each language, which words, speakers and recordings name. */
export const { Component, preload } = listScreen({
  kind: dialectKind,
  list,
  dialogs: dialogsOf({
    history: { load: async () => (await dialogs()).DialectHistory },
    new: { needs: write, load: form },
    view: { query, load: async () => (await dialogs()).DialectFacts },
    edit: { query, needs: write, otherwise: "view", load: form },
    archive: { needs: act, load: event },
    restore: { needs: act, load: event },
  }),
  title: "Dialects",
  searchLabel: "Name",
  add: { label: "Add dialect" },
  empty: {
    title: "No dialects yet.",
    text: "Add the first dialect. Words, speakers and recordings name one.",
    toReaders: "Words, speakers and recordings will name one.",
  },
});
