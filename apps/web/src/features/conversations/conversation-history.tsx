import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ContentHistory } from "../../shared/review/content-history.tsx";
import { conversationForm } from "./form/conversation.fields.ts";
import { conversationKind } from "./conversation.kind.ts";
import { ConversationPracticeRecordDocument } from "./conversation.generated.ts";

/** What was changed about a conversation practice, by whom, and the ways back. */
export const ConversationHistory = (props: RecordDialogProps) => (
  <ContentHistory
    {...props}
    kind={conversationKind}
    query={ConversationPracticeRecordDocument}
    form={conversationForm}
  />
);
