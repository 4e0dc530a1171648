import {
  conversationPracticeList,
  listConversationPractices,
  type ConversationPracticeRecord,
} from "../../features/conversations/conversations-list.public.ts";
import { conversationPractices } from "../../features/conversations/conversations.public.ts";
import { exportKind } from "./export-kind.ts";
import { backgroundNames, characterNames, idsOf, nameIn, staffNames, wordsOf, type Names } from "./names.ts";

interface Practice {
  practice: ConversationPracticeRecord;
  authors: Names;
}

export const conversationsExport = exportKind<Practice>({
  permission: "conversations:read",
  list: conversationPracticeList,
  table: conversationPractices,
  async read(context, request) {
    const { rows } = await listConversationPractices(context, request);
    const authors = await staffNames(
      context,
      rows.map(({ createdBy }) => createdBy),
    );
    return rows.map((practice) => ({ practice, authors }));
  },
  columns: [
    { id: "title", heading: "Title", cell: ({ practice }) => practice.title },
    { id: "subject", heading: "Language", cell: ({ practice }) => practice.subject },
    { id: "level", heading: "Level", cell: ({ practice }) => wordsOf(practice.level) },
    { id: "turns", heading: "Turns", cell: ({ practice }) => practice.turns.length },
    { id: "audio", heading: "Turns recorded", cell: ({ practice }) => practice.turnsRecorded },
    { id: "status", heading: "Status", cell: ({ practice }) => wordsOf(practice.status) },
    { id: "author", heading: "Author", cell: ({ practice, authors }) => nameIn(authors, practice.createdBy) },
    { id: "situation", heading: "Situation", cell: ({ practice }) => practice.situation },
    {
      id: "roles",
      heading: "Roles",
      cell: ({ practice }) => practice.roles.flatMap(({ name }) => name ?? []).join("; "),
    },
    { id: "inApp", heading: "In the app since", cell: ({ practice }) => practice.liveAt },
    { id: "id", heading: "Conversation practice ID", cell: ({ practice }) => practice._id },
  ],
  filters: {
    characterId: idsOf("Character", characterNames),
    backgroundId: idsOf("Background", backgroundNames),
    authorId: idsOf("Author", staffNames),
    reviewerId: idsOf("Reviewer", staffNames),
  },
});
