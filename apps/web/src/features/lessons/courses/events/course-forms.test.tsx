import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import type { ConfirmedLessonRecordFragment } from "../course-record.generated.ts";
import { openAt } from "../../../../testing/open-at.tsx";
import {
  ConfirmedLessonChangePriceDocument,
  ConfirmedLessonChangeScheduleDocument,
  ConfirmedLessonPauseDocument,
} from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { CourseFacts } from "../course-facts.tsx";
import { aCourse } from "../testing/courses.ts";
import { ConfirmedLessonChangeDocument } from "./course-change.generated.ts";
import { PauseForm } from "./pause.form.tsx";
import { PriceForm } from "./price.form.tsx";
import { ScheduleForm } from "./schedule.form.tsx";

const course = aCourse();
const saved = { saved: { __typename: "ConfirmedLessonPayload", record: aCourse({ version: 4 }), userErrors: [] } };
const planned = (date: string, conflicts: object[]) => ({
  __typename: "PlannedLesson",
  date,
  time: "17:30",
  start: `${date}T17:30:00.000Z`,
  clockChange: null,
  conflicts,
});
const busy = {
  __typename: "LessonConflict",
  rule: "TUTOR_BUSY",
  level: "HARD",
  text: "Adaeze Obi already has a lesson Thu 3 Dec 17:00–18:00.",
};
/** What the server says of a change: on the day that is busy there is no lesson once it is left out. */
const changed = ({ input }: { input: { change: string; skipDates?: string[] } }) => {
  const lessons = [planned("2026-12-03", [busy]), planned("2026-12-10", [])];
  return {
    data: {
      confirmedLessonChange: {
        __typename: "CourseChange",
        added: 0,
        kept: 0,
        days: 2,
        conflicts: [],
        ...(input.change === "PAUSE" ? { cancelled: 2, late: 1, moved: 0 } : { cancelled: 0, late: 0, moved: 2 }),
        lessons: input.change === "PAUSE" ? [] : lessons.filter(({ date }) => !input.skipDates?.includes(date)),
      },
    },
  };
};
const mutations = [
  ConfirmedLessonPauseDocument,
  ConfirmedLessonChangeScheduleDocument,
  ConfirmedLessonChangePriceDocument,
];
const mocks = (found: ConfirmedLessonRecordFragment = course) => [
  {
    request: { query: ConfirmedLessonRecordDocument, variables: { id: course.id } },
    result: { data: { record: found } },
  },
  {
    request: { query: ConfirmedLessonChangeDocument, variables: () => true },
    result: changed,
    maxUsageCount: 20,
  },
  ...mutations.map((query) => ({ request: { query, variables: () => true }, result: { data: saved } })),
];
const opened = (dialog: ReactElement, found?: ConfirmedLessonRecordFragment) =>
  openAt(dialog, { at: "/", mocks: mocks(found) as never });
type Asked = ReturnType<typeof openAt>["asked"];
const sentBy = (asked: Asked, name: string) => asked.find(({ operationName }) => operationName === name)?.variables;

