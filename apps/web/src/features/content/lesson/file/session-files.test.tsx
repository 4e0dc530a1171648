import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { readFileBlock } from "@app/domain/content/session-file-block.ts";
import { readSessionFile } from "@app/domain/content/session-file.ts";
import { aSession, openAt } from "../../../../testing/open-at.tsx";
import { aViewer } from "../../../../testing/viewer.ts";
import { aLessonAnswer, aReviewSession } from "../../testing/lessons.ts";
import { blocksOf, wireOf } from "../../testing/sessions.ts";
import { LessonScreen } from "../lesson.screen.tsx";
import { SessionExportDocument } from "./session-file.generated.ts";

type Mocks = NonNullable<NonNullable<Parameters<typeof openAt>[1]>["mocks"]>;
const open = (mocks: Mocks, role: "content-manager" | "director" = "content-manager") =>
  openAt(
    <Routes>
      <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId" element={<LessonScreen />} />
    </Routes>,
    { at: "/app/content/exam/yoruba-1/s1/t1/c1/l1", mocks, session: aSession({ viewer: aViewer(role) }) },
  );
const choose = async (user: ReturnType<typeof openAt>["user"], name: string) => {
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name }));
};

it("hands a session over as a file that can be imported again", async () => {
  const taken: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => taken.push(blob) && "#", revokeObjectURL: () => undefined });
  const blocks = blocksOf("single-choice", "numeric");
  const { user } = open([
    aLessonAnswer("DRAFT", aReviewSession()),
    {
      request: { query: SessionExportDocument, variables: (given) => given.id === "l1" },
      result: {
        data: {
          saved: {
            __typename: "ExamSessionPayload",
            session: {
              __typename: "ExamSession",
              id: "e1",
              version: 4,
              versionNumber: 2,
              updatedAt: "2026-10-21T09:00:00.000Z",
              blocks: blocks.map(wireOf),
            },
            userErrors: [],
          },
        },
      },
    },
  ]);
  await choose(user, "Export session");
  await waitFor(() => expect(taken).toHaveLength(1));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(taken[0] as Blob);
  });
  const read = readSessionFile(text);
  expect("blocks" in read && read.blocks.map((one) => readFileBlock(one.text))).toEqual(
    blocks.map((block) => ({ block })),
  );
});

it("asks for a file of one kind or the other, and refuses the wrong one before it is sent", async () => {
  const { user } = open([aLessonAnswer("DRAFT", aReviewSession())]);
  await choose(user, "Import blocks");
  const dialog = within(await screen.findByRole("dialog", { name: "Import blocks into Ìkíni: listen" }));
  expect(dialog.getByText(/Kind, Question, Description, Options, Correct/)).toBeVisible();
  await user.click(dialog.getByRole("combobox", { name: "What is in the file" }));
  await user.click(await screen.findByRole("option", { name: "A session that was exported" }));
  expect(await dialog.findByText(/up to 5 MB and 50 blocks/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Read file" }));
  expect(await dialog.findByText("Choose a file.")).toBeVisible();
  const file = new File(["x".repeat(6 * 1024 * 1024)], "a.json", { type: "application/json" });
  await user.upload(dialog.getByLabelText(/Session file/), file);
  expect(await dialog.findByText("The file must be 5 MB or smaller.")).toBeVisible();
});

it("offers a reader the export alone", async () => {
  open([aLessonAnswer("DRAFT", aReviewSession())], "director");
  expect(await screen.findByRole("button", { name: "Export session" })).toBeVisible();
  expect(screen.queryByText("Import blocks")).toBeNull();
});
