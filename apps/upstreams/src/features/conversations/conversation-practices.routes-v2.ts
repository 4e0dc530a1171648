import { z } from "zod";
import {
  conversationPracticeInput,
  conversationPracticeUpdateInput,
} from "@app/domain/conversations/conversation-practice.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, type Route } from "../../http/route.ts";
import { reviewHistory, reviewRoutes } from "../review/review.public.ts";
import { conversationArt } from "./conversation-art.ts";
import { conversationArtRecord, conversationPracticeRecord } from "./conversation-practice.record.ts";
import { conversationPracticeList, listConversationPractices } from "./conversation-practices.queries.ts";
import {
  conversationPracticeKind,
  conversationReviews,
  createConversationPractice,
  updateConversationPractice,
} from "./conversation-practices.service.ts";

const path = "/language-app/conversation-practices";
const calls = recordRoutes({ path, area: "conversations", answer: conversationPracticeRecord });

/** Conversations that learners practise. Source: domain.md 1.5, 2.15. */
export const conversationPracticeRoutes: Route[] = [
  calls.list(
    "Conversation practices, the newest first unless asked otherwise.",
    conversationPracticeList,
    listConversationPractices,
  ),
  calls.facets(conversationPracticeList),
  read({
    path: `${path}/art`,
    summary: "The characters and backgrounds in use, and those that a practice has already.",
    permission: "conversations:read",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).max(1).optional() }),
    answer: conversationArtRecord,
    handle: (context, { query }) => conversationArt(context, query.id?.[0]),
  }),
  calls.create("Adds a conversation practice, as a draft.", conversationPracticeInput, createConversationPractice),
  calls.update(
    "Saves changes to a conversation practice.",
    conversationPracticeUpdateInput,
    updateConversationPractice,
  ),
  ...reviewRoutes({
    path,
    area: "conversations",
    answer: conversationPracticeRecord,
    reviews: conversationReviews,
    one: "a conversation practice",
  }),
];

/** What is shown of a practice’s history, and the ways back. */
export const conversationPracticeHistory = reviewHistory(conversationPracticeKind, {
  area: "conversations",
  first: ["title"],
  body: conversationPracticeUpdateInput,
  update: updateConversationPractice,
  reviews: conversationReviews,
});
