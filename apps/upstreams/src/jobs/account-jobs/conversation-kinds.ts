import { sql } from "drizzle-orm";
import {
  conversationPracticeList,
  conversationReviews,
} from "../../features/conversations/conversations-list.public.ts";
import { conversationPractices } from "../../features/conversations/conversations.public.ts";
import { reviewedKinds } from "./reviewed-kinds.ts";

const { submit, publish, archive } = reviewedKinds({
  kind: "conversation-practice",
  area: "conversations",
  list: conversationPracticeList,
  table: conversationPractices,
  label: conversationPractices.title,
  url: sql<string>`'/app/conversation-practices/edit/' || ${conversationPractices.id}`,
  reviews: conversationReviews,
});

export const conversationKinds = {
  "conversations-submit": submit,
  "conversations-publish": publish,
  "conversations-archive": archive,
};
