import "../../../testing/indexed-db.ts";
import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { aLessonAnswer, aReview, aReviewSession } from "../testing/lessons.ts";
import { aLessonPlace, blocksOf, wireOf } from "../testing/sessions.ts";
import { LessonScreen } from "./lesson.screen.tsx";
import {
  LessonCopyDocument,
  SectionsOfTopicDocument,
  SessionDiscardDocument,
  SessionPublishDocument,
  SessionRequestChangesDocument,
  SessionReopenDocument,
  SessionResolveDocument,
  SessionSubmitDocument,
  SessionVersionDocument,
} from "./review.generated.ts";

type Mocks = NonNullable<NonNullable<Parameters<typeof openAt>[1]>["mocks"]>;

const open = (mocks: Mocks, role: "content-manager" | "content-creator" | "super-admin" = "content-manager") =>
  openAt(
    <Routes>
      <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId" element={<LessonScreen />} />
    </Routes>,
    { at: "/app/content/exam/yoruba-1/s1/t1/c1/l1", mocks, session: aSession({ viewer: aViewer(role) }) },
  );
const done = {
  __typename: "ExamSessionPayload",
  record: { __typename: "ExamSession", id: "e1", version: 4 },
  userErrors: [],
};
const accepted = (query: Mocks[number]["request"]["query"]) => ({
  request: { query, variables: () => true },
  result: { data: { saved: done } },
});
const sentBy = (asked: ReturnType<typeof openAt>["asked"], name: string) =>
  asked.find(({ operationName }) => operationName === name)?.variables;

it("hands a session in where nothing keeps it back, and says what does", async () => {
  const first = open([aLessonAnswer("DRAFT", aReviewSession({ checks: 2 }))]);
  const button = await screen.findByRole("button", { name: /Submit for review/ });
  expect(button).toHaveAccessibleName(/Fix 2 problems before submitting/);
  first.unmount();
  const { user, asked } = open([aLessonAnswer("DRAFT"), accepted(SessionSubmitDocument), aLessonAnswer("REVIEW")]);
  await user.click(await screen.findByRole("button", { name: "Submit for review" }));
  expect(await screen.findByText("Ìkíni: listen submitted for review.")).toBeVisible();
  expect(sentBy(asked, "SessionSubmit")).toMatchObject({ id: "l1", version: 4 });
});

it("sends a session back with comments at its blocks", async () => {
  const { user, asked } = open([
    aLessonAnswer("REVIEW"),
    accepted(SessionRequestChangesDocument),
    aLessonAnswer("DRAFT"),
  ]);
  await user.click(await screen.findByRole("button", { name: "Request changes" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What needs to change?" }));
  await user.click(dialog.getByRole("button", { name: "Request changes" }));
  expect(await dialog.findByText("Say what needs to change.")).toBeVisible();
  await user.type(dialog.getByRole("textbox", { name: /^Block 2/ }), "Which tone?");
  await user.click(dialog.getByRole("button", { name: "Request changes" }));
  await waitFor(() =>
    expect(sentBy(asked, "SessionRequestChanges")).toMatchObject({
      version: 4,
      comments: [{ blockId: "b2", text: "Which tone?" }],
    }),
  );
});

it("keeps a session from being published while comments are open, and lets them be resolved", async () => {
  const comment = { blockId: "gone", quote: "Kí ni èyí?", text: "Which tone?" };
  const { user, asked } = open([
    aLessonAnswer("REVIEW", aReviewSession({ comment })),
    {
      request: { query: SessionResolveDocument, variables: () => true },
      result: { data: { saved: { ...done, record: { __typename: "ExamSession", id: "e1", comments: [] } } } },
    },
  ]);
  expect(await screen.findByText("A block that was removed: “Kí ni èyí?”")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Publish/ })).toHaveAccessibleName(/Resolve the open comment/);
  await user.click(screen.getByRole("button", { name: "Resolve" }));
  expect(await screen.findByRole("button", { name: "Publish" })).toBeVisible();
  expect(sentBy(asked, "SessionResolve")).toMatchObject({ id: "l1", commentId: "m1" });
});

it("takes a comment up again that was resolved by mistake", async () => {
  const { comments, ...session } = aReviewSession({
    comment: { blockId: "b1", quote: "Kí ni èyí?", text: "Which tone?" },
  });
  const resolved = comments.map((one) => ({ ...one, resolvedAt: "2026-10-21T10:00:00.000Z" }));
  const reopening = {
    request: { query: SessionReopenDocument, variables: () => true },
    result: { data: { saved: { ...done, record: { __typename: "ExamSession", id: "e1", comments } } } },
  };
  const { user, asked } = open([aLessonAnswer("DRAFT", { ...session, comments: resolved }), reopening]);
  await user.click(await screen.findByRole("button", { name: "Reopen" }));
  expect(await screen.findByRole("button", { name: "Resolve" })).toBeVisible();
  expect(sentBy(asked, "SessionReopen")).toMatchObject({ id: "l1", commentId: "m1" });
});

it("says what becomes other for learners before a session is published", async () => {
  const [block] = blocksOf("short-text");
  const version = (versionNumber: number, hint: string) => ({
    request: { query: SessionVersionDocument, variables: { id: "l1", versionNumber } },
    result: {
      data: { session: { __typename: "ExamSession", id: `v${versionNumber}`, blocks: [wireOf({ ...block!, hint })] } },
    },
  });
  const { user, asked } = open([
    aLessonAnswer("REVIEW", aReviewSession({ live: 1 })),
    version(1, ""),
    // Read in full on the page, and compared in the dialog.
    version(2, "Listen"),
    version(2, "Listen"),
    accepted(SessionPublishDocument),
    aLessonAnswer("PUBLISHED"),
  ]);
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Publish Ìkíni: listen?" }));
  expect(dialog.getByText(/Version 2 takes the place of version 1 in the app/)).toBeVisible();
  const changes = within(await dialog.findByRole("list", { name: "Changes" })).getAllByRole("listitem");
  expect(changes.map(({ textContent }) => textContent)).toEqual(["Block 1, changed: wordsHint: Listen"]);
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(sentBy(asked, "SessionPublish")).toMatchObject({ id: "l1", version: 4 }));
});

