import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { actionsColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { anyOf, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useContentRowActions } from "../../../shared/review/content-actions.ts";
import { audioColumn, levelColumn, subjectColumn } from "../../../shared/review/content-columns.tsx";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import { statusColumn } from "../../../shared/review/content-status.tsx";
import { reviewFilters } from "../../../shared/review/review-filters.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { sessionEvents } from "../session-events.ts";
import { SentenceSessionsListDocument, type SentenceSessionRowFragment } from "../session.generated.ts";
import { sessionPath } from "../session.kind.ts";

function SessionActions({ session }: { session: SentenceSessionRowFragment }) {
  const actions = useContentRowActions(sessionEvents, session, sessionPath);
  return <MoreMenu actions={actions} label={`Actions for ${session.name}`} size="small" />;
}

const columns: readonly ListColumn<SentenceSessionRowFragment>[] = [
  { id: "title", header: "Title", sort: "TITLE", card: "title", minWidth: 180, cell: ({ name }) => name },
  subjectColumn(),
  levelColumn(),
  {
    id: "topic",
    header: "Topic",
    minWidth: 88,
    maxWidth: 160,
    whenNarrow: "hide",
    cell: ({ topic }) => topic ?? "–",
  },
  countColumn("items", "Sentences", ({ sentenceCount }) => sentenceCount, { minWidth: 88, maxWidth: 104 }),
  audioColumn(({ sentencesRecorded, sentencesToRecord }) => ({
    recorded: sentencesRecorded,
    toRecord: sentencesToRecord,
  })),
  statusColumn(),
  {
    id: "author",
    header: "Author",
    minWidth: 112,
    maxWidth: 160,
    whenNarrow: "hide",
    cell: ({ author }) => (author ? <StaffLink {...author} /> : "–"),
  },
  actionsColumn((session) => <SessionActions session={session} />),
];

export const sessionsList = listOf(SentenceSessionsListDocument, {
  sorts: ["CREATED", "UPDATED", "TITLE"],
  sort: "CREATED_DESC",
  columns,
  facets: "sentenceSession",
  filters: {
    subject: anyOf("Language", languages),
    status: reviewFilters.status,
    level: oneOf("Level", levelOptions),
    inApp: reviewFilters.inApp,
    authorId: reviewFilters.authorId,
    reviewerId: reviewFilters.reviewerId,
  },
});
