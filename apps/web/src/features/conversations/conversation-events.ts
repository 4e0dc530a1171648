import { contentEventsOf } from "../../shared/review/content-events.ts";
import { conversationKind } from "./conversation.kind.ts";

export const conversationEvents = contentEventsOf(conversationKind, {
  submit: "CONVERSATIONS_SUBMIT",
  publish: "CONVERSATIONS_PUBLISH",
  archive: "CONVERSATIONS_ARCHIVE",
});
