export const conversationsPath = "/app/conversation-practices";
