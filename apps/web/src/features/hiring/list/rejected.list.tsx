import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { bySubject, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useCandidateRowActions } from "../candidate-actions.ts";
import { RejectedListDocument } from "../rejected.generated.ts";
import type { CandidacyRowFragment } from "../candidacy.generated.ts";
import { reasonOptions, reasonWord, stageWord, wayOptions } from "../candidate-labels.ts";

function RowActions({ candidate }: { candidate: CandidacyRowFragment }) {
  return <MoreMenu actions={useCandidateRowActions(candidate)} label={`Actions for ${candidate.name}`} size="small" />;
}

const columns: readonly ListColumn<CandidacyRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", card: "title", minWidth: 168, cell: ({ name }) => name },
  { id: "subjects", header: "Subjects", minWidth: 112, maxWidth: 220, cell: ({ subjects }) => subjects.join(", ") },
  {
    id: "reached",
    header: "Stage reached",
    minWidth: 116,
    maxWidth: 150,
    cell: ({ stageReached }) => (stageReached === null ? "–" : stageWord(stageReached)),
  },
  {
    id: "reason",
    header: "Reason",
    minWidth: 128,
    maxWidth: 220,
    cell: ({ rejectionReason }) => (rejectionReason === null ? "–" : reasonWord(rejectionReason)),
  },
  {
    id: "by",
    header: "Rejected by",
    minWidth: 128,
    maxWidth: 200,
    whenNarrow: "hide",
    cell: ({ rejectedBy }) => (rejectedBy === null ? "–" : <StaffLink id={rejectedBy.id} name={rejectedBy.name} />),
  },
  {
    id: "on",
    header: "Rejected",
    sort: "REJECTED",
    minWidth: 112,
    maxWidth: 140,
    cell: ({ rejectedAt }) => (rejectedAt === null ? "–" : <Day value={rejectedAt} />),
  },
  {
    id: "after",
    header: "Reopen after",
    minWidth: 136,
    maxWidth: 160,
    whenNarrow: "hide",
    cell: ({ reopenAfter }) => (reopenAfter === null ? "–" : <Day value={reopenAfter} />),
  },
  {
    id: "rehire",
    header: "Do not rehire",
    minWidth: 112,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ doNotRehire }) => (doNotRehire ? "Yes" : "–"),
  },
  actionsColumn((candidate) => <RowActions candidate={candidate} />),
];

export const rejectedList = listOf(RejectedListDocument, {
  sorts: ["REJECTED", "NAME"],
  sort: "REJECTED_DESC",
  columns,
  filters: {
    reason: oneOf("Reason", reasonOptions),
    stageReached: oneOf("Stage reached", wayOptions),
    subject: bySubject(),
    eligible: yesOrNo("Eligible now", "Eligible now", "Not yet, or never"),
  },
});
