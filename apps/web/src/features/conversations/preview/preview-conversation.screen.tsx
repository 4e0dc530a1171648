import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Pencil } from "@app/ui/icons.ts";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { ContentStatus } from "../../../shared/review/content-status.tsx";
import {
  ConversationPracticeRecordDocument,
  type ConversationPracticeRecordFragment,
} from "../conversation.generated.ts";
import { conversationPath, conversationsPath } from "../conversation.kind.ts";
import { conversationForm, soundsOf } from "../form/conversation.fields.ts";
import { useConversationArt } from "../use-conversation-art.ts";
import { ConversationPlayer } from "./conversation-player.tsx";

/** A conversation as the learner practises it, as it stands now. */
export const PreviewConversationScreen = () => (
  <RecordPage
    what="conversation practice"
    query={ConversationPracticeRecordDocument}
    param="id"
    list={{ label: "Go to conversation practices", href: conversationsPath }}
  >
    {(practice) => <Preview key={practice.id} practice={practice} />}
  </RecordPage>
);

function Preview({ practice }: { practice: ConversationPracticeRecordFragment }) {
  const { id, name, subject, status, offered } = practice;
  const art = useConversationArt(id);
  return (
    <DetailPage
      title={name}
      status={<ContentStatus status={status} />}
      line={`${subject}, as it stands now. ← and → go through it, 1 to 4 choose.`}
      actions={[{ label: offered.includes("EDIT") ? "Edit" : "Open", icon: Pencil, href: conversationPath(id) }]}
    >
      <ConversationPlayer
        conversation={conversationForm.recordOf(practice).values}
        art={art}
        sounds={soundsOf(practice)}
        byKeys
      />
    </DetailPage>
  );
}
