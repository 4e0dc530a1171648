import { CreateContent } from "../../../shared/review/create-content.tsx";
import { ConversationPracticeCreateDocument } from "../conversation-mutations.generated.ts";
import { conversationKind } from "../conversation.kind.ts";
import { ConversationEditor } from "./conversation-editor.tsx";
import { conversationForm } from "./conversation.fields.ts";

/** A new conversation practice, in the language that the address names. */
export const CreateConversationScreen = () => (
  <CreateContent
    kind={conversationKind}
    title="Add conversation practice"
    saveLabel="Add conversation"
    draftName="conversation-practice"
    form={conversationForm}
    create={ConversationPracticeCreateDocument}
    Editor={ConversationEditor}
  />
);