it("lets a session be withdrawn until its reviewer has opened it", async () => {
  const own = { ...aReviewSession(), isAuthor: true };
  const first = open([aLessonAnswer("REVIEW", own, [aReview(null)])], "content-creator");
  expect(await screen.findByRole("button", { name: "Withdraw" })).toBeVisible();
  expect(screen.getByText("Not opened yet")).toBeVisible();
  first.unmount();
  open([aLessonAnswer("REVIEW", own, [aReview("2026-10-21T10:00:00.000Z")])], "content-creator");
  expect(await screen.findByRole("button", { name: /^Withdraw/ })).toHaveAccessibleName(
    /The reviewer has opened it, so it can no longer be withdrawn/,
  );
});

it("says what is lost before a draft is discarded", async () => {
  const [block] = blocksOf("short-text");
  const version = (versionNumber: number, hint: string) => ({
    request: { query: SessionVersionDocument, variables: { id: "l1", versionNumber } },
    result: {
      data: { session: { __typename: "ExamSession", id: `v${versionNumber}`, blocks: [wireOf({ ...block!, hint })] } },
    },
  });
  const comment = { blockId: "gone", quote: "Kí ni èyí?", text: "Which tone?" };
  const { user, asked } = open([
    aLessonAnswer("DRAFT", aReviewSession({ live: 1, comment })),
    version(1, ""),
    version(2, "Listen"),
    accepted(SessionDiscardDocument),
    aLessonAnswer("PUBLISHED"),
  ]);
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Discard draft" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discard version 2?" }));
  expect(dialog.getByText(/What was written since version 1 is lost/)).toHaveTextContent(
    "1 open comment will count as resolved.",
  );
  expect(await dialog.findByText("Hint: Listen")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Discard draft" }));
  await waitFor(() => expect(sentBy(asked, "SessionDiscard")).toMatchObject({ id: "l1", version: 4 }));
});

it("leads from a comment to its block in the builder", async () => {
  const comment = { blockId: "b1", quote: "Kí ni èyí?", text: "Which tone?" };
  open([aLessonAnswer("DRAFT", aReviewSession({ comment }))]);
  expect(await screen.findByRole("link", { name: "Block 1: “Kí ni èyí?”" })).toHaveAttribute(
    "href",
    "/app/content/exam/yoruba-1/s1/t1/c1/l1/edit-session?block=b1",
  );
});

