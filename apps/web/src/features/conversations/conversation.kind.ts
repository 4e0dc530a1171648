import type { RecordKind } from "../../shared/records/record-kind.ts";
import { conversationsPath } from "./conversations-path.public.ts";

export { conversationsPath };
export const createConversationPath = `${conversationsPath}/create`;
export const conversationPath = (id: string) => `${conversationsPath}/edit/${id}`;
export const conversationPreviewPath = (id: string) => `${conversationsPath}/preview/${id}`;

/** What the list, the pages and the dialogs of conversation practices have in common. */
export const conversationKind = {
  history: "CONVERSATION_PRACTICE",
  one: "conversation practice",
  many: "conversation practices",
  list: "conversationPractices",
  write: "conversations:write",
  act: "conversations:act",
  page: conversationPath,
} as const satisfies RecordKind;
