import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../testing/open-at.tsx";
import { LearnerByIdDocument, LearnerSearchDocument } from "../customers/picker/learner-search.generated.ts";
import { EnrolAll } from "./events/enrol-all.tsx";
import { CreateGroupScreen } from "./form/create-group.screen.tsx";
import { GroupLessonRecordDocument } from "./group.generated.ts";
import { GroupDatesCreateDocument, GroupLessonEnrolDocument } from "./session-mutations.generated.ts";
import { AddDatesScreen } from "./sessions/add-dates.screen.tsx";
import { copyOf } from "./sessions/copy-of.ts";
import { PlannedGroupDatesDocument } from "./sessions/planned-dates.generated.ts";
import { aGroup, aSession } from "./testing/groups.ts";

const ofGroup = {
  request: { query: GroupLessonRecordDocument, variables: { id: aGroup().id } },
  result: { data: { record: aGroup() } },
  maxUsageCount: 3,
};
const busy = "Adaeze Obi already has a lesson Mon 9 Feb 18:00–19:00.";
const planned = (date: string, over: object = {}) => ({
  __typename: "PlannedGroupDate",
  date,
  start: `${date}T18:00:00.000Z`,
  end: `${date}T19:00:00.000Z`,
  clockChange: null,
  conflicts: [],
  ...over,
});
const plannedDates = {
  request: { query: PlannedGroupDatesDocument, variables: () => true },
  result: {
    data: {
      plannedGroupDates: [
        planned("2126-02-04"),
        planned("2126-02-11", { conflicts: [busy] }),
        planned("2126-02-18", { clockChange: "GAP" }),
      ],
    },
  },
  maxUsageCount: 10,
};

it("shows the dates of a copied session before they are added, and leaves out those with something in the way", async () => {
  const sent = jest.fn<(variables: object) => void>();
  const { user, asked } = openAt(
    <Routes>
      <Route path="/add/:groupLessonId" element={<AddDatesScreen />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      at: `/add/${aGroup().id}?date=2126-02-04&time=18:00&places=4&tutor=${"7".repeat(24)}`,
      mocks: [
        ofGroup,
        plannedDates,
        {
          request: { query: GroupDatesCreateDocument, variables: () => true },
          result: (variables: object) => {
            sent(variables);
            return { data: { saved: { __typename: "GroupInstancePayload", record: aSession(), userErrors: [] } } };
          },
        },
      ] as never,
    },
  );
  const weeks = await screen.findByRole("textbox", { name: "Number of dates" });
  await user.clear(weeks);
  await user.type(weeks, "3");
  const dates = await screen.findByRole("region", { name: "Dates" });
  expect(await within(dates).findByText(busy)).toBeVisible();
  expect(within(dates).getByText(/This time does not exist that day/)).toBeVisible();
  expect(dates).toHaveTextContent("1 date cannot be added as it stands.");
  await user.click(within(dates).getByRole("switch", { name: /^Leave out .*11 Feb/ }));
  expect(dates).toHaveTextContent("2 dates are added. Times in London.");
  expect(asked.findLast(({ operationName }) => operationName === "PlannedGroupDates")?.variables).toEqual({
    input: {
      date: "2126-02-04",
      time: "18:00",
      weeks: 3,
      timeZone: "Europe/London",
      durationMinutes: 60,
      tutorIds: ["7".repeat(24)],
      groupLessonId: aGroup().id,
    },
  });
  await user.click(screen.getByRole("button", { name: "Add dates" }));
  expect(await screen.findByText("another page")).toBeVisible();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    input: { weeks: 3, skipDates: ["2126-02-11"], capacityMax: 4, tutorIds: ["7".repeat(24)] },
  });
});

it("copies a session to the week after, by its own clock", () => {
  const session = aSession({ start: "2126-03-27T18:00:00.000Z", capacityMax: 5 });
  const [{ href } = { href: "" }] = copyOf(session);
  expect(href).toBe(
    `/app/tutoring/group-lesson/${"a".repeat(24)}/instance/create?date=2126-04-03&time=18%3A00&places=5`,
  );
});

it("begins with all of another pod but for its title, and asks for no dates where none is written", async () => {
  const { asked } = openAt(<CreateGroupScreen />, {
    at: `/create?from=${aGroup().id}`,
    mocks: [ofGroup, plannedDates] as never,
  });
  expect(await screen.findByRole("heading", { name: "Copy Igbo songs", level: 1 })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Igbo songs (copy)");
  expect(screen.getByRole("textbox", { name: /^GBP/ })).toHaveValue("12.00");
  expect(screen.getByText("Choose a first date to see all of them.")).toBeVisible();
  expect(asked.some(({ operationName }) => operationName === "PlannedGroupDates")).toBe(false);
});

it("says of each date why a learner could not be enrolled", async () => {
  const onClose = jest.fn();
  const date = (id: string, over: object) => ({
    __typename: "EnrolledDate",
    id: id.repeat(24),
    name: "x",
    start: "2126-02-04T18:00:00.000Z",
    status: "ENROLLED",
    reason: null,
    ...over,
  });
  const learner = {
    __typename: "Learner",
    id: "d".repeat(24),
    kind: "DEPENDENT",
    name: "Tobi Eze",
    ageGroup: "FROM_5",
    payer: { __typename: "LearnerPayer", id: "c".repeat(24), name: "Ngozi Eze", customerNumber: "C-000001" },
    region: { __typename: "Region", id: "r", code: "UK", name: "United Kingdom" },
    timeZone: "Europe/London",
  };
  const pageInfo = { __typename: "PageInfo", totalCount: 1, totalIsEstimate: false };
  const { user, asked } = openAt(<EnrolAll name="enrolAll" id={aGroup().id} onClose={onClose} />, {
    at: "/pod",
    mocks: [
      ofGroup,
      {
        request: { query: LearnerSearchDocument, variables: () => true },
        result: { data: { learners: { __typename: "LearnerPage", items: [learner], pageInfo } } },
        maxUsageCount: 20,
      },
      {
        request: { query: LearnerByIdDocument, variables: () => true },
        result: { data: { learner } },
        maxUsageCount: 5,
      },
      {
        request: { query: GroupLessonEnrolDocument, variables: () => true },
        result: {
          data: {
            saved: {
              __typename: "EnrolledDatesPayload",
              dates: [date("1", {}), date("2", { status: null, reason: "This session is full." })],
              userErrors: [],
            },
          },
        },
      },
    ] as never,
  });
  const dialog = await screen.findByRole("dialog", { name: "Enrol for all dates: Igbo songs" });
  await user.type(within(dialog).getByRole("combobox", { name: "Learner" }), "Tobi");
  await user.click(await screen.findByRole("option", { name: /Tobi Eze/ }));
  await user.click(within(dialog).getByRole("button", { name: "Enrol" }));
  const outcome = await screen.findByRole("dialog", { name: "Not all dates" });
  expect(within(outcome).getByText("This session is full.")).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === "GroupLessonEnrol")?.variables).toMatchObject({
    id: aGroup().id,
    learnerId: learner.id,
    waits: false,
  });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(outcome).getByRole("button", { name: "Done" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
