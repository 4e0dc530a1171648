import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../../testing/open-at.tsx";
import { aViewer } from "../../../../testing/viewer.ts";
import {
  CreatorChoicesDocument,
  type CreatorRowFragment,
  type LessonStatusRowFragment,
} from "../creators.generated.ts";
import { AssignLessonScreen } from "./assign-lesson.screen.tsx";
import { AssignedLessonDocument, ExamLessonAssignDocument } from "./assign.generated.ts";

const first = "a".repeat(24);
const second = "b".repeat(24);

const lesson: LessonStatusRowFragment = {
  __typename: "ExamLesson",
  id: "l1",
  name: "Ìkíni: listen",
  contentStatus: "DRAFT",
  statusSince: "2026-10-01T09:00:00.000Z",
  activeFlag: "ACTIVE",
  dueOn: null,
  publishedVersion: null,
  workingVersion: 1,
  version: 3,
  assignee: { __typename: "StaffUser", id: first, name: "Adérónkẹ́ Adéyẹmí" },
  reviewer: null,
  assignment: null,
  section: null,
};
const creator = (id: string, name: string): CreatorRowFragment => ({
  __typename: "ContentCreator",
  id,
  languages: ["Yoruba"],
  specialities: [],
  weeklyTarget: null,
  status: "ACTIVE",
  openCount: 4,
  inReviewCount: 1,
  overdueCount: 0,
  publishedThisMonth: 2,
  changesRequestedRate: null,
  medianDays: null,
  version: 1,
  person: { __typename: "StaffUser", id, name },
});
const choices = {
  request: { query: CreatorChoicesDocument },
  maxUsageCount: 5,
  result: {
    data: {
      contentCreators: {
        __typename: "ContentCreatorPage",
        items: [creator(first, "Adérónkẹ́ Adéyẹmí"), creator(second, "Ifeọma Nwankwọ")],
      },
    },
  },
};
const asked = {
  request: { query: AssignedLessonDocument, variables: { id: "l1" } },
  result: { data: { record: lesson } },
};
/** What is sent with the choice whether it is taken from whom has it, and what the server says. */
const assigning = (reassign: boolean, saved: object) => ({
  request: {
    query: ExamLessonAssignDocument,
    variables: ({ input }: { input: { creatorId: string; reassign: boolean } }) =>
      input.creatorId === second && input.reassign === reassign,
  },
  result: { data: { saved } },
});
const taken = "This lesson is assigned to Adérónkẹ́ Adéyẹmí. Reassign it?";

it("asks before a lesson is taken from somebody, then assigns it", async () => {
  const refused = {
    __typename: "ExamLessonPayload",
    record: null,
    userErrors: [{ __typename: "FieldError", message: taken, code: "VALIDATION", path: ["creatorId"] }],
  };
  const done = {
    __typename: "ExamLessonPayload",
    record: { ...lesson, version: 4, assignee: { __typename: "StaffUser", id: second, name: "Ifeọma Nwankwọ" } },
    userErrors: [],
  };
  const { user, router } = openAt(
    <Routes>
      <Route path="/app/content/lesson-status/assign-content-creator/:lesson_id" element={<AssignLessonScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      at: "/app/content/lesson-status/assign-content-creator/l1",
      mocks: [asked, choices, assigning(false, refused), assigning(true, done)],
      session: aSession({ viewer: aViewer("super-admin") }),
    },
  );
  const box = await screen.findByRole("combobox", { name: "Content creator" });
  expect(screen.queryByRole("switch", { name: "Reassign it" })).toBeNull();
  await user.click(box);
  await user.click(await screen.findByRole("option", { name: /Ifeọma/ }));
  await user.click(screen.getByRole("button", { name: "Assign lesson" }));
  expect(await screen.findByText(taken)).toBeVisible();
  await user.click(screen.getByRole("switch", { name: "Reassign it" }));
  await user.click(screen.getByRole("button", { name: "Assign lesson" }));
  expect(await screen.findByText("Elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe("/app/content/lesson-status");
});
