import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { ConversationPracticeRecordDocument } from "../conversation.generated.ts";

export { PreviewConversationScreen as Component } from "./preview-conversation.screen.tsx";

export const preload = preloadRecord(ConversationPracticeRecordDocument, "id");
