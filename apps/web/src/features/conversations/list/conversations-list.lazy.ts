import { preloadOf } from "../../../shared/list/list-of.ts";
import { conversationsList } from "./conversations.list.tsx";

export { ConversationsListScreen as Component } from "./conversations-list.screen.tsx";

export const preload = preloadOf(conversationsList);
