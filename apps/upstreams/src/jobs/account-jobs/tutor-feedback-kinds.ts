import { sql } from "drizzle-orm";
import { z } from "zod";
import { tutorFeedbackMessages } from "@app/domain/tutor-feedback/tutor-feedback-messages.ts";
import { feedbackAssignInput } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import {
  assignFeedback,
  fireFeedbackEvent,
  shownFeedback,
  tutorFeedback,
  tutorFeedbackList,
} from "../../features/tutor-feedback/tutor-feedback.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const ofFeedback = {
  list: tutorFeedbackList,
  table: tutorFeedback,
  label: sql<string>`left(${tutorFeedback.body}, 60)`,
  url: sql<string>`'/app/tutoring/tutor-feedbacks?view=' || ${tutorFeedback.id}`,
  visible: shownFeedback,
} as const;

export const tutorFeedbackKinds = {
  "tutor-feedback-assign": bulkKind({
    ...ofFeedback,
    permission: "tutors:write",
    payload: feedbackAssignInput,
    run: async (context, at, { assigneeId }) =>
      (await assignFeedback(context, at, assigneeId)) ? null : { skipped: tutorFeedbackMessages.hasAssignee },
  }),
  "tutor-feedback-acknowledge": bulkKind({
    ...ofFeedback,
    permission: "tutors:act",
    payload: z.object({}),
    run: async (context, at) =>
      skipIfUnchanged(context, at, await fireFeedbackEvent(context, "acknowledge", at), "acknowledged"),
  }),
};
