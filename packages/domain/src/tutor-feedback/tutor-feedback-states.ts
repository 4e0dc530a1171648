/** States of tutor feedback. Has no zod import, because screens load it. Source: domain.md 2.14. */
import type { Machine } from "../machine.ts";
import type { TutorFeedbackEvent, TutorFeedbackStatus } from "./tutor-feedback-enums.ts";

/** new → acknowledged → in-progress → resolved ⇄ in-progress. */
export const tutorFeedbackMachine: Machine<TutorFeedbackStatus, TutorFeedbackEvent> = {
  initial: "new",
  table: {
    new: { acknowledge: "acknowledged" },
    acknowledged: { start: "in-progress" },
    "in-progress": { resolve: "resolved" },
    resolved: { reopen: "in-progress" },
  },
  asks: ["resolve"],
};

/** Past participle for messages: "This tutor feedback is new, so it cannot be resolved." */
export const tutorFeedbackDone: Record<TutorFeedbackEvent, string> = {
  acknowledge: "acknowledged",
  start: "started",
  resolve: "resolved",
  reopen: "reopened",
};
