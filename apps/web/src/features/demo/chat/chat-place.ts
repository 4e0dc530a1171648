export const newChatPath = "/app/chat/new";
export const threadPath = (threadKey: string) => `/app/chat/${threadKey}`;
