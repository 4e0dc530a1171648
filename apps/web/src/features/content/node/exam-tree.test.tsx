import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { ExamTree } from "./exam-tree.tsx";
import { ExamTreeLessonsDocument, ExamTreePartsDocument, type TreeLessonFragment } from "./exam-tree.generated.ts";

const part = { version: 1, order: 0 };
const subject = { __typename: "ExamSubject" as const, id: "s1", name: "Speaking", ...part };
const topic = { __typename: "ExamTopic" as const, id: "t1", name: "Ìkíni", ...part };
const section = { __typename: "ExamSection" as const, id: "c1", name: "New words", ...part };
const lesson = (name: string, order: number, published: boolean): TreeLessonFragment => ({
  __typename: "ExamLesson",
  id: name,
  name,
  version: 1,
  order,
  activeFlag: "ACTIVE",
  contentStatus: published ? "PUBLISHED" : "NO_CONTENT",
  publishedVersion: published ? 1 : null,
  workingVersion: published ? 1 : null,
  section: { ...section, topic: { ...topic, subject } },
});
const partsOf = (topicCount: number) => ({
  request: { query: ExamTreePartsDocument, variables: { slug: "yoruba-1" } },
  result: {
    data: {
      exam: {
        __typename: "Exam" as const,
        id: "x1",
        subjects: {
          __typename: "ExamSubjectPage" as const,
          pageInfo: { __typename: "PageInfo" as const, totalCount: 1 },
          items: [
            {
              ...subject,
              topics: {
                __typename: "ExamTopicPage" as const,
                items: [],
                pageInfo: { __typename: "PageInfo" as const, totalCount: topicCount },
              },
            },
          ],
        },
      },
    },
  },
});
const parts = partsOf(0);
const lessons = (number: number, items: TreeLessonFragment[]) => ({
  request: { query: ExamTreeLessonsDocument, variables: { examId: "x1", number } },
  result: {
    data: {
      page: {
        __typename: "ExamLessonPage" as const,
        items,
        pageInfo: { __typename: "PageInfo" as const, number, totalPages: 2 },
      },
    },
  },
});

it("shows a whole exam down to its lessons, finds in it without marks, and opens what is chosen", async () => {
  const { user, router } = openAt(
    <Routes>
      <Route
        path="/app/content/exam/yoruba-1"
        element={<ExamTree examId="x1" slug="yoruba-1" name="Yorùbá" mayWrite />}
      />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      at: "/app/content/exam/yoruba-1",
      mocks: [parts, lessons(1, [lesson("Ẹ káàárọ̀", 1, true)]), lessons(2, [lesson("Ẹ káalẹ́", 0, false)])],
      session: aSession({ viewer: aViewer("super-admin") }),
    },
  );
  await user.click(await screen.findByRole("button", { name: "Expand all" }));
  expect(await screen.findByRole("treeitem", { name: /Ẹ káàárọ̀/ })).toHaveTextContent("Published");
  expect(await screen.findByRole("treeitem", { name: /Ẹ káalẹ́/ })).toHaveTextContent("Active, no content yet");
  await user.type(screen.getByRole("searchbox", { name: /Find in this exam/ }), "kaale{Enter}");
  expect(screen.queryByRole("treeitem", { name: /Ẹ káàárọ̀/ })).toBeNull();
  await user.click(screen.getByRole("treeitem", { name: /Ẹ káalẹ́/ }));
  expect(router.state.location.pathname).toBe(`/app/content/exam/yoruba-1/s1/t1/c1/${encodeURIComponent("Ẹ káalẹ́")}`);
});

const tree = <ExamTree examId="x1" slug="yoruba-1" name="Yorùbá" mayWrite />;
const session = aSession({ viewer: aViewer("super-admin") });

it("says that parts are left out, and where they are", async () => {
  const mocks = [partsOf(21), lessons(1, [lesson("Ẹ káàárọ̀", 1, true)]), lessons(2, [])];
  openAt(tree, { mocks, session });
  expect(await screen.findByText("Some parts without lessons are not shown.")).toBeVisible();
});

it("says that lessons are missing where a later page could not be loaded", async () => {
  const broken = { ...lessons(2, []), error: new Error("No network") };
  openAt(tree, { mocks: [parts, lessons(1, [lesson("Ẹ káàárọ̀", 1, true)]), broken], session });
  expect(await screen.findByText("Some lessons could not be loaded.")).toBeVisible();
});
