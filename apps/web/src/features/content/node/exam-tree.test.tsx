import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { ExamTree } from "./exam-tree.tsx";
import { ExamTreeDocument, type ExamTreeQuery } from "./exam-tree.generated.ts";

const lesson = (name: string, published: boolean) => ({
  ...{ __typename: "ExamLesson" as const, id: name, name, version: 1, activeFlag: "ACTIVE" as const },
  contentStatus: published ? ("PUBLISHED" as const) : ("NO_CONTENT" as const),
  ...{ publishedVersion: published ? 1 : null, workingVersion: published ? 1 : null },
});
const part = { version: 1 };
const exam = {
  ...{ __typename: "Exam" as const, id: "x1" },
  subjects: {
    __typename: "ExamSubjectPage" as const,
    items: [
      {
        ...{ __typename: "ExamSubject" as const, id: "s1", name: "Speaking", ...part },
        topics: {
          __typename: "ExamTopicPage" as const,
          items: [
            {
              ...{ __typename: "ExamTopic" as const, id: "t1", name: "Ìkíni", ...part },
              sections: {
                __typename: "ExamSectionPage" as const,
                items: [
                  {
                    ...{ __typename: "ExamSection" as const, id: "c1", name: "New words", ...part },
                    lessons: {
                      __typename: "ExamLessonPage" as const,
                      items: [lesson("Ẹ káàárọ̀", true), lesson("Ẹ káalẹ́", false)],
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} satisfies ExamTreeQuery["exam"];

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
      mocks: [{ request: { query: ExamTreeDocument, variables: { slug: "yoruba-1" } }, result: { data: { exam } } }],
      session: aSession({ viewer: aViewer("super-admin") }),
    },
  );
  await user.click(await screen.findByRole("button", { name: "Expand all" }));
  expect(screen.getByRole("treeitem", { name: /Ẹ káàárọ̀/ })).toHaveTextContent("Published");
  expect(screen.getByRole("treeitem", { name: /Ẹ káalẹ́/ })).toHaveTextContent("Active, no content yet");
  await user.type(screen.getByRole("searchbox", { name: /Find in this exam/ }), "kaale{Enter}");
  expect(screen.queryByRole("treeitem", { name: /Ẹ káàárọ̀/ })).toBeNull();
  await user.click(screen.getByRole("treeitem", { name: /Ẹ káalẹ́/ }));
  expect(router.state.location.pathname).toBe(`/app/content/exam/yoruba-1/s1/t1/c1/${encodeURIComponent("Ẹ káalẹ́")}`);
});
