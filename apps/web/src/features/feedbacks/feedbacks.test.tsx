import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../testing/open-at.tsx";
import { FeedbackScreen } from "./detail/feedback.screen.tsx";
import { FeedbackEntry } from "./events/feedback-entry.tsx";
import { LessonsToLinkDocument } from "../lessons/lessons-to-link.generated.ts";
import { FeedbackLesson } from "./events/feedback-lesson.tsx";
import {
  FeedbackAnswerDocument,
  FeedbackAddNoteDocument,
  FeedbackUpdateDocument,
} from "./feedback-mutations.generated.ts";
import { FeedbackRecordDocument, type FeedbackRecordFragment } from "./feedback.generated.ts";
import { FeedbacksOfDocument } from "./feedbacks-of.generated.ts";
import { FeedbacksOf } from "./feedbacks-of.public.tsx";
import { aFeedback } from "./testing/feedbacks.ts";

function open(feedback: FeedbackRecordFragment, ...mocks: object[]) {
  const found = {
    request: { query: FeedbackRecordDocument, variables: { id: feedback.id } },
    result: { data: { record: feedback } },
    maxUsageCount: 3,
  };
  return openAt(
    <Routes>
      <Route path="/feedbacks/:id" element={<FeedbackScreen />} />
    </Routes>,
    { at: `/feedbacks/${feedback.id}`, mocks: [found, ...mocks] as never },
  );
}

const saved = (query: object, asked: (variables: object) => void, after: FeedbackRecordFragment) => ({
  request: { query, variables: () => true },
  result: (variables: object) => {
    asked(variables);
    return { data: { saved: { __typename: "FeedbackPayload", record: after, userErrors: [] } } };
  },
});
const words = (over: object) => ({
  __typename: "FeedbackWords" as const,
  id: "1".repeat(24),
  speaker: "STAFF" as const,
  text: "We are sorry.",
  internal: false,
  sentBy: null,
  writtenBy: { __typename: "StaffUser" as const, id: "2".repeat(24), name: "Chinedu Obi" },
  at: "2026-01-05T12:00:00.000Z",
  ...over,
});

it("shows what the customer said, what was answered, and what is a note for staff", async () => {
  open(
    aFeedback({
      status: "OPEN",
      thread: [
        words({ sentBy: "WHATSAPP" }),
        words({ id: "3".repeat(24), internal: true, text: "No power at the tutor's." }),
        words({ id: "4".repeat(24), speaker: "CUSTOMER", text: "All right." }),
      ],
    }),
  );
  expect(await screen.findByRole("heading", { name: "F-0042: Complaint", level: 1 })).toBeVisible();
  const thread = await screen.findByRole("list", { name: "Thread" });
  expect(
    within(thread)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Ngozi Eze · WhatsApp ·.*The lesson began late\.$/),
    expect.stringMatching(/^Chinedu Obi · answer, WhatsApp ·.*We are sorry\.$/),
    expect.stringMatching(/^Chinedu Obi · note for staff ·.*No power at the tutor's\.$/),
    expect.stringMatching(/^Ngozi Eze · written down by Chinedu Obi ·.*All right\.$/),
  ]);
});

it("answers the way the customer wrote unless somebody chooses another, and says when it asks something", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const { user } = open(aFeedback(), saved(FeedbackAnswerDocument, asked, aFeedback({ version: 3, status: "OPEN" })));
  await user.type(await screen.findByRole("textbox", { name: "Message to the family" }), "Shall we add the time?");
  expect(screen.getByRole("combobox", { name: "Sent by" })).toHaveTextContent("WhatsApp");
  await user.click(screen.getByRole("switch", { name: "It asks the customer something" }));
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("The customer is answered.")).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    id: "f".repeat(24),
    version: 2,
    text: "Shall we add the time?",
    by: "WHATSAPP",
    isQuestion: true,
  });
});

