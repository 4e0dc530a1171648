import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../testing/open-at.tsx";
import { GroupLessonRecordDocument } from "./group.generated.ts";
import { GroupLessonScreen } from "./sessions/group-lesson.screen.tsx";
import { aGroup } from "./testing/groups.ts";

it("says on its page, as in the list, that its next session has no place left", async () => {
  const next = {
    __typename: "GroupNextDate" as const,
    id: "e".repeat(24),
    start: "2126-02-02T18:00:00.000Z",
    enrolled: 6,
    capacityMax: 6,
    waitlisted: 1,
  };
  const lesson = aGroup({ status: "RUNNING", next });
  const page = (
    <Routes>
      <Route path="/pod/:groupLessonId" element={<GroupLessonScreen />} />
    </Routes>
  );
  const mocks = [
    {
      request: { query: GroupLessonRecordDocument, variables: { id: lesson.id } },
      result: { data: { record: lesson } },
      maxUsageCount: 3,
    },
  ];
  openAt(page, { at: `/pod/${lesson.id}`, mocks: mocks as never });
  expect(await screen.findByText("Full")).toBeVisible();
  expect(screen.queryByText("Running")).toBeNull();
});
