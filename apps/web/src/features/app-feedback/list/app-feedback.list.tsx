import { words } from "@app/domain/views/words.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useAppFeedbackRowActions } from "../app-feedback-actions.ts";
import {
  categoryOptions,
  categoryWord,
  contentHref,
  contentOptions,
  contentText,
  platformOptions,
  platformWord,
  ratingOptions,
  statusOptions,
} from "../app-feedback-labels.ts";
import { AppFeedbackListDocument, type AppFeedbackRowFragment } from "../app-feedback.generated.ts";

function AppFeedbackActions({ feedback }: { feedback: AppFeedbackRowFragment }) {
  return (
    <MoreMenu
      actions={useAppFeedbackRowActions(feedback)}
      label={`Actions for feedback: ${feedback.name.slice(0, 40)}`}
      size="small"
    />
  );
}

function Content({ content }: Pick<AppFeedbackRowFragment, "content">) {
  if (!content) return "–";
  const href = contentHref(content);
  return href === null ? contentText(content) : <TextLink href={href}>{contentText(content)}</TextLink>;
}

const columns: readonly ListColumn<AppFeedbackRowFragment>[] = [
  { id: "body", header: "Feedback", card: "title", minWidth: 240, cell: ({ name }) => name },
  {
    id: "date",
    header: "Date",
    sort: "CREATED",
    minWidth: 96,
    maxWidth: 130,
    cell: ({ createdAt }) => <Day value={createdAt} />,
  },
  {
    id: "platform",
    header: "Platform",
    minWidth: 84,
    maxWidth: 100,
    whenNarrow: "hide",
    cell: ({ platform }) => platformWord(platform),
  },
  { id: "category", header: "Category", minWidth: 112, maxWidth: 130, cell: ({ category }) => categoryWord(category) },
  {
    id: "rating",
    header: "Rating",
    sort: "RATING",
    minWidth: 76,
    maxWidth: 90,
    whenNarrow: "hide",
    cell: ({ rating }) => (rating === null ? "–" : `${rating} of 5`),
  },
  { id: "content", header: "Content", minWidth: 120, maxWidth: 200, cell: (feedback) => <Content {...feedback} /> },
  {
    id: "assignee",
    header: "Assignee",
    minWidth: 112,
    maxWidth: 150,
    whenNarrow: "hide",
    cell: ({ assignee }) => (assignee ? <StaffLink {...assignee} /> : "–"),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 112,
    maxWidth: 130,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((feedback) => <AppFeedbackActions feedback={feedback} />),
];

export const appFeedbackList = listOf(AppFeedbackListDocument, {
  sorts: ["CREATED", "RATING"],
  sort: "CREATED_DESC",
  columns,
  facets: "appFeedback",
  filters: {
    open: yesOrNo("Open or done", "Open", "Done"),
    status: oneOf("Status", statusOptions),
    category: oneOf("Category", categoryOptions),
    platform: oneOf("Platform", platformOptions),
    rating: anyOf("Rating", ratingOptions, Number),
    contentKind: oneOf("Content", contentOptions),
    assigneeId: anyId("Assignee", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
    created: within("created", "Date"),
  },
});