it("offers a reviewer no withdrawal, and an author no review of their own", async () => {
  const first = open([aLessonAnswer("REVIEW")], "content-manager");
  expect(await screen.findByRole("button", { name: "Publish" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Request changes" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: /Withdraw/ })).toBeNull();
  first.unmount();
  open([aLessonAnswer("REVIEW", { ...aReviewSession(), isAuthor: true })], "content-manager");
  expect(await screen.findByRole("button", { name: "Withdraw" })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Publish/ })).toHaveAccessibleName(/You cannot publish your own work/);
  expect(screen.getByRole("button", { name: /^Request changes/ })).toHaveAccessibleName(
    /You cannot review your own work/,
  );
});

it("offers a creator only what an author does", async () => {
  open([aLessonAnswer("REVIEW", { ...aReviewSession(), isAuthor: true })], "content-creator");
  expect(await screen.findByRole("button", { name: "Withdraw" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Request changes" })).toBeNull();
});

it("copies a lesson into a section of its topic, and goes to the copy", async () => {
  const { contentStatus: _, archivedAt: __, writers: ___, ...place } = aLessonPlace;
  const items = [{ __typename: "ExamSection", id: "c2", name: "Dialogues" }];
  const topic = { __typename: "ExamTopic", id: "t1", sections: { __typename: "ExamSectionPage", items } };
  const record = { ...place, id: "l2", version: 1 };
  const { user, asked } = open(
    [
      aLessonAnswer("PUBLISHED"),
      { request: { query: SectionsOfTopicDocument, variables: { id: "t1" } }, result: { data: { topic } } },
      {
        request: { query: LessonCopyDocument, variables: () => true },
        result: { data: { saved: { __typename: "ExamLessonPayload", record, userErrors: [] } } },
      },
    ],
    "super-admin",
  );
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Copy lesson" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Copy Ìkíni: listen" }));
  await user.click(dialog.getByRole("combobox", { name: "Section" }));
  await user.click(await screen.findByRole("option", { name: "Dialogues" }));
  await user.click(dialog.getByRole("button", { name: "Copy lesson" }));
  expect(await screen.findByText("Ìkíni: listen copied. Nobody has it to write yet.")).toBeVisible();
  expect(sentBy(asked, "LessonCopy")).toMatchObject({ id: "l1", sectionId: "c2" });
});

it("shows a reviewer all of a session, and sends what is written at a block while reading", async () => {
  const [block] = blocksOf("single-choice");
  const whole = { ...block!, _id: "b1", hint: "Listen", feedback: "Well done" };
  const { user, asked } = open([
    aLessonAnswer("REVIEW", aReviewSession()),
    {
      request: { query: SessionVersionDocument, variables: { id: "l1", versionNumber: 2 } },
      result: { data: { session: { __typename: "ExamSession", id: "v2", blocks: [wireOf(whole)] } } },
    },
    accepted(SessionRequestChangesDocument),
    aLessonAnswer("DRAFT"),
  ]);
  expect(await screen.findByText("Hint: Listen")).toBeVisible();
  expect(screen.getByText("Feedback: Well done")).toBeVisible();
  expect(screen.getByText(/\(correct\)$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Comment" }));
  await user.type(screen.getByRole("textbox", { name: /^Comment/ }), "Which tone?");
  await user.click(screen.getByRole("button", { name: "Request changes" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText(/^Block 1:/)).toHaveValue("Which tone?");
  await user.click(dialog.getByRole("button", { name: "Request changes" }));
  await waitFor(() =>
    expect(sentBy(asked, "SessionRequestChanges")).toMatchObject({
      comments: [{ blockId: "b1", text: "Which tone?" }],
    }),
  );
});

it("keeps what a reviewer writes through a reload until it is sent, and does not publish over it", async () => {
  const [block] = blocksOf("single-choice");
  const whole = () => ({
    request: { query: SessionVersionDocument, variables: { id: "l1", versionNumber: 2 } },
    result: {
      data: { session: { __typename: "ExamSession", id: "v2", blocks: [wireOf({ ...block!, _id: "b1" })] } },
    },
  });
  // Asked again when the dialog is closed.
  const twice = [aLessonAnswer("REVIEW", aReviewSession()), aLessonAnswer("REVIEW", aReviewSession())];
  const first = open([...twice, whole(), whole()]);
  await first.user.click(await screen.findByRole("button", { name: "Comment" }));
  await first.user.type(screen.getByRole("textbox", { name: /^Comment/ }), "Which tone?");
  await first.user.click(screen.getByRole("button", { name: "Request changes" }));
  const asked = within(await screen.findByRole("dialog"));
  await first.user.type(asked.getByLabelText(/^The session as a whole/), "Nearly there.");
  await first.user.click(asked.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("textbox", { name: /^Comment/ })).toHaveValue("Which tone?");
  first.unmount();

  const second = open([
    aLessonAnswer("REVIEW", aReviewSession()),
    whole(),
    accepted(SessionRequestChangesDocument),
    aLessonAnswer("DRAFT"),
  ]);
  await waitFor(() => expect(screen.getByRole("textbox", { name: /^Comment/ })).toHaveValue("Which tone?"));
  expect(screen.getByRole("button", { name: /^Publish/ })).toHaveAccessibleName(/Send or clear the 2 comments/);
  await second.user.click(screen.getByRole("button", { name: "Request changes" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText(/^Block 1:/)).toHaveValue("Which tone?");
  await second.user.click(dialog.getByRole("button", { name: "Request changes" }));
  await waitFor(() =>
    expect(sentBy(second.asked, "SessionRequestChanges")).toMatchObject({
      comments: [
        { blockId: "b1", text: "Which tone?" },
        { blockId: null, text: "Nearly there." },
      ],
    }),
  );
  second.unmount();

  open([aLessonAnswer("REVIEW", aReviewSession()), whole()]);
  expect(await screen.findByRole("button", { name: "Comment" })).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /^Comment/ })).toBeNull();
});
