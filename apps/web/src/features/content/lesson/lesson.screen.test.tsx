import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { CreatorChoicesDocument } from "../creators/creators.generated.ts";
import { ExamLessonSetDueDocument } from "../creators/assign/assign.generated.ts";
import { aLesson, aLessonAnswer, aLessonSession } from "../testing/lessons.ts";
import { LessonScreen } from "./lesson.screen.tsx";

const open = (found: ReturnType<typeof aLessonSession> | null, role: "super-admin" | "director" = "super-admin") =>
  openAt(
    <Routes>
      <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId" element={<LessonScreen />} />
    </Routes>,
    {
      at: "/app/content/exam/yoruba-1/s1/t1/c1/l1",
      mocks: [aLessonAnswer("DRAFT", found)],
      session: aSession({ viewer: aViewer(role) }),
    },
  );

it("shows who writes a lesson, and what is written block by block", async () => {
  open(aLessonSession([]));
  expect(await screen.findByRole("heading", { level: 1, name: "Ìkíni: listen" })).toBeVisible();
  expect(screen.getByText("Adérónkẹ́ Adéyẹmí")).toBeVisible();
  expect(screen.getByText("Version 2 · 2 blocks")).toBeVisible();
  const blocks = within(screen.getByRole("list", { name: "Blocks" })).getAllByRole("listitem");
  expect(blocks.map(({ textContent }) => textContent)).toEqual([
    "Kí ni èyí?Single choice",
    "Nothing asked yetSingle choice",
  ]);
  expect(screen.getByText("Ready to submit.")).toBeVisible();
});

it("says what is to be mended, and marks the blocks that are meant", async () => {
  const message = "Enter the question.";
  open(aLessonSession([{ __typename: "SessionCheck", blockId: "b2", blockIndex: 1, field: "questionText", message }]));
  expect(await screen.findByText("Fix 1 problem before submitting.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Block 2: Enter the question." })).toHaveAttribute(
    "href",
    "/app/content/exam/yoruba-1/s1/t1/c1/l1/edit-session?block=b2&field=questionText",
  );
  const [first, second] = within(screen.getByRole("list", { name: "Blocks" })).getAllByRole("listitem");
  expect(first).not.toHaveTextContent("To fix");
  expect(second).toHaveTextContent("To fix");
});

it("says so where nothing was written, and offers its form to whom may use it", async () => {
  open(null);
  expect(await screen.findByText("Nothing has been written yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit lesson" })).toHaveAttribute(
    "href",
    "/app/content/edit-lesson/yoruba-1/s1/t1/c1/l1",
  );
});

it("says of an active lesson that there is no content yet, and of a draft which version is live", async () => {
  const openAs = (versions: Pick<typeof aLesson, "publishedVersion" | "workingVersion">) =>
    openAt(
      <Routes>
        <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId" element={<LessonScreen />} />
      </Routes>,
      {
        at: "/app/content/exam/yoruba-1/s1/t1/c1/l1",
        mocks: [aLessonAnswer("DRAFT", null, [], { ...aLesson, ...versions })],
        session: aSession({ viewer: aViewer("super-admin") }),
      },
    );
  const empty = openAs({ publishedVersion: null, workingVersion: null });
  expect(await screen.findByText("Active, no content yet")).toBeVisible();
  empty.unmount();
  openAs({ publishedVersion: 1, workingVersion: 2 });
  expect(await screen.findByText("Version 1 is live; this draft is version 2")).toBeVisible();
});

it("offers a reader no form", async () => {
  open(null, "director");
  expect(await screen.findByText("Nothing has been written yet.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Edit lesson" })).toBeNull();
});

it("shows writer, due day and note together, an overdue day as overdue, and changes the day in place", async () => {
  const late = {
    ...aLesson,
    dueOn: "2020-10-06",
    assignment: {
      __typename: "LessonAssignment" as const,
      id: "a1",
      state: "IN_PROGRESS" as const,
      note: "Record it again.",
    },
  };
  const { user, asked } = openAt(
    <Routes>
      <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId" element={<LessonScreen />} />
    </Routes>,
    {
      at: "/app/content/exam/yoruba-1/s1/t1/c1/l1",
      mocks: [
        aLessonAnswer("DRAFT", null, [], late),
        {
          request: { query: CreatorChoicesDocument },
          result: { data: { contentCreators: { __typename: "ContentCreatorPage", items: [] } } },
        },
        {
          request: { query: ExamLessonSetDueDocument, variables: () => true },
          result: {
            data: {
              saved: { __typename: "ExamLessonPayload", record: { ...late, dueOn: null, version: 2 }, userErrors: [] },
            },
          },
        },
      ],
      session: aSession({ viewer: aViewer("super-admin") }),
    },
  );
  const writing = within(await screen.findByRole("region", { name: "Writing" }));
  expect(writing.getByRole("link", { name: "Adérónkẹ́ Adéyẹmí" })).toBeVisible();
  expect(writing.getByText("Record it again.")).toBeVisible();
  expect(writing.getByText("Overdue:")).toBeInTheDocument();
  await user.click(writing.getByRole("button", { name: "Reassign" }));
  const assigning = within(await screen.findByRole("dialog", { name: "Reassign Ìkíni: listen" }));
  expect(assigning.getByRole("textbox", { name: /^Note to the writer/ })).toHaveValue("Record it again.");
  await user.click(assigning.getByRole("button", { name: "Cancel" }));
  await user.click(writing.getByRole("button", { name: "Change due date" }));
  const dialog = within(await screen.findByRole("dialog", { name: "When is Ìkíni: listen due?" }));
  await user.clear(dialog.getByLabelText(/^Due date/));
  await user.click(dialog.getByRole("button", { name: "Save due date" }));
  await waitFor(() =>
    expect(asked.find(({ operationName }) => operationName === "ExamLessonSetDue")?.variables).toMatchObject({
      id: "l1",
      version: 1,
      dueOn: null,
    }),
  );
  expect(await writing.findByText("No date set")).toBeVisible();
});
