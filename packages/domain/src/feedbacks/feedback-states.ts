/** States of customers' feedback. Has no zod import, because screens load it. Source: domain.md 2.14. */
import { nextState, type Machine } from "../machine.ts";
import type { FeedbackEvent, FeedbackStatus } from "./feedback-enums.ts";

/** new → open → (waiting for the customer) → resolved → closed; a customer's reply reopens it. */
export const feedbackMachine: Machine<FeedbackStatus, FeedbackEvent> = {
  initial: "new",
  table: {
    new: { open: "open", ask: "waiting-customer" },
    open: { ask: "waiting-customer", resolve: "resolved" },
    "waiting-customer": { reply: "open", resolve: "resolved" },
    resolved: { reply: "open", close: "closed" },
    closed: { reply: "open" },
  },
};

/** Past participle for messages: "This feedback is new, so it cannot be resolved." */
export const feedbackEventDone: Record<FeedbackEvent, string> = {
  open: "taken up",
  ask: "put to the customer",
  reply: "taken up again",
  resolve: "resolved",
  close: "closed",
};

/** States in which someone still has to act. */
export const openFeedbackStatuses = ["new", "open", "waiting-customer"] as const satisfies FeedbackStatus[];

export const isOpenFeedback = (status: FeedbackStatus): boolean => openFeedbackStatuses.some((open) => open === status);

/** Whether staff may still answer or add notes. */
export const takesAnswers = (status: FeedbackStatus): boolean => status !== "closed";

/** How many days after it was resolved feedback is closed, unless the customer replies. */
export const closeAfterDays = 7;

/** The status after an answer: waiting for the customer if it asks something, and never `new`. */
export function afterAnswer(status: FeedbackStatus, isQuestion: boolean): FeedbackStatus {
  if (isQuestion) return nextState(feedbackMachine, status, "ask") ?? status;
  return nextState(feedbackMachine, status, "open") ?? status;
}

/** The status after a customer's reply: waiting or resolved feedback is open again. */
export const afterReply = (status: FeedbackStatus): FeedbackStatus =>
  nextState(feedbackMachine, status, "reply") ?? status;
