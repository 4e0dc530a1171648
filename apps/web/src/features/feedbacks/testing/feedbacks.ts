import type { FeedbackRecordFragment } from "../feedback.generated.ts";

/** A complaint of a customer, new unless told otherwise. */
export const aFeedback = (over: Partial<FeedbackRecordFragment> = {}): FeedbackRecordFragment => ({
  __typename: "Feedback",
  ...{ id: "f".repeat(24), name: "F-0042", version: 2, status: "NEW", type: "COMPLAINT", category: "LESSON" },
  customer: {
    __typename: "Customer",
    ...{ id: "c".repeat(24), name: "Ngozi Eze", email: "ngozi@example.org" },
    ...{ preferredChannel: "EMAIL", customerNumber: "C-000007" },
  },
  learner: { __typename: "Learner", id: "d".repeat(24), name: "Tobi Eze", kind: "DEPENDENT", ageGroup: null },
  region: { __typename: "Region", id: "e".repeat(24), name: "United Kingdom" },
  ...{ channel: "WHATSAPP", body: "The lesson began late.", sentiment: 2, priority: "HIGH" },
  ...{
    statusSince: "2026-01-05T09:00:00.000Z",
    askedAt: "2026-01-05T09:00:00.000Z",
    dueAt: "2026-01-06T09:00:00.000Z",
  },
  ...{
    firstAnsweredAt: null,
    resolution: null,
    assignee: null,
    writtenBy: null,
    createdAt: "2026-01-05T09:00:00.000Z",
  },
  ...{ thread: [], links: [], lesson: null },
  ...over,
});
