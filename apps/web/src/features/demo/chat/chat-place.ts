export const newChatPath = "/app/chat/new";
export const threadPath = (threadKey: string) => `/app/chat/${threadKey}`;

/** How often what others have written is read anew. */
export const againMs = 10_000;
