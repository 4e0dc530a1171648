import { inSubjectOrder } from "@app/domain/subjects.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, bySubject, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { lessonForOptions, sourceOptions } from "../../customers/person-labels.public.ts";
import { useLeadRowActions } from "../lead-actions.ts";
import { actionOptions, lostOptions, stageOptions } from "../lead-labels.ts";
import { LeadsListDocument, type LeadRowFragment } from "../lead.generated.ts";
import { DaysInStage, NextAction } from "../next-action.tsx";

function LeadRowActions({ lead }: { lead: LeadRowFragment }) {
  return <MoreMenu actions={useLeadRowActions(lead)} label={`Actions for ${lead.name}`} size="small" />;
}

const learner = labelOf(lessonForOptions);
const source = labelOf(sourceOptions);

const columns: readonly ListColumn<LeadRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 150 },
  {
    id: "learner",
    header: "Learner",
    minWidth: 100,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ whoIsLessonFor }) => learner(whoIsLessonFor),
  },
  {
    id: "subjects",
    header: "Subject",
    minWidth: 84,
    maxWidth: 160,
    cell: ({ subjects }) => inSubjectOrder(subjects).join(", ") || "–",
  },
  {
    id: "source",
    header: "Source",
    minWidth: 100,
    maxWidth: 150,
    whenNarrow: "hide",
    cell: (lead) => source(lead.source),
  },
  {
    id: "stage",
    header: "Stage",
    card: "status",
    minWidth: 140,
    maxWidth: 160,
    cell: (lead) => <StatusChip status={lead.stage} />,
  },
  {
    id: "since",
    header: "Days in stage",
    sort: "SINCE",
    minWidth: 112,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ stageSince }) => <DaysInStage since={stageSince} />,
  },
  {
    id: "owner",
    header: "Owner",
    minWidth: 128,
    maxWidth: 170,
    cell: ({ owner }) => (owner ? <StaffLink {...owner} /> : "–"),
  },
  {
    id: "nextActionOn",
    header: "Next action",
    sort: "ACTION",
    minWidth: 232,
    maxWidth: 300,
    cell: (lead) => <NextAction lead={lead} />,
  },
  actionsColumn((lead) => <LeadRowActions lead={lead} />),
];

export const leadsList = listOf(LeadsListDocument, {
  sorts: ["NAME", "CREATED", "SINCE", "ACTION"],
  sort: "CREATED_DESC",
  columns,
  facets: "lead",
  filters: {
    attention: yesOrNo("Attention", "Needs attention", "In hand"),
    open: yesOrNo("Open or closed", "Open", "Closed"),
    stage: oneOf("Stage", stageOptions),
    nextAction: oneOf("Next action", actionOptions),
    ownerId: anyId("Owner", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
    source: oneOf("Source", sourceOptions),
    subject: bySubject(),
    whoIsLessonFor: oneOf("Lessons for", lessonForOptions),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    lostReason: oneOf("Why lost", lostOptions),
    created: within("created", "Created"),
    stageSince: within("stageSince", "In stage since"),
  },
});
