import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { ConfirmedLessonKeepLocalTimesDocument } from "../../lessons/courses/course-dialogs.public.ts";
import { ClockChangeReviewDocument, type ClockChangeReviewQuery } from "./clock-change-review.generated.ts";
import { ClockChangeReviewScreen } from "./clock-change-review.screen.tsx";

type Desk = NonNullable<ClockChangeReviewQuery["clockChangeReview"]>;

const uk = {
  __typename: "ClockShift" as const,
  timeZone: "Europe/London",
  at: "2026-10-25T01:00:00.000Z",
  minutes: -60,
};
const tutorTime = (time: string) => ({ __typename: "TutorTime" as const, weekday: 2, time });
const moved: Desk["moved"][number] = {
  __typename: "MovedSlot",
  slotIndex: 0,
  change: uk,
  startAt: "2026-10-27T18:00:00.000Z",
  isOutsideHours: true,
  clashes: false,
  kept: null,
  told: [],
  before: tutorTime("18:00"),
  after: tutorTime("19:00"),
  course: {
    __typename: "ConfirmedLesson",
    version: 3,
    id: "k".repeat(24),
    confirmedNumber: "L-000007",
    subject: "Igbo",
    anchorTimeZone: "Europe/London",
    slots: [{ __typename: "CourseSlot", weekday: 2, start: "18:00" }],
    customer: { __typename: "Customer", id: "c".repeat(24), name: "Ngozi Eze" },
    learner: { __typename: "Learner", id: "d".repeat(24), name: "Tobi Eze" },
    pod: null,
    tutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi", timeZone: "Africa/Lagos" },
  },
};
const open = (desk: Partial<Desk>, at = "/clocks", more: readonly object[] = []) =>
  openAt(<ClockChangeReviewScreen />, {
    at,
    mocks: [
      ...(more as never[]),
      {
        maxUsageCount: 3,
        request: { query: ClockChangeReviewDocument, variables: () => true },
        result: {
          data: {
            clockChangeReview: {
              __typename: "ClockChangeReview",
              changes: [],
              moved: [],
              next: null,
              rules: [],
              ...desk,
            },
          },
        },
      },
    ],
  });

it("lists what moves for a tutor and what stays for the learner, with the course and the lesson to look at", async () => {
  const { asked } = open({ changes: [uk], moved: [moved] }, "/clocks?from=2026-10-10");
  expect(await screen.findByRole("heading", { name: "Sunday 25 October 2026" })).toBeVisible();
  const row = within(screen.getByRole("row", { name: /Tobi Eze/ }));
  expect(row.getByRole("link", { name: "L-000007" })).toHaveAttribute(
    "href",
    `/app/tutoring/admin-confirmed-lessons?view=${"k".repeat(24)}`,
  );
  expect(row.getByText(/Tue 18:00 London, stays/)).toBeVisible();
  expect(row.getByText("Tue 19:00")).toBeVisible();
  expect(row.getByText("Outside hours")).toBeVisible();
  expect(row.getByRole("link", { name: "Tue 27 Oct" }).getAttribute("href")).toContain("date=2026-10-27");
  expect(asked[0]?.variables).toEqual({ from: "2026-10-10" });
});

it("names the next change where none is near, and leads to it", async () => {
  open({ next: uk });
  expect(await screen.findByText(/Clocks back 1 h in London/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Look at it now" })).toHaveAttribute("href", "?from=2026-10-18");
});

it("says where the rules of a zone have changed since lessons were made", async () => {
  open({
    rules: [{ __typename: "ChangedRule", timeZone: "Africa/Cairo", lessons: 2, firstAt: "2026-10-27T18:00:00.000Z" }],
  });
  expect(await screen.findByText("The rules of Cairo have changed.")).toBeVisible();
});

it("keeps the learner's time with one press, and leads to times that stay for the tutor instead", async () => {
  const kept = {
    request: { query: ConfirmedLessonKeepLocalTimesDocument, variables: () => true },
    result: {
      data: {
        saved: {
          __typename: "ConfirmedLessonPayload",
          record: null,
          userErrors: [
            { __typename: "FieldError", message: "This clock change no longer applies.", code: "VALIDATION", path: [] },
          ],
        },
      },
    },
  };
  const { user, asked } = open({ changes: [uk], moved: [moved] }, "/clocks", [kept]);
  const more = await screen.findByRole("button", { name: "Decide on L-000007" });
  await user.click(more);
  expect(await screen.findByRole("menuitem", { name: "Keep 18:00 in Lagos" })).toHaveAttribute(
    "href",
    `?${new URLSearchParams({ schedule: `${"k".repeat(24)}~2026-10-25~Africa/Lagos~2 18:00` })}`,
  );
  await user.click(screen.getByRole("menuitem", { name: "Keep 18:00 in London" }));
  await screen.findByText("This clock change no longer applies.");
  expect(asked.find(({ operationName }) => operationName === "ConfirmedLessonKeepLocalTimes")?.variables).toMatchObject(
    {
      id: "k".repeat(24),
      version: 3,
      input: { slotIndex: 0, timeZone: "Europe/London", at: uk.at },
    },
  );
});

it("says who was told by email and when, and who could not be", async () => {
  const notice = { __typename: "ClockNotice" as const, toldAt: "2026-10-11T09:00:00.000Z", daysAhead: 14 };
  const tutor = { __typename: "Tutor" as const, id: "7".repeat(24), name: "Adaeze Obi" };
  const payer = { __typename: "Customer" as const, id: "c".repeat(24), name: "Ngozi Eze" };
  const told = [
    { ...notice, tutor, customers: [payer] },
    { ...notice, daysAhead: 2, toldAt: "2026-10-23T09:00:00.000Z", tutor: null, customers: [] },
  ];
  open({ changes: [uk], moved: [{ ...moved, told }] });
  const cell = (await screen.findByText("Sun 11 Oct")).closest("td") ?? document.body;
  expect(cell).toHaveTextContent("Told Sun 11 OctAdaeze Obi, Ngozi EzeTold Fri 23 OctNobody: no email address");
  expect(within(cell).getByRole("link", { name: "Adaeze Obi" })).toHaveAttribute(
    "href",
    `/app/tutoring/tutors/${"7".repeat(24)}`,
  );
});

it("says who decided that a time stays, and does not ask again", async () => {
  const by = { __typename: "StaffUser" as const, id: "5".repeat(24), name: "Ada Obi" };
  const on = "2026-10-12T09:00:00.000Z";
  const { user } = open({ changes: [uk], moved: [{ ...moved, kept: { __typename: "KeptTime", by, on } }] });
  expect(await screen.findByText(/Kept by/)).toHaveTextContent("Kept by Ada Obi on");
  await user.click(screen.getByRole("button", { name: "Decide on L-000007" }));
  expect(await screen.findByRole("menuitem", { name: /^Keep 18:00 in London/ })).toHaveAttribute("aria-disabled");
});
