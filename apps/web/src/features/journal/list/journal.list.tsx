import { useSearchParams } from "react-router-dom";
import { words } from "@app/domain/views/words.ts";
import { Eye, History } from "@app/ui/icons.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { FollowUpButton } from "../follow-up-button.tsx";
import {
  dayText,
  followUpOptions,
  kindOptions,
  kindWord,
  severityOptions,
  standingOf,
  useToday,
  visibilityOptions,
} from "../journal-labels.ts";
import { JournalListDocument, type JournalRowFragment } from "../journal.generated.ts";
import { PersonLink } from "../person-link.public.tsx";

function RowActions({ id, title }: JournalRowFragment) {
  const [params] = useSearchParams();
  const actions = [
    { label: "Open", icon: Eye, href: withParams(params, { view: id }) },
    { label: "History", icon: History, href: withParams(params, { history: id }) },
  ];
  return <MoreMenu actions={actions} label={`Actions for ${title}`} size="small" />;
}

/** The day of the follow-up, and how it stands. */
function FollowUp({ entry }: { entry: JournalRowFragment }) {
  const standing = standingOf(entry, useToday());
  if (!standing) return "–";
  return (
    <>
      {dayText(entry.followUpOn)} <StatusChip {...standing} />
    </>
  );
}

const columns: readonly ListColumn<JournalRowFragment>[] = [
  {
    id: "date",
    header: "Date",
    sort: "OCCURRED",
    minWidth: 104,
    maxWidth: 120,
    cell: ({ occurredOn }) => dayText(occurredOn),
  },
  {
    id: "tutor",
    header: "Tutor",
    minWidth: 132,
    maxWidth: 200,
    cell: ({ person }) => <PersonLink person={person} />,
  },
  { id: "kind", header: "Kind", cell: ({ kind }) => kindWord(kind), minWidth: 96, maxWidth: 120 },
  {
    id: "severity",
    header: "Severity",
    cell: ({ severity }) => severity ?? "–",
    minWidth: 72,
    maxWidth: 84,
    whenNarrow: "hide",
  },
  { id: "title", header: "Title", cell: ({ title }) => title, card: "title", minWidth: 180 },
  {
    id: "author",
    header: "Author",
    minWidth: 120,
    maxWidth: 180,
    whenNarrow: "hide",
    cell: ({ author }) => (author ? <StaffLink {...author} /> : "–"),
  },
  {
    id: "followUp",
    header: "Follow-up",
    sort: "FOLLOW_UP",
    minWidth: 190,
    maxWidth: 220,
    cell: (entry) => <FollowUp entry={entry} />,
  },
  {
    id: "mark",
    header: "Mark followed up",
    quietHeader: true,
    fixed: true,
    card: "actions",
    minWidth: 140,
    maxWidth: 150,
    whenNarrow: "keep",
    cell: (entry) => (entry.followUpDoneAt === null ? <FollowUpButton entry={entry} /> : null),
  },
  actionsColumn((entry) => <RowActions {...entry} />),
];

export const journalList = listOf(JournalListDocument, {
  sorts: ["OCCURRED", "FOLLOW_UP"],
  sort: "OCCURRED_DESC",
  columns,
  facets: "journal",
  filters: {
    personId: anyId("Tutor"),
    kind: oneOf("Kind", kindOptions),
    severity: anyOf("Severity", severityOptions, Number),
    authorId: anyId("Author", [{ value: words.me, label: "Me" }]),
    followUp: { ...oneOf("Follow-up", followUpOptions), uncounted: true },
    visibility: oneOf("Visible to", visibilityOptions),
    period: within("period", "Period"),
  },
});
