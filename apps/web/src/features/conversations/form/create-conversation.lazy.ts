export { CreateConversationScreen as Component } from "./create-conversation.screen.tsx";
