import { ContentScreen } from "../../../shared/review/content-screen.tsx";
import { AppErrors } from "../../app-feedback/app-errors.public.tsx";
import { recordingDialogs } from "../../recordings/recordings.public.tsx";
import { conversationDialogs } from "../conversation-dialogs.ts";
import { conversationEvents } from "../conversation-events.ts";
import {
  ConversationPracticeResolveCommentDocument,
  ConversationPracticeUpdateDocument,
} from "../conversation-mutations.generated.ts";
import { ConversationPracticeRecordDocument } from "../conversation.generated.ts";
import { conversationsPath, conversationPreviewPath } from "../conversation.kind.ts";
import { ConversationEditor } from "./conversation-editor.tsx";
import { ConversationFacts } from "./conversation-facts.tsx";
import { conversationForm, conversationParts } from "./conversation.fields.ts";

const dialogs = { ...conversationDialogs, ...recordingDialogs };

/** One conversation practice: its editor for those who may edit it now, what it says for everybody else, and its review. */
export const EditConversationScreen = () => (
  <ContentScreen
    events={conversationEvents}
    dialogs={dialogs}
    query={ConversationPracticeRecordDocument}
    param="id"
    listPath={conversationsPath}
    draftName="conversation-practice"
    form={conversationForm}
    partIds={conversationParts}
    update={ConversationPracticeUpdateDocument}
    resolve={ConversationPracticeResolveCommentDocument}
    Editor={ConversationEditor}
    Facts={ConversationFacts}
    Errors={AppErrors}
    previewPath={conversationPreviewPath}
  />
);
