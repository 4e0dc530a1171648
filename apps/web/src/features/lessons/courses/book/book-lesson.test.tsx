import { screen, within } from "@testing-library/react";
import { bookAddress, bookedForIn } from "../../../../shared/links/book-address.ts";
import { openAt } from "../../../../testing/open-at.tsx";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { aCourse } from "../testing/courses.ts";
import { BookableCoursesDocument } from "./bookable-courses.generated.ts";
import { CoursesFreeDocument } from "./courses-free.generated.ts";
import { BookFor } from "./book-for.dialog.tsx";
import { BookLesson } from "./book-lesson.public.tsx";

const first = aCourse();
const second = aCourse({ id: "8".repeat(24), name: "L-000099" });

function mocks(courses: ReturnType<typeof aCourse>[], asked: unknown[] = []) {
  return [
    {
      request: { query: BookableCoursesDocument, variables: (given: unknown) => asked.push(given) > 0 },
      result: {
        data: {
          confirmedLessons: {
            __typename: "ConfirmedLessonPage",
            items: courses,
            pageInfo: { __typename: "PageInfo", totalCount: courses.length },
          },
        },
      },
      maxUsageCount: 5,
    },
    {
      request: { query: ConfirmedLessonRecordDocument, variables: () => true },
      result: { data: { record: first } },
      maxUsageCount: 5,
    },
  ] as never;
}

it("asks whoever has several courses which one, and goes on to the time", async () => {
  const asked: unknown[] = [];
  const { user } = openAt(<BookFor name="book" id={bookAddress("customerId", "c1")} onClose={() => undefined} />, {
    mocks: mocks([first, second], asked),
  });
  const [choose] = await screen.findAllByRole("button", { name: /^Choose / });
  expect(asked).toEqual([{ filter: { customerId: ["c1"], status: ["AWAITING_PAYMENT", "ACTIVE"] } }]);
  expect(screen.getByRole("link", { name: "New request instead" })).toHaveAttribute("href", "?newRequest=c1");
  await user.click(choose as HTMLElement);
  expect(await screen.findByRole("heading", { name: /^Book an extra lesson/ })).toBeVisible();
});

it("goes straight to the time where there is one course, and takes it from the calendar", async () => {
  const slot = {
    start: new Date("2026-12-08T15:00Z"),
    end: new Date("2026-12-08T15:45Z"),
    timeZone: "Africa/Lagos",
    tutorId: null,
  };
  openAt(<BookLesson filter={{}} slot={slot} request="?new=" onClose={() => undefined} />, { mocks: mocks([first]) });
  expect(await screen.findByLabelText("Minutes")).toHaveValue("45");
});

it("has its search focused where there are many, and puts first those that are paid for", async () => {
  const credit = { __typename: "CourseCredit" as const, lessonsLeft: 0, unbooked: 0, unpaidFrom: null };
  const many = Array.from({ length: 7 }, (_, at) =>
    aCourse({
      id: String(at).repeat(24),
      credit: at < 6 ? credit : null,
      learner: { __typename: "Learner", id: String(at).repeat(24), name: `Learner ${at}` },
    }),
  );
  openAt(<BookLesson filter={{}} slot={null} request="?new=" onClose={() => undefined} />, { mocks: mocks(many) });
  expect(await screen.findByRole("searchbox", { name: "Number or name" })).toHaveFocus();
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Learner 6");
});

it("puts first those whose people are free at the time that is typed, says so of each, and goes on with that time", async () => {
  const asked: { courseIds: string[]; startAt: string; minutes: number | null }[] = [];
  const free = (courseId: string, busy: string | null, until: string | null) => ({
    __typename: "CourseFree",
    ...{ courseId, busy, until, away: false },
  });
  const answer = {
    request: { query: CoursesFreeDocument, variables: (given: never) => asked.push(given) > 0 },
    result: {
      data: {
        coursesFreeAt: [free(first.id, "Adaeze Obi", "2027-01-05T17:00:00.000Z"), free(second.id, null, null)],
      },
    },
    maxUsageCount: 9,
  };
  const { user } = openAt(<BookFor name="book" id={bookAddress("customerId", "c1")} onClose={() => undefined} />, {
    mocks: [...mocks([first, second]), answer] as never,
  });
  await user.clear(await screen.findByLabelText(/On which day/));
  await user.type(screen.getByLabelText(/On which day/), "5 Jan 2027");
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText(/At what time/), "16:30");
  expect(await screen.findByText(/^Adaeze Obi is busy until 17:00$/)).toBeVisible();
  expect(asked).toEqual([{ courseIds: [first.id, second.id], startAt: "2027-01-05T16:30:00.000Z", minutes: null }]);
  const [best, other] = screen.getAllByRole("listitem");
  expect([best, other].map((line) => line?.textContent)).toEqual([
    expect.stringContaining("Free then"),
    expect.stringContaining("busy until"),
  ]);
  await user.click(within(best as HTMLElement).getByRole("button", { name: /^Choose / }));
  expect(await screen.findByLabelText("At what time")).toHaveValue("16:30");
});

it("says so where nothing runs", async () => {
  openAt(<BookFor name="book" id={bookAddress("learnerId", "l1")} onClose={() => undefined} />, { mocks: mocks([]) });
  expect(await screen.findByText(/^No course is running\./)).toBeVisible();
});

it("reads the person that it wrote, and nothing from what is none", () => {
  expect(bookedForIn(bookAddress("tutorId", "t1"))).toEqual({ tutorId: ["t1"] });
  expect([bookedForIn("any"), bookedForIn(null), bookedForIn("status~x")]).toEqual([null, null, null]);
});
