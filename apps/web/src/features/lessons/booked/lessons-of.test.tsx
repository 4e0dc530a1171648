import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { aCourse } from "../courses/testing/courses.ts";
import { LessonsOfDocument } from "./lessons-of.generated.ts";
import { LessonsOf } from "./lessons-of.public.tsx";
import { aLesson } from "./testing/lessons.ts";

const customerId = "c".repeat(24);
const page = (items: object[], totalCount: number) => ({
  __typename: "BookedLessonPage",
  items,
  pageInfo: { __typename: "PageInfo", totalCount },
});
const mocks = [
  {
    request: { query: LessonsOfDocument, variables: () => true },
    result: {
      data: {
        courses: { __typename: "ConfirmedLessonPage", items: [aCourse()] },
        ahead: page([aLesson()], 12),
        over: page([], 0),
      },
    },
  },
];

it("shows the courses of a customer with their lessons, each with the way to it and to whom it names", async () => {
  const { asked } = openAt(<LessonsOf whose={{ customerId }} />, { at: "/", mocks: mocks as never });
  const course = await screen.findByRole("link", { name: "L-000007: Igbo" });
  expect(course).toHaveAttribute("href", `/app/tutoring/admin-confirmed-lessons?view=${"e".repeat(24)}`);
  const ahead = within(screen.getByRole("region", { name: "Upcoming" }));
  expect(ahead.getByRole("link", { name: "Tobi Eze" })).toBeVisible();
  expect(ahead.getByRole("link", { name: "Adaeze Obi" })).toBeVisible();
  expect(ahead.getByRole("link", { name: "All 12 lessons" })).toHaveAttribute(
    ...["href", `/app/tutoring/admin-booked-lessons?customerId=${customerId}&upcoming=true`],
  );
  expect(screen.getByText("No past lessons.")).toBeVisible();
  expect(asked[0]?.variables).toMatchObject({
    courses: { customerId: [customerId] },
    ahead: { customerId: [customerId], upcoming: true },
  });
});
