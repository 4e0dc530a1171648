import { podStatuses } from "@app/domain/customer-pods/pod-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, bySubject, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import { tutorPath } from "../../../shared/links/record-paths.ts";
import { usePodActions } from "../pod-actions.ts";
import { billingWords, levelWords } from "../pod-labels.ts";
import { PodsListDocument, type PodRowFragment } from "../pod.generated.ts";

function PodRowActions({ pod }: { pod: PodRowFragment }) {
  return <MoreMenu actions={usePodActions(pod)} label={`Actions for ${pod.name}`} size="small" />;
}

/** "Ada Obi, Chi Eze and 3 more" */
function membersInWords({ members }: PodRowFragment): string {
  const names = members.map(({ learner }) => learner?.name ?? "Someone");
  const [first = "", second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`;
}

const columns: readonly ListColumn<PodRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 168 },
  {
    id: "subject",
    header: "Subject",
    cell: ({ subject, level }) => [subject, level && levelWords(level)].filter(Boolean).join(", "),
    minWidth: 120,
    maxWidth: 240,
  },
  { id: "members", header: "Members", cell: membersInWords, minWidth: 180 },
  {
    id: "tutor",
    header: "Tutor",
    cell: ({ tutor }) => (tutor ? <TextLink href={tutorPath(tutor.id)}>{tutor.name}</TextLink> : "–"),
    minWidth: 120,
    maxWidth: 180,
  },
  {
    id: "nextLesson",
    header: "Next lesson",
    cell: ({ nextLesson }) => <LessonLink lesson={nextLesson} />,
    minWidth: 132,
    maxWidth: 170,
    whenNarrow: "hide",
  },
  {
    id: "billing",
    header: "Billing",
    cell: ({ billingMode }) => billingWords(billingMode),
    minWidth: 104,
    maxWidth: 130,
    whenNarrow: "hide",
  },
  {
    id: "region",
    header: "Region",
    cell: ({ region }) => region?.code ?? "–",
    minWidth: 72,
    maxWidth: 90,
    whenNarrow: "hide",
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    cell: ({ status }) => <StatusChip status={status} />,
    minWidth: 112,
    maxWidth: 140,
  },
  actionsColumn((pod) => <PodRowActions pod={pod} />),
];

export const podsList = listOf(PodsListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
  facets: "customerPod",
  filters: {
    status: oneOf("Status", podStatuses),
    subject: bySubject(),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    tutorId: anyId("Tutor"),
  },
});
