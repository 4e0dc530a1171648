export { ChatThread as Component } from "./chat-thread.tsx";
