import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { TodayLessons } from "./today-lessons.tsx";
import { TodayLessonsDocument, type TodayLessonFragment } from "./today.generated.ts";

const here: TodayLessonFragment = {
  __typename: "BookedLesson",
  id: "b".repeat(24),
  name: "L-000007-03",
  status: "BOOKED",
  hold: false,
  startAt: "2099-12-01T18:00:00.000Z",
  endAt: "2099-12-01T18:45:00.000Z",
  subject: "Igbo",
  kind: "REGULAR",
  customer: { __typename: "Customer", id: "c".repeat(24), name: "Ngozi Eze" },
  learner: { __typename: "Learner", id: "d".repeat(24), name: "Tobi Eze" },
  pod: null,
  tutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi" },
  course: { __typename: "ConfirmedLesson", id: "a".repeat(24), status: "ACTIVE" },
  meetingUrl: "https://example.org",
  reschedule: null,
  credit: null,
};
const away = { ...here, id: "a".repeat(24), name: "L-000007-04" };
const page = (items: object[]) => ({
  __typename: "BookedLessonPage",
  items,
  pageInfo: { __typename: "PageInfo", totalCount: items.length },
});
const scope = { regionId: null, isMine: false, regionIds: null, owners: null, to: () => "?" };

it("says in a lesson’s own line that its tutor is away", async () => {
  openAt(<TodayLessons scope={scope} />, {
    mocks: [
      {
        request: { query: TodayLessonsDocument, variables: () => true },
        result: { data: { lessons: page([here, away]), away: page([away]) } },
        maxUsageCount: 5,
      },
    ] as never,
  });
  const lines = (await screen.findAllByRole("listitem")).filter((line) => within(line).queryByText(/Igbo with/));
  expect(lines.map((line) => within(line).queryByText("Tutor away") !== null)).toEqual([false, true]);
});
