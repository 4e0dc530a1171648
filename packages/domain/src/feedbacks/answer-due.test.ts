import { expect, it } from "@jest/globals";
import { answerDue } from "./answer-due.ts";
import { feedbackPriorities, type FeedbackPriority } from "./feedback-enums.ts";

// 2026-01-05 is a Monday. What came when, by whose clock, and by when each priority is to be answered.
const cases: readonly [string, string, string, Record<FeedbackPriority, string>][] = [
  [
    "on a Monday morning",
    "2026-01-05T09:00:00Z",
    "Europe/London",
    {
      urgent: "2026-01-05T13:00:00.000Z",
      high: "2026-01-06T09:00:00.000Z",
      normal: "2026-01-07T09:00:00.000Z",
      low: "2026-01-12T09:00:00.000Z",
    },
  ],
  [
    "on a Friday afternoon",
    "2026-01-09T15:00:00Z",
    "Europe/London",
    {
      urgent: "2026-01-09T19:00:00.000Z",
      high: "2026-01-12T15:00:00.000Z",
      normal: "2026-01-13T15:00:00.000Z",
      low: "2026-01-16T15:00:00.000Z",
    },
  ],
  [
    "on a Saturday, from Monday's first moment",
    "2026-01-10T11:00:00Z",
    "Africa/Lagos",
    {
      urgent: "2026-01-10T15:00:00.000Z",
      high: "2026-01-12T23:00:00.000Z",
      normal: "2026-01-13T23:00:00.000Z",
      low: "2026-01-18T23:00:00.000Z",
    },
  ],
  [
    "late on a Friday that is a Saturday in Lagos already",
    "2026-01-09T23:30:00Z",
    "Africa/Lagos",
    {
      urgent: "2026-01-10T03:30:00.000Z",
      high: "2026-01-12T23:00:00.000Z",
      normal: "2026-01-13T23:00:00.000Z",
      low: "2026-01-18T23:00:00.000Z",
    },
  ],
  [
    "before the clocks change in London, at the same time of day",
    "2026-03-27T10:00:00Z",
    "Europe/London",
    {
      urgent: "2026-03-27T14:00:00.000Z",
      high: "2026-03-30T09:00:00.000Z",
      normal: "2026-03-31T09:00:00.000Z",
      low: "2026-04-03T09:00:00.000Z",
    },
  ],
];

it.each(
  cases.flatMap(([when, asked, zone, due]) =>
    feedbackPriorities.map((priority) => [priority, when, asked, zone, due[priority]] as const),
  ),
)("is due for %s feedback that came %s", (priority, _, asked, zone, due) => {
  expect(answerDue(priority, new Date(asked), zone).toISOString()).toBe(due);
});
