import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { actionsColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useContentRowActions, usePageOf } from "../../../shared/review/content-actions.ts";
import { audioColumn, levelColumn, subjectColumn } from "../../../shared/review/content-columns.tsx";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import { statusColumn } from "../../../shared/review/content-status.tsx";
import { reviewFilters } from "../../../shared/review/review-filters.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { conversationEvents } from "../conversation-events.ts";
import { ConversationPracticesListDocument, type ConversationPracticeRowFragment } from "../conversation.generated.ts";
import { conversationKind, conversationPath, conversationPreviewPath } from "../conversation.kind.ts";

function ConversationActions({ practice }: { practice: ConversationPracticeRowFragment }) {
  const pageOf = usePageOf(conversationKind, conversationPath, conversationPreviewPath);
  const actions = useContentRowActions(conversationEvents, practice, pageOf);
  return <MoreMenu actions={actions} label={`Actions for ${practice.name}`} size="small" />;
}

const columns: readonly ListColumn<ConversationPracticeRowFragment>[] = [
  { id: "title", header: "Title", sort: "TITLE", card: "title", minWidth: 180, cell: ({ name }) => name },
  subjectColumn(),
  levelColumn(),
  countColumn("turns", "Turns", ({ turnCount }) => turnCount, { minWidth: 64, maxWidth: 84 }),
  audioColumn(({ turnsRecorded, turnsToRecord }) => ({ recorded: turnsRecorded, toRecord: turnsToRecord })),
  statusColumn(),
  {
    id: "author",
    header: "Author",
    minWidth: 112,
    maxWidth: 160,
    whenNarrow: "hide",
    cell: ({ author }) => (author ? <StaffLink {...author} /> : "–"),
  },
  actionsColumn((practice) => <ConversationActions practice={practice} />),
];

export const conversationsList = listOf(ConversationPracticesListDocument, {
  sorts: ["CREATED", "UPDATED", "TITLE"],
  sort: "CREATED_DESC",
  columns,
  facets: "conversationPractice",
  filters: {
    subject: anyOf("Language", languages),
    status: reviewFilters.status,
    level: oneOf("Level", levelOptions),
    inApp: reviewFilters.inApp,
    characterId: { ...anyId("Character"), uncounted: true },
    backgroundId: { ...anyId("Background"), uncounted: true },
    authorId: reviewFilters.authorId,
    reviewerId: reviewFilters.reviewerId,
  },
});
