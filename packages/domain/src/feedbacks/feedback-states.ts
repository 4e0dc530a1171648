/** How customers' feedback moves on; without zod, so that screens are light. Source: domain.md 2.14. */
import { nextState, type Machine } from "../machine.ts";
import type { FeedbackEvent, FeedbackStatus } from "./feedback-enums.ts";

/** new → open → (waiting for the customer) → resolved → closed; a reply of the customer takes it up again. */
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

/** What was done, as a past participle: "This feedback is new, so it cannot be resolved." */
export const feedbackEventDone: Record<FeedbackEvent, string> = {
  open: "taken up",
  ask: "put to the customer",
  reply: "taken up again",
  resolve: "resolved",
  close: "closed",
};

/** States in which somebody still has to see to it. */
export const openFeedbackStatuses = ["new", "open", "waiting-customer"] as const satisfies FeedbackStatus[];

export const isOpenFeedback = (status: FeedbackStatus): boolean => openFeedbackStatuses.some((open) => open === status);

/** Whether staff may still answer, or make a note. */
export const takesAnswers = (status: FeedbackStatus): boolean => status !== "closed";

/** How many days after it was resolved feedback is closed, unless the customer replies. */
export const closeAfterDays = 7;

/** Where an answer leads: to the customer where they are asked something, and out of `new` in any case. */
export function afterAnswer(status: FeedbackStatus, isQuestion: boolean): FeedbackStatus {
  if (isQuestion) return nextState(feedbackMachine, status, "ask") ?? status;
  return nextState(feedbackMachine, status, "open") ?? status;
}

/** Where a reply of the customer leads: it takes up again what was waiting or done, and leaves the rest as it is. */
export const afterReply = (status: FeedbackStatus): FeedbackStatus =>
  nextState(feedbackMachine, status, "reply") ?? status;
