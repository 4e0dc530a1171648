import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { usePageOf } from "../../../shared/review/content-actions.ts";
import { conversationBulk } from "../conversation-bulk.ts";
import { conversationDialogs } from "../conversation-dialogs.ts";
import {
  conversationKind,
  conversationPath,
  conversationPreviewPath,
  createConversationPath,
} from "../conversation.kind.ts";
import { choicesOf, useConversationArt } from "../use-conversation-art.ts";
import { conversationsList } from "./conversations.list.tsx";

const exported = exportBy(
  async () => (await import("../conversation-jobs.generated.ts")).ConversationPracticesExportDocument,
);

/** The conversations that learners practise. */
export function ConversationsListScreen() {
  const { characters, backgrounds } = useConversationArt(null);
  const pageOf = usePageOf(conversationKind, conversationPath, conversationPreviewPath);
  return (
    <RecordListPage
      kind={conversationKind}
      list={conversationsList}
      dialogs={conversationDialogs}
      title="Conversation practices"
      searchLabel="Title"
      add={{ label: "Add conversation", href: createConversationPath }}
      rowHref={({ id }) => pageOf(id)}
      bulk={conversationBulk}
      exported={exported}
      choices={{ characterId: choicesOf(characters), backgroundId: choicesOf(backgrounds) }}
      empty={{
        title: "No conversation practices yet.",
        text: "Add the first one: two roles, one of which the learner plays, and what they say.",
        toReaders: "Writers add the first one.",
      }}
    />
  );
}
