import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { actionsColumn, countColumn } from "../../../../shared/list/list-columns.tsx";
import { listOf } from "../../../../shared/list/list-of.ts";
import { useRecordActions } from "../../../../shared/records/use-record-actions.ts";
import { PolicyVersion } from "../policy-parts.tsx";
import { PoliciesListDocument, type PolicyRowFragment } from "../policy.generated.ts";
import { policyKind } from "../policy.kind.ts";

/** What can be done with one policy: behind "more" in its row. */
function PolicyActions({ policy }: { policy: PolicyRowFragment }) {
  const actions = useRecordActions(policyKind, policy);
  return <MoreMenu actions={actions} label={`Actions for ${policy.name}`} size="small" />;
}

const columns: readonly ListColumn<PolicyRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", least: 140 },
  {
    id: "late",
    header: "Cancelled late",
    cell: ({ windowHours, lateCancelPercent }) => `${lateCancelPercent} % under ${windowHours} h`,
    least: 128,
    most: 180,
  },
  {
    id: "no-show",
    header: "No-show",
    align: "right",
    cell: ({ noShowPercent }) => `${noShowPercent} %`,
    least: 84,
    most: 110,
  },
  countColumn("regions", "Regions", ({ regionCount }) => regionCount, { least: 76, most: 110 }),
  {
    id: "version",
    header: "In force",
    cell: (policy) => <PolicyVersion {...policy} />,
    least: 216,
    most: 260,
    card: "line",
  },
  actionsColumn((policy) => <PolicyActions policy={policy} />),
];

export const policiesList = listOf(PoliciesListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
});
