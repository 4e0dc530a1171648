export { practicesNaming, practicesTeaching } from "./conversation-uses.ts";
export { conversationPractices } from "./conversation-practices.table.ts";
