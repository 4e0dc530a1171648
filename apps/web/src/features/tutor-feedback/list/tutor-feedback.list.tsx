import { useSearchParams } from "react-router-dom";
import { words } from "@app/domain/views/words.ts";
import { Eye } from "@app/ui/icons.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { PersonLink } from "../../journal/person-link.public.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useFeedbackActions } from "../tutor-feedback-actions.ts";
import {
  authorOptions,
  categoryOptions,
  categoryWord,
  directionOptions,
  directionWord,
  givenBy,
  ratingOptions,
  ratingText,
  statusOptions,
} from "../tutor-feedback-labels.ts";
import { TutorFeedbackListDocument, type TutorFeedbackRowFragment } from "../tutor-feedback.generated.ts";

function RowActions({ feedback }: { feedback: TutorFeedbackRowFragment }) {
  const [params] = useSearchParams();
  const open = { label: "Open", icon: Eye, href: withParams(params, { view: feedback.id }) };
  const actions = [open, ...useFeedbackActions(feedback)];
  return <MoreMenu actions={actions} label={`Actions for feedback about ${feedback.person.name}`} size="small" />;
}

const columns: readonly ListColumn<TutorFeedbackRowFragment>[] = [
  {
    id: "date",
    header: "Date",
    sort: "CREATED",
    minWidth: 104,
    maxWidth: 120,
    cell: ({ createdAt }) => <Day value={createdAt} />,
  },
  {
    id: "tutor",
    header: "Tutor",
    minWidth: 132,
    maxWidth: 200,
    cell: ({ person }) => <PersonLink person={person} tab="feedback" />,
  },
  {
    id: "direction",
    header: "Direction",
    minWidth: 120,
    maxWidth: 140,
    whenNarrow: "hide",
    cell: ({ direction }) => directionWord(direction),
  },
  { id: "author", header: "Author", cell: (feedback) => givenBy(feedback), minWidth: 120, maxWidth: 180 },
  { id: "category", header: "Category", cell: ({ category }) => categoryWord(category), minWidth: 132, maxWidth: 150 },
  {
    id: "rating",
    header: "Rating",
    sort: "RATING",
    minWidth: 80,
    maxWidth: 96,
    cell: ({ rating }) => ratingText(rating),
  },
  { id: "feedback", header: "Feedback", cell: ({ body }) => body, card: "title", minWidth: 180 },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 136,
    maxWidth: 150,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    id: "assignee",
    header: "Assignee",
    minWidth: 120,
    maxWidth: 180,
    cell: ({ assignee }) => (assignee ? <StaffLink {...assignee} /> : "–"),
  },
  actionsColumn((feedback) => <RowActions feedback={feedback} />),
];

export const tutorFeedbackList = listOf(TutorFeedbackListDocument, {
  sorts: ["CREATED", "RATING"],
  sort: "CREATED_DESC",
  columns,
  facets: "tutorFeedback",
  filters: {
    personId: anyId("Tutor"),
    direction: oneOf("Direction", directionOptions),
    authorKind: oneOf("Author", authorOptions),
    category: oneOf("Category", categoryOptions),
    rating: anyOf("Rating", ratingOptions, Number),
    status: oneOf("Status", statusOptions),
    assigneeId: anyId("Assignee", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
    created: within("created", "Date"),
  },
});
