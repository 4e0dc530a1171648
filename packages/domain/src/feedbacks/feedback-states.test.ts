import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { feedbackEvents, feedbackStatuses, type FeedbackEvent } from "./feedback-enums.ts";
import { afterAnswer, afterReply, feedbackMachine, isOpenFeedback, takesAnswers } from "./feedback-states.ts";

const table: Record<FeedbackEvent, readonly (string | null)[]> = {
  //        new    open          waiting-customer    resolved  closed
  open: ["open", null, null, null, null],
  ask: ["waiting-customer", "waiting-customer", null, null, null],
  reply: [null, null, "open", "open", "open"],
  resolve: [null, "resolved", "resolved", null, null],
  close: [null, null, null, "closed", null],
};

it.each(
  feedbackEvents.flatMap((event) =>
    feedbackStatuses.map((from, at) => [event, from, table[event][at] ?? null] as const),
  ),
)("%s moves feedback that is %s to %s", (event, from, to) => {
  expect(nextState(feedbackMachine, from, event)).toBe(to);
});

it.each([
  ["new", "open", "waiting-customer", "new", true, true],
  ["open", "open", "waiting-customer", "open", true, true],
  ["waiting-customer", "waiting-customer", "waiting-customer", "open", true, true],
  ["resolved", "resolved", "resolved", "open", false, true],
  ["closed", "closed", "closed", "open", false, false],
] as const)(
  "goes from %s to %s by an answer, %s by a question and %s by a reply",
  (from, answered, asked, replied, open, takes) => {
    expect([afterAnswer(from, false), afterAnswer(from, true), afterReply(from)]).toEqual([answered, asked, replied]);
    expect([isOpenFeedback(from), takesAnswers(from)]).toEqual([open, takes]);
  },
);
