import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { ConversationPracticeRecordDocument } from "../conversation.generated.ts";

export { EditConversationScreen as Component } from "./edit-conversation.screen.tsx";

export const preload = preloadRecord(ConversationPracticeRecordDocument, "id");
