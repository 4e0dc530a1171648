export { ChatNew as Component } from "./chat-new.tsx";
