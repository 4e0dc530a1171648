import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Due } from "@app/ui/value/due.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { None } from "../../../shared/errors/none.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useFeedbackRowActions } from "../feedback-actions.ts";
import {
  categoryOptions,
  categoryWord,
  channelOptions,
  priorityOptions,
  priorityWord,
  statusOptions,
  typeOptions,
  typeWord,
} from "../feedback-labels.ts";
import { FeedbacksListDocument, type FeedbackRowFragment } from "../feedback.generated.ts";

type Row = FeedbackRowFragment;

function RowActions({ feedback }: { feedback: Row }) {
  return <MoreMenu actions={useFeedbackRowActions(feedback)} label={`Actions for ${feedback.name}`} size="small" />;
}

const columns: readonly ListColumn<Row>[] = [
  {
    id: "due",
    header: "Answer due",
    sort: "DUE",
    minWidth: 178,
    maxWidth: 190,
    card: "lead",
    cell: ({ dueAt, askedAt }) => (dueAt ? <Due value={dueAt} from={askedAt} /> : "–"),
  },
  {
    id: "number",
    header: "Number",
    sort: "NUMBER",
    minWidth: 104,
    maxWidth: 120,
    whenNarrow: "hide",
    card: "foot",
    cell: ({ name, createdAt }) => <Lines first={name} second={<Day value={createdAt} />} />,
  },
  {
    id: "customer",
    header: "Customer",
    minWidth: 128,
    maxWidth: 200,
    card: "title",
    cell: ({ customer }) => customer?.name ?? <None field="customer">Not named</None>,
  },
  {
    id: "type",
    header: "Type",
    minWidth: 116,
    maxWidth: 150,
    card: "line",
    cell: ({ type, category }) => <Lines first={typeWord(type)} second={categoryWord(category)} />,
  },
  { id: "body", header: "Feedback", cell: ({ body }) => body, minWidth: 112, card: "line", whenNarrow: "hide" },
  {
    id: "priority",
    header: "Priority",
    minWidth: 76,
    maxWidth: 100,
    cell: ({ priority }) => priorityWord(priority),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 150,
    maxWidth: 170,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    id: "assignee",
    header: "Assignee",
    minWidth: 112,
    maxWidth: 170,
    cell: ({ assignee }) => (assignee ? <StaffLink {...assignee} /> : <None field="assignee">Nobody</None>),
  },
  actionsColumn((feedback) => <RowActions feedback={feedback} />),
];

export const feedbacksList = listOf(FeedbacksListDocument, {
  sorts: ["DUE", "NUMBER", "CREATED"],
  sort: "DUE_ASC",
  columns,
  facets: "feedback",
  filters: {
    status: oneOf("Status", statusOptions),
    overdue: yesOrNo("Answer due", "Past due", "In time"),
    type: oneOf("Type", typeOptions),
    category: oneOf("Category", categoryOptions),
    priority: oneOf("Priority", priorityOptions),
    channel: oneOf("Channel", channelOptions),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    assigneeId: anyId("Assignee", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
    created: within("created", "Date"),
  },
});
