import { z } from "zod";
import {
  feedbackAnswerInput,
  feedbackDecideInput,
  feedbackEntryInput,
  feedbackInput,
  feedbackNoteInput,
  feedbackReplyInput,
  feedbackResolveInput,
  feedbackUpdateInput,
} from "@app/domain/feedbacks/feedback.ts";
import { messages } from "@app/domain/messages.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import {
  answerFeedback,
  closeFeedback,
  decideFeedback,
  entryFromFeedback,
  noteOnFeedback,
  openFeedback,
  replyToFeedback,
  resolveFeedback,
} from "./feedback-events.service.ts";
import { feedbackKind } from "./feedback.kind.ts";
import { feedbackRecord, linkRecord, wordsRecord, type FeedbackRecord } from "./feedback.record.ts";
import { feedbackList, linksOf, listFeedbacks, wordsOf } from "./feedbacks.queries.ts";
import { createFeedback, updateFeedback } from "./feedbacks.service.ts";

const path = "/feedback";
const calls = recordRoutes({ path, area: "lessons", answer: feedbackRecord });

/** An event that asks for more than the version. */
const event = <Body extends z.ZodType<{ version: number }>>(
  name: string,
  summary: string,
  body: Body,
  handle: (context: Context, sent: z.output<Body> & { _id: string }) => Promise<FeedbackRecord>,
): Route =>
  write({
    method: "post",
    path: `${path}/{id}/${name}`,
    summary,
    permission: "lessons:act",
    shape: "record",
    body,
    answer: feedbackRecord,
    handle: (context, { params: { id = "" }, body: sent }) => handle(context, { ...sent, _id: id }),
  });

/** Customers' feedback about the service, and the answers. Source: domain.md 0.2, 1.2, 2.14, 3.4. */
export const feedbackRoutes: Route[] = [
  calls.list("Customers' feedback, what is to be answered first in front.", feedbackList, listFeedbacks),
  calls.facets(feedbackList),
  calls.create("Writes down what a customer says of the service.", feedbackInput, createFeedback),
  calls.update("Saves changes to feedback.", feedbackUpdateInput, updateFeedback),
  calls.event("open", "Says that somebody sees to it.", openFeedback),
  event("note", "Makes a note that only staff read.", feedbackNoteInput, noteOnFeedback),
  event("answer", "Answers the customer.", feedbackAnswerInput, answerFeedback),
  event("reply", "Writes down what the customer said after that.", feedbackReplyInput, replyToFeedback),
  event("resolve", "Says how it was resolved.", feedbackResolveInput, resolveFeedback),
  calls.event("close", "Closes resolved feedback.", closeFeedback),
  event("decide", "Writes down what was decided for the customer.", feedbackDecideInput, decideFeedback),
  event("journal-entry", "Makes an entry in a tutor's journal of it.", feedbackEntryInput, entryFromFeedback),
  read({
    path: `${path}/{id}/thread`,
    permission: "lessons:read",
    shape: "plain",
    summary: "Answers and internal notes, oldest first.",
    answer: z.array(wordsRecord),
    handle: (context, { params: { id = "" } }) => wordsOf(context, id),
  }),
  read({
    path: `${path}/{id}/links`,
    permission: "lessons:read",
    shape: "plain",
    summary: "What came of feedback: decisions, and entries in journals.",
    answer: z.array(linkRecord),
    handle: (context, { params: { id = "" } }) => linksOf(context, id),
  }),
];

/** The history shown of feedback. Its events are undone by their opposite events, if at all. */
export const feedbackHistory = historyOf(feedbackKind, {
  area: "lessons",
  first: ["type", "category"],
  more: ["status", "resolution"],
  body: feedbackUpdateInput,
  update: updateFeedback,
  revertBy: ({ status }) =>
    status
      ? () => {
          throw new Refusal("WRONG_STATE", messages.notUndone);
        }
      : null,
});