it("tells how many lessons a pause calls off before it is made", async () => {
  const onClose = jest.fn();
  const { user, asked } = opened(<PauseForm name="pause" id={course.id} onClose={onClose} />);
  await user.type(await screen.findByLabelText(/First day without lessons/), "2026-12-01");
  await user.type(screen.getByLabelText(/Last day without lessons/), "2026-12-20");
  expect(await screen.findByText("2 lessons")).toBeVisible();
  expect(screen.getByText(/1 of them later than the cancellation policy asks for/)).toBeVisible();
  await user.click(within(screen.getByRole("radiogroup", { name: /Reason/ })).getByRole("radio", { name: "Travel" }));
  await user.click(screen.getByRole("button", { name: "Pause lessons" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "ConfirmedLessonPause")).toMatchObject({
    id: course.id,
    version: 3,
    input: { byKind: "CUSTOMER", reason: "TRAVEL", note: null, from: "2026-12-01", until: "2026-12-20" },
  });
});

it("shows what becomes of lessons at new times, and leaves out the days on which someone is busy", async () => {
  const onClose = jest.fn();
  const { user, asked } = opened(<ScheduleForm name="schedule" id={course.id} onClose={onClose} />);
  expect(await screen.findByText("2 lessons move.")).toBeVisible();
  expect(screen.getByText(busy.text)).toBeVisible();
  await user.click(screen.getByRole("switch", { name: /Skip/ }));
  expect(await screen.findByText("Everyone is free at these times.")).toBeVisible();
  const start = screen.getByLabelText(/Start of lesson 1/);
  await user.clear(start);
  await user.type(start, "17:30");
  await user.click(screen.getByRole("button", { name: "Change times" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "ConfirmedLessonChangeSchedule")).toMatchObject({
    input: { slots: [{ weekday: 2, start: "17:30" }], skipDates: ["2026-12-03"], despite: false },
  });
});

it("takes a price as people write it", async () => {
  const onClose = jest.fn();
  const { user, asked } = opened(<PriceForm name="price" id={course.id} onClose={onClose} />);
  const price = await screen.findByLabelText(/Price of a lesson/);
  expect(price).toHaveValue("22.50");
  await user.type(screen.getByLabelText(/From which day/), "2026-12-07");
  await user.clear(price);
  await user.type(price, "24,5");
  await user.click(screen.getByRole("button", { name: "Change price" }));
  expect(await screen.findByText("Enter an amount with at most 2 decimal places.")).toBeVisible();
  await user.clear(price);
  await user.type(price, "24.50");
  await user.click(screen.getByRole("button", { name: "Change price" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "ConfirmedLessonChangePrice")).toMatchObject({ effectiveOn: "2026-12-07", priceAmount: 2450 });
});

it("tells of a pause, of earlier prices and of who taught before, and offers what the state allows", async () => {
  opened(
    <CourseFacts name="view" id={course.id} onClose={jest.fn()} />,
    aCourse({
      status: "PAUSED",
      pausedFrom: "2026-12-01",
      pausedUntil: "2026-12-20",
      skipDates: ["2026-12-08"],
      earlierPrices: [{ __typename: "EarlierPrice", until: "2026-11-01", priceAmount: 2000 }],
      handover: {
        __typename: "CourseHandover",
        effectiveOn: "2026-11-02",
        note: "She is shy.",
        fromTutor: { __typename: "Tutor", id: "8".repeat(24), name: "Ebere Nwosu" },
      },
    }),
  );
  expect(await screen.findByRole("link", { name: "Ebere Nwosu" })).toBeVisible();
  expect(screen.getByText(/£20.00/)).toBeVisible();
  expect(screen.getByText("Pause", { selector: "dt" })).toBeVisible();
  expect(screen.queryByText("No lesson on")).toBeNull();
  expect(screen.getByRole("link", { name: "Resume" })).toHaveAttribute("href", expect.stringContaining("resume="));
  expect(screen.queryByRole("link", { name: "Change times" })).toBeNull();
});

it("offers everything of a course whose pause is yet to begin, and says when that is", async () => {
  const ahead = { pausedFrom: "2026-12-01", pausedUntil: "2026-12-20" };
  opened(<CourseFacts name="view" id={course.id} onClose={jest.fn()} />, aCourse(ahead));
  expect(await screen.findByText("Active")).toBeVisible();
  expect(screen.getByText("Pause", { selector: "dt" }).nextElementSibling).toHaveTextContent(/1 Dec.* to .*20 Dec/);
  expect(screen.getByRole("link", { name: "Call off the pause" })).toHaveAttribute(
    "href",
    expect.stringContaining("resume="),
  );
  for (const name of ["Change times", "Change tutor", "Change price", "End"])
    expect(screen.getByRole("link", { name })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Pause" })).toBeNull();
});