it("offers only a note where nobody is named", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const nobody = aFeedback({ customer: null, learner: null });
  const { user } = open(nobody, saved(FeedbackAddNoteDocument, asked, { ...nobody, version: 3 }));
  expect(await screen.findByText("This feedback names no customer, so there is nobody to answer.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send answer" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("Note is required.")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Internal note" }), "From the survey of May.");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("The note is added.")).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ text: "From the survey of May." });
});

it("says why a refund that nobody has decided on cannot be resolved", async () => {
  open(aFeedback({ status: "OPEN", type: "REFUND_REQUEST" }));
  const why = "Record what was decided before you resolve a refund request.";
  expect(await screen.findByRole("button", { name: `Resolve : ${why}` })).toHaveAttribute("aria-disabled", "true");
});

it("makes an entry in a tutor's journal that begins with the customer's words, and asks for the tutor", async () => {
  const feedback = aFeedback({ status: "OPEN", type: "PRAISE" });
  const found = {
    request: { query: FeedbackRecordDocument, variables: { id: feedback.id } },
    result: { data: { record: feedback } },
  };
  const { user } = openAt(<FeedbackEntry name="entry" id={feedback.id} onClose={() => undefined} />, {
    at: "/feedbacks",
    mocks: [found] as never,
  });
  expect(await screen.findByRole("textbox", { name: "Text" })).toHaveValue("The lesson began late.");
  expect(screen.getByRole("combobox", { name: "Kind" })).toHaveTextContent("Praise");
  await user.click(screen.getByRole("button", { name: "Add entry" }));
  expect(await screen.findByText("Tutor is required.")).toBeVisible();
});

it("takes only a reply where it is closed", async () => {
  open(aFeedback({ status: "CLOSED", dueAt: null, resolution: "Explained." }));
  expect(await screen.findByRole("button", { name: "Add reply" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Resolve" })).toBeNull();
  expect(screen.getByText("Explained.")).toBeVisible();
});

it("lists what a customer said on their page, with the way to write down more", async () => {
  const { id, name, status, type, version, body, category, channel, createdAt } = aFeedback();
  const one = { __typename: "Feedback", id, name, status, type, version, body, category, channel, createdAt };
  openAt(<FeedbacksOf customerId="c1" readOnly={false} />, {
    at: "/customers/c1",
    mocks: [
      {
        request: { query: FeedbacksOfDocument, variables: { customerId: "c1" } },
        result: { data: { feedbacks: { __typename: "FeedbackPage", items: [one] } } },
      },
    ] as never,
  });
  expect(await screen.findByRole("link", { name: "F-0042: Complaint" })).toHaveAttribute(
    "href",
    `/app/tutoring/feedbacks/${id}`,
  );
  expect(screen.getByRole("link", { name: "Add feedback" })).toHaveAttribute(
    "href",
    expect.stringContaining("newFeedback=c1"),
  );
});

const lesson = {
  __typename: "BookedLesson" as const,
  id: "5".repeat(24),
  startAt: "2026-01-02T18:00:00.000Z",
  endAt: "2026-01-02T18:45:00.000Z",
  kind: "REGULAR" as const,
  lessonNumber: "L-000007-03",
  subject: "Igbo",
  pod: null,
  learner: { __typename: "Learner" as const, id: "d".repeat(24), name: "Tobi Eze" },
  tutor: { __typename: "Tutor" as const, id: "7".repeat(24), name: "Adaeze Obi" },
};

it("leads to the lesson that it is about, and to the request that makes up for it", async () => {
  const rebooked = {
    __typename: "FeedbackLink" as const,
    id: "6".repeat(24),
    kind: "REBOOK" as const,
    note: "R-000063",
    journalEntryId: null,
    personId: null,
    madeBy: null,
    at: "2026-01-05T12:00:00.000Z",
    lessonRequest: { __typename: "LessonRequest" as const, id: "a".repeat(24), name: "R-000063" },
    creditLot: null,
  };
  const { id, startAt, tutor, __typename } = lesson;
  open(aFeedback({ status: "OPEN", lesson: { id, startAt, tutor, __typename }, links: [rebooked] }));
  expect(await screen.findByRole("link", { name: /^Fri 2 Jan/ })).toHaveAttribute(
    "href",
    `/app/tutoring/lesson-activity-log/${lesson.id}`,
  );
  expect(screen.getByRole("link", { name: "Adaeze Obi" })).toBeVisible();
  expect(screen.getByRole("link", { name: "R-000063" })).toHaveAttribute(
    "href",
    `/app/tutoring/admin-lesson-requests/view/${"a".repeat(24)}`,
  );
});

it("links one of the customer's lessons that are over", async () => {
  const asked = jest.fn();
  const feedback = aFeedback({ status: "OPEN" });
  const found = {
    request: { query: FeedbackRecordDocument, variables: { id: feedback.id } },
    result: { data: { record: feedback } },
  };
  const lessons = {
    request: { query: LessonsToLinkDocument, variables: { filter: { customerId: ["c".repeat(24)], upcoming: false } } },
    result: { data: { bookedLessons: { __typename: "BookedLessonPage", items: [lesson] } } },
  };
  const { user } = openAt(<FeedbackLesson name="linkLesson" id={feedback.id} onClose={() => undefined} />, {
    mocks: [found, lessons, saved(FeedbackUpdateDocument, asked, feedback)] as never,
  });
  await user.click(await screen.findByRole("combobox", { name: /^Lesson/ }));
  await user.click(await screen.findByRole("option", { name: /Igbo for Tobi Eze/ }));
  await user.click(screen.getByRole("button", { name: "Save link" }));
  expect(await screen.findByText("Link saved.")).toBeVisible();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ input: { lessonId: lesson.id } }));
});
