import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../../testing/open-at.tsx";
import { aViewer } from "../../../../testing/viewer.ts";
import { CreatorRecordDocument } from "../creators.generated.ts";
import { LessonsOfCreatorDocument } from "../detail/lessons-tabs.generated.ts";
import { MyLessonsScreen } from "./my-lessons.screen.tsx";

const path = "/app/content/content-creators/my-lessons";

it("refuses a writer the lessons of another, with the way to their own", async () => {
  const viewer = aViewer("content-creator");
  openAt(
    <Routes>
      <Route path={`${path}/:content_creator_id`} element={<MyLessonsScreen />} />
    </Routes>,
    { at: `${path}/${"c".repeat(24)}`, session: aSession({ viewer }) },
  );
  expect(await screen.findByText("You do not have access to this page.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to my lessons" })).toHaveAttribute("href", `${path}/${viewer.id}`);
});

it("says on each card which version is live, and which is being written", async () => {
  const viewer = aViewer("content-creator");
  const lesson = {
    ...{ __typename: "ExamLesson", id: "l1", name: "Ìkíni: listen", contentStatus: "DRAFT", activeFlag: "ACTIVE" },
    ...{ statusSince: "2026-10-01T09:00:00.000Z", dueOn: null, publishedVersion: 1, workingVersion: 2, version: 3 },
    ...{ assignee: null, reviewer: null, assignment: null, section: null },
  };
  const creator = {
    ...{ __typename: "ContentCreator", id: viewer.id, languages: [], specialities: [], weeklyTarget: null },
    ...{ status: "ACTIVE", openCount: 1, inReviewCount: 0, overdueCount: 0, publishedThisMonth: 0, version: 1 },
    ...{ changesRequestedRate: null, medianDays: null, person: null },
  };
  const page = { items: [lesson], pageInfo: { __typename: "PageInfo", totalCount: 1 } };
  const mocks = [
    { request: { query: CreatorRecordDocument, variables: () => true }, result: { data: { record: creator } } },
    {
      request: { query: LessonsOfCreatorDocument, variables: () => true },
      result: { data: { examLessons: { __typename: "ExamLessonPage", ...page } } },
    },
  ];
  openAt(
    <Routes>
      <Route path={`${path}/:content_creator_id`} element={<MyLessonsScreen />} />
    </Routes>,
    { at: `${path}/${viewer.id}`, session: aSession({ viewer }), mocks: mocks as never },
  );
  expect(await screen.findByText("Version 1 is live; this draft is version 2")).toBeVisible();
});
