import { inPercent } from "@app/domain/percent.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { actionsColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { listOf } from "../../../shared/list/list-of.ts";
import { listScreen } from "../../../shared/records/list-screen.tsx";
import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { useRecordActions } from "../../../shared/records/use-record-actions.ts";
import { PolicyVersion } from "../policy-parts.tsx";
import { PolicyRecordDocument as query, PoliciesListDocument, type PolicyRowFragment } from "../policy.generated.ts";
import { policyKind } from "../policy.kind.ts";

/** What can be done with one policy: behind "more" in its row. */
function PolicyActions({ policy }: { policy: PolicyRowFragment }) {
  const actions = useRecordActions(policyKind, policy);
  return <MoreMenu actions={actions} label={`Actions for ${policy.name}`} size="small" />;
}

const columns: readonly ListColumn<PolicyRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 140 },
  {
    id: "late",
    header: "Cancelled late",
    cell: ({ windowHours, lateCancelPercent }) => `${inPercent(lateCancelPercent)} under ${windowHours} h`,
    minWidth: 128,
    maxWidth: 180,
  },
  {
    id: "no-show",
    header: "No-show",
    align: "right",
    cell: ({ noShowPercent }) => inPercent(noShowPercent),
    minWidth: 84,
    maxWidth: 110,
  },
  countColumn("regions", "Regions", ({ regionCount }) => regionCount, { minWidth: 76, maxWidth: 110 }),
  {
    id: "version",
    header: "In force",
    cell: (policy) => <PolicyVersion {...policy} />,
    minWidth: 216,
    maxWidth: 260,
    card: "line",
  },
  actionsColumn((policy) => <PolicyActions policy={policy} />),
];

const list = listOf(PoliciesListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
});

const { write } = policyKind;
const form = async () => (await import("../form/policy.form.tsx")).PolicyForm;

const dialogs = dialogsOf({
  history: { load: async () => (await import("../policy-history.tsx")).PolicyHistory },
  new: { needs: write, load: form },
  view: { query, load: async () => (await import("../policy-facts.tsx")).PolicyFacts },
  edit: { query, needs: write, otherwise: "view", load: form },
});

/** What cancelling, moving or missing a lesson costs, by the regions that use it. */
export const { Component, preload } = listScreen({
  kind: policyKind,
  list,
  dialogs,
  exported: exportBy(async () => (await import("./policies-export.generated.ts")).CancellationPoliciesExportDocument),
  title: "Cancellation policies",
  searchLabel: "Name",
  add: { label: "Add cancellation policy" },
  empty: {
    title: "No cancellation policies yet.",
    text: "Add the first policy. Each region uses one, and lessons keep a copy of the terms they were agreed under.",
    toReaders: "Each region will use one.",
  },
});
