import { sentenceSessionInput, sentenceSessionUpdateInput } from "@app/domain/sentences/sentence-session.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { reviewHistory, reviewRoutes } from "../review/review.public.ts";
import { sentenceSessionRecord } from "./sentence-session.record.ts";
import { listSentenceSessions, sentenceSessionList } from "./sentence-sessions.queries.ts";
import {
  createSentenceSession,
  sentenceReviews,
  sentenceSessionKind,
  updateSentenceSession,
} from "./sentence-sessions.service.ts";

const path = "/language-app/sentence-sessions";
const calls = recordRoutes({ path, area: "words", answer: sentenceSessionRecord });

/** Sessions of sentences that learners build. Source: domain.md 1.5, 2.15. */
export const sentenceSessionRoutes: Route[] = [
  calls.list("Sentence sessions, the newest first unless asked otherwise.", sentenceSessionList, listSentenceSessions),
  calls.facets(sentenceSessionList),
  calls.create("Adds a sentence session, as a draft.", sentenceSessionInput, createSentenceSession),
  calls.update("Saves changes to a sentence session.", sentenceSessionUpdateInput, updateSentenceSession),
  ...reviewRoutes({
    path,
    area: "words",
    answer: sentenceSessionRecord,
    reviews: sentenceReviews,
    one: "a sentence session",
  }),
];

/** What is shown of a session's history, and the ways back. */
export const sentenceSessionHistory = reviewHistory(sentenceSessionKind, {
  area: "words",
  first: ["title"],
  body: sentenceSessionUpdateInput,
  update: updateSentenceSession,
  reviews: sentenceReviews,
});
