import { screen } from "@testing-library/react";
import { aSession, openAt } from "../../../../testing/open-at.tsx";
import { aViewer } from "../../../../testing/viewer.ts";
import type { ListedLessonFragment } from "../creators.generated.ts";
import { LessonProblems } from "./lesson-problems.tsx";

const inPlace = <Name extends string>(__typename: Name, id: string) => ({ __typename, id, name: id });

const lesson = (change: Partial<ListedLessonFragment>): ListedLessonFragment => ({
  __typename: "ExamLesson",
  id: "l1",
  name: "Ekele: listen",
  contentStatus: "DRAFT",
  statusSince: "2026-02-02T09:00:00.000Z",
  activeFlag: "ACTIVE",
  dueOn: null,
  publishedVersion: null,
  workingVersion: 1,
  version: 2,
  assignee: null,
  reviewer: null,
  assignment: null,
  section: {
    ...inPlace("ExamSection", "c1"),
    topic: {
      ...inPlace("ExamTopic", "t1"),
      subject: { ...inPlace("ExamSubject", "s1"), exam: { ...inPlace("Exam", "x1"), slug: "igbo-1" } },
    },
  },
  problemCount: 6,
  problems: [],
  ...change,
});
const option = {
  __typename: "SessionCheck" as const,
  blockId: "b5",
  blockIndex: 4,
  field: "options.2.answerText",
  message: "Enter the text of option C.",
};
const show = (change: Partial<ListedLessonFragment>, role: "super-admin" | "director" = "super-admin") =>
  openAt(<LessonProblems lesson={lesson(change)} />, { session: aSession({ viewer: aViewer(role) }) });

it("counts what keeps a lesson from being submitted, names some of it, and leads to the first in the builder", () => {
  show({ problems: [option] });
  const link = screen.getByRole("link", { name: /6 problems in Ekele: listen: Block 5: Enter the text/ });
  expect(link).toHaveAttribute(
    "href",
    "/app/content/exam/igbo-1/s1/t1/c1/l1/edit-session?block=b5&field=options.2.answerText",
  );
  expect(link).toHaveAttribute("data-hint", "Block 5: Enter the text of option C.\nand 5 more");
});

it.each([
  ["whoever may only read", {}, "director" as const],
  ["a lesson in review", { contentStatus: "REVIEW" as const }, "super-admin" as const],
])("leads to the lesson's page for %s", (_, change, role) => {
  show({ problems: [option], ...change }, role);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/app/content/exam/igbo-1/s1/t1/c1/l1");
});

it.each([
  [0, "None"],
  [null, "–"],
])("says of %s problems %s", (problemCount, said) => {
  show({ problemCount });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});
