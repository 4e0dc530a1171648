import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { choose } from "../../testing/choose.ts";
import { openAt } from "../../testing/open-at.tsx";
import { SessionDialog } from "./events/session-dialogs.tsx";
import { CreateGroupScreen } from "./form/create-group.screen.tsx";
import { GroupLessonRecordDocument } from "./group.generated.ts";
import {
  GroupDatesCreateDocument,
  GroupSessionAttendanceDocument,
  GroupSessionLeaveDocument,
} from "./session-mutations.generated.ts";
import {
  GroupDatesDocument,
  GroupSessionRecordDocument,
  type GroupSessionRecordFragment,
} from "./session.generated.ts";
import { AddDatesScreen } from "./sessions/add-dates.screen.tsx";
import { DatesTab } from "./sessions/dates-tab.tsx";
import { Roster } from "./sessions/roster.tsx";
import { aGroup, anEnrolment, aSession } from "./testing/groups.ts";

const ofSession = (session: GroupSessionRecordFragment) => ({
  request: { query: GroupSessionRecordDocument, variables: { id: session.id } },
  result: { data: { record: session } },
  maxUsageCount: 3,
});
const saved = (query: object, asked: (variables: object) => void, record: object) => ({
  request: { query, variables: () => true },
  result: (variables: object) => {
    asked(variables);
    return { data: { saved: { __typename: "GroupInstancePayload", record, userErrors: [] } } };
  },
});
const roster = (session: GroupSessionRecordFragment, ...mocks: object[]) =>
  openAt(<Roster id={session.id} />, {
    at: `/pod?roster=${session.id}`,
    mocks: [ofSession(session), ...mocks] as never,
  });

it("shows who is enrolled, who is offered a place and who waits, and takes a learner off", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const session = aSession({
    enrolled: 6,
    waitlisted: 1,
    belowMinimum: false,
    roster: [
      anEnrolment(),
      anEnrolment({ id: "1".repeat(24), status: "OFFERED", offeredUntil: "2126-02-01T12:00:00.000Z", learner: null }),
      anEnrolment({ id: "2".repeat(24), status: "WAITLISTED", waitlistPosition: 1 }),
    ],
  });
  const { user } = roster(session, saved(GroupSessionLeaveDocument, asked, { ...session, version: 5 }));
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tobi Eze5 to 8 · Ngozi Eze.*Enrolled/),
    expect.stringMatching(/^A learner.*offered until .*Give place/),
    expect.stringMatching(/Waiting list: 1/),
  ]);
  expect(screen.getByRole("switch", { name: "Add to the waiting list" })).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Tobi Eze" })[0]).toHaveAttribute(
    "href",
    `/app/tutoring/dependents?edit=${"d".repeat(24)}`,
  );
  const [first] = screen.getAllByRole("button", { name: "Remove Tobi Eze" });
  if (first) await user.click(first);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ id: session.id, version: 4, enrolmentId: "b".repeat(24) });
});

it("asks before it takes a learner off so late that the place is charged", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const start = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const session = aSession({ start, belowMinimum: false });
  const { user } = roster(session, saved(GroupSessionLeaveDocument, asked, { ...session, version: 5, roster: [] }));
  await user.click(await screen.findByRole("button", { name: "Remove Tobi Eze" }));
  expect(screen.getByText(/starts in less than 24 h, so 100% of the price is charged/)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Remove and charge" }));
  expect(await screen.findByText("Nobody is enrolled yet.")).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

it("offers to run a session with too few learners anyway, to cancel it or to move them", async () => {
  roster(aSession());
  expect(await screen.findByText(/at least 2 are needed/)).toBeVisible();
  for (const name of ["Run it anyway", "Cancel: too few learners", "Move everybody", "Cancel session"]) {
    expect(screen.getByRole("link", { name })).toBeVisible();
  }
  expect(screen.queryByRole("link", { name: "Complete" })).toBeNull();
});

it("marks who came once the session has started, and then takes no more learners", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const begun = aSession({ status: "IN_PROGRESS", start: "2026-01-01T18:00:00.000Z", belowMinimum: false });
  const after = { ...begun, roster: [anEnrolment({ status: "ABSENT" })], version: 5 };
  const { user } = roster(begun, saved(GroupSessionAttendanceDocument, asked, after));
  await user.click(await screen.findByRole("button", { name: "Tobi Eze did not come" }));
  expect(await screen.findByText("Absent")).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ marks: [{ enrolmentId: "b".repeat(24), attended: false }] });
  expect(screen.queryByRole("button", { name: "Enrol" })).toBeNull();
  expect(screen.getByRole("link", { name: "Complete" })).toBeVisible();
});

