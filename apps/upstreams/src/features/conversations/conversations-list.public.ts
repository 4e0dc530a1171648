export type { ConversationPracticeRecord } from "./conversation-practice.record.ts";
export { conversationPracticeList, listConversationPractices } from "./conversation-practices.queries.ts";
export { conversationReviews } from "./conversation-practices.service.ts";
