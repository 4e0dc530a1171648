import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { TaskCompleteDocument } from "../task-mutations.generated.ts";
import { standingOf } from "../task-standing.ts";
import { TasksListDocument, type TaskRowFragment, type TasksListQueryVariables } from "../task.generated.ts";
import { Component as TasksListScreen } from "./tasks-list.screen.tsx";

const call: TaskRowFragment = {
  __typename: "Task",
  id: "0123456789abcdef01234567",
  kind: "CALL",
  title: "Call about a trial lesson",
  subject: { __typename: "TaskSubject", kind: "CUSTOMER", id: "c1", label: "Foláké Adéyẹmí" },
  owner: { __typename: "StaffUser", id: "o1", name: "Daniel Osborne" },
  dueOn: "2020-01-06",
  dueAt: null,
  doneAt: null,
  mayChange: true,
  version: 3,
};
const own: TasksListQueryVariables = {
  page: { number: 1, size: 25 },
  sort: "DUE_ASC",
  filter: { mine: true, done: false },
};
const listed = (filter: TasksListQueryVariables["filter"], items: readonly TaskRowFragment[] = [call]) => ({
  request: { query: TasksListDocument, variables: { ...own, filter } },
  result: {
    data: {
      page: {
        __typename: "TaskPage",
        items,
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: items.length },
      },
    },
  },
});

it("asks for the reader's own open tasks, and says in a word that one is overdue", async () => {
  openAt(<TasksListScreen />, { mocks: [listed(own.filter)] });
  expect(await screen.findByText("Overdue")).toBeVisible();
  expect(screen.getByText("6 Jan 2020")).toBeVisible();
  expect(screen.getByRole("link", { name: "Foláké Adéyẹmí" })).toHaveAttribute(
    "href",
    "/app/tutoring/customers/c1?tab=tasks",
  );
});

it("asks for everyone's, done or not, where the address says so", async () => {
  const filter = { mine: false, done: null, due: ["OVERDUE" as const], kind: ["FOLLOW_UP" as const] };
  openAt(<TasksListScreen />, {
    at: "/?mine=everyone&done=all&due=overdue&kind=follow-up",
    mocks: [listed(filter, [{ ...call, mayChange: false }])],
  });
  expect(await screen.findByText(call.title)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Done/ })).toBeNull();
});

it("says a task is done with one press, and offers the way back", async () => {
  const finish = {
    request: { query: TaskCompleteDocument, variables: () => true },
    result: {
      data: {
        saved: {
          __typename: "TaskPayload",
          record: {
            ...call,
            name: call.title,
            note: null,
            dueTime: null,
            doneAt: "2026-01-06T09:00:00.000Z",
            version: 4,
          },
          userErrors: [],
        },
      },
    },
  };
  const { user } = openAt(<TasksListScreen />, {
    mocks: [listed(own.filter), finish as never, listed(own.filter, [])],
  });
  await user.click(await screen.findByRole("button", { name: `Done: ${call.title}` }));
  expect(await screen.findByText(`${call.title} is done.`)).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  await waitFor(() => expect(screen.getByText("Nothing to do.")).toBeVisible());
});

it.each([
  ["2026-01-05", null, "overdue"],
  ["2026-01-06", null, "due-today"],
  ["2026-01-07", null, "open"],
  [null, null, "open"],
  ["2026-01-05", "2026-01-06T09:00:00.000Z", "done"],
])("a task due on %s and done at %s is %s on 6 January", (dueOn, doneAt, status) => {
  const now = new Date("2026-01-06T12:00:00.000Z");
  expect(standingOf({ dueOn, dueAt: null, doneAt }, now, "UTC").status).toBe(status);
});

it.each([
  ["2026-01-06T11:59:00.000Z", "overdue"],
  ["2026-01-06T12:30:00.000Z", "due-today"],
  // Already the 7th in Lagos, where the reader is.
  ["2026-01-06T23:30:00.000Z", "open"],
])("a task due at %s is %s at noon of 6 January for a reader in Lagos", (dueAt, status) => {
  const now = new Date("2026-01-06T12:00:00.000Z");
  expect(standingOf({ dueOn: "2026-01-06", dueAt, doneAt: null }, now, "Africa/Lagos").status).toBe(status);
});

it("says the time of a task by the reader's clock", async () => {
  openAt(<TasksListScreen />, { mocks: [listed(own.filter, [{ ...call, dueAt: "2020-01-06T13:30:00.000Z" }])] });
  expect(await screen.findByText(/^6 Jan 2020, \d\d:30$/)).toBeVisible();
});