it("moves everybody only to dates that have room for them", async () => {
  const other = (id: string, enrolled: number, start: string) => ({
    __typename: "GroupInstance" as const,
    id,
    start,
    status: "SCHEDULED" as const,
    enrolled,
    capacityMax: 6,
    anchorTimeZone: "Europe/London",
  });
  const session = aSession({ enrolled: 2 });
  const dates = [other("1", 5, "2126-02-09T18:00:00.000Z"), other("2", 4, "2126-02-16T18:00:00.000Z")];
  const lesson = session.groupLesson && { ...session.groupLesson, dates };
  const { user } = openAt(<SessionDialog name="moveLearners" id={session.id} onClose={() => undefined} />, {
    at: "/pod",
    mocks: [ofSession({ ...session, groupLesson: lesson })] as never,
  });
  await user.click(await screen.findByRole("combobox", { name: "Move to" }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Sat 16 Feb 2126 18:00 London"]);
});

it("lists the dates to come before the past ones, and says which has too few learners", async () => {
  const past = {
    ...aSession({ id: "9".repeat(24), status: "COMPLETED", belowMinimum: false, attended: 4, absent: 1 }),
  };
  const dates = [aSession(), { ...past, start: "2026-01-01T18:00:00.000Z", end: "2026-01-01T19:00:00.000Z" }];
  openAt(<DatesTab record={aGroup()} />, {
    at: "/pod",
    mocks: [
      {
        request: { query: GroupDatesDocument, variables: { id: aGroup().id } },
        result: { data: { groupLesson: { __typename: "GroupLesson", id: aGroup().id, dates } } },
      },
    ] as never,
  });
  const toCome = await screen.findByRole("region", { name: "Upcoming" });
  expect(within(toCome).getByText(/1 of 6 enrolled/)).toHaveTextContent("below the minimum");
  expect(within(screen.getByRole("region", { name: "Past" })).getByText("4 came · 1 did not")).toBeVisible();
});

it("previews what families will read, and asks for a price", async () => {
  const { user } = openAt(<CreateGroupScreen />, { at: "/create?kind=virtual-immersion" });
  expect(await screen.findByRole("heading", { name: "Add immersion", level: 1 })).toBeVisible();
  const preview = screen.getByRole("region", { name: "Preview" });
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Yam");
  await user.click(screen.getByRole("button", { name: "Add immersion" }));
  expect(await screen.findByText("Add a price for at least one currency.")).toBeVisible();
  expect(screen.getByText("Choose at least one tutor.")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /^GBP/ }), "25");
  expect(within(preview).getByRole("heading", { name: "Yam" })).toBeVisible();
  expect(within(preview).getByText(/£25/)).toBeVisible();
  await choose(user, "Price is for", "All sessions");
  expect(within(preview).getByText(/for all sessions/)).toBeVisible();
});

it("adds dates week by week, with the places that the pod has", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const { user } = openAt(
    <Routes>
      <Route path="/add/:groupLessonId" element={<AddDatesScreen />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      at: `/add/${aGroup().id}`,
      mocks: [
        {
          request: { query: GroupLessonRecordDocument, variables: { id: aGroup().id } },
          result: { data: { record: aGroup() } },
          maxUsageCount: 3,
        },
        saved(GroupDatesCreateDocument, asked, aSession()),
      ] as never,
    },
  );
  const weeks = await screen.findByRole("textbox", { name: "Number of dates" });
  await user.clear(weeks);
  await user.type(weeks, "3");
  await user.click(screen.getByRole("button", { name: "Add dates" }));
  expect(await screen.findByText("Enter a valid date.")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "First date" }), "02/02/2126");
  await user.click(screen.getByRole("button", { name: "Add dates" }));
  expect(await screen.findByText("another page")).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    input: { groupLessonId: aGroup().id, date: "2126-02-02", time: "18:00", weeks: 3, capacityMax: 6 },
  });
});
