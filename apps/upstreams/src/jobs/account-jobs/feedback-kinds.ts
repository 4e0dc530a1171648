import { sql } from "drizzle-orm";
import { z } from "zod";
import { feedbackMessages } from "@app/domain/feedbacks/feedback-messages.ts";
import { feedbacksAssignInput, feedbacksPriorityInput } from "@app/domain/feedbacks/feedback.ts";
import {
  assignFeedback,
  closeFeedback,
  feedbackList,
  prioritiseFeedback,
} from "../../features/feedbacks/feedbacks-list.public.ts";
import { feedbacks } from "../../features/feedbacks/feedbacks.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const ofFeedbacks = {
  list: feedbackList,
  table: feedbacks,
  label: feedbacks.feedbackNumber,
  url: sql<string>`'/app/tutoring/feedbacks/' || ${feedbacks.id}`,
} as const;

export const feedbackKinds = {
  "feedbacks-assign": bulkKind({
    ...ofFeedbacks,
    permission: "lessons:write",
    payload: feedbacksAssignInput,
    run: async (context, at, { assigneeId }) =>
      (await assignFeedback(context, at, assigneeId)) ? null : { skipped: feedbackMessages.hasAssignee },
  }),
  "feedbacks-priority": bulkKind({
    ...ofFeedbacks,
    permission: "lessons:write",
    payload: feedbacksPriorityInput,
    run: async (context, at, { priority }) =>
      (await prioritiseFeedback(context, at, priority)) ? null : { skipped: feedbackMessages.hasPriority },
  }),
  "feedbacks-close": bulkKind({
    ...ofFeedbacks,
    permission: "lessons:act",
    payload: z.object({}),
    run: async (context, at) => skipIfUnchanged(context, at, await closeFeedback(context, at), "closed"),
  }),
};
