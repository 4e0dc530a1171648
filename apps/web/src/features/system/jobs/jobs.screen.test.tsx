import { screen, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { JobRunNowDocument, JobRunsDocument, JobsDocument, type JobRowFragment } from "./jobs.generated.ts";
import { JobsScreen } from "./jobs.screen.tsx";

const run = {
  __typename: "JobRun" as const,
  id: "r1",
  from: "2026-01-05T08:00:00.000Z",
  to: "2026-01-05T09:00:00.000Z",
  startedAt: "2026-01-05T09:00:01.000Z",
  endedAt: "2026-01-05T09:00:02.000Z",
  state: "DONE" as const,
  trigger: "SCHEDULE" as const,
  startedBy: null,
  server: "a:1",
  counts: [{ __typename: "JobCount" as const, name: "removed", count: 12 }],
  error: null,
};
const job: JobRowFragment = {
  __typename: "Job",
  id: "remove-old-changes",
  title: "Remove old changes",
  description: "Removes live updates that are more than three days old.",
  everyMinutes: 60,
  nextAt: "2026-01-05T10:00:00.000Z",
  isLate: true,
  isRunning: false,
  requestedAt: null,
  lastRun: run,
  lastFailure: { __typename: "JobRun", id: "r0", startedAt: "2026-01-02T09:00:00.000Z", error: "no such table" },
};
const list = { request: { query: JobsDocument }, result: { data: { jobs: [job] } } };
const session = aSession({
  status: "signed-in",
  viewer: aViewer("super-admin"),
});

it("says when each job ran, what it did and which are late", async () => {
  openAt(<JobsScreen />, { mocks: [list], session });
  const row = await screen.findByRole("row", { name: /Remove old changes/ });
  expect(row).toHaveTextContent("Every hour");
  expect(row).toHaveTextContent("12 removed");
  expect(row).toHaveTextContent("took 1.0 s");
  expect(row).toHaveTextContent("Late");
  const failure = within(row).getByTitle("no such table");
  expect(failure).toHaveAttribute("href", expect.stringContaining("?job=remove-old-changes"));
  expect(screen.getByText("1 late")).toBeInTheDocument();
});

it("has a job run at once, and then offers it no more", async () => {
  const answer = {
    jobRunNow: { __typename: "JobPayload" as const, job: { ...job, requestedAt: run.to }, userErrors: [] },
  };
  const runNow = {
    request: { query: JobRunNowDocument, variables: () => true },
    result: { data: answer },
  };
  const { user } = openAt(<JobsScreen />, { mocks: [list, runNow], session });
  await user.click(await screen.findByRole("button", { name: /^Run now.*Remove old changes$/ }));
  expect(await screen.findByText("About to run")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Run now.*Remove old changes$/ })).toBeDisabled();
});

it("shows the last runs of a job", async () => {
  const failed = {
    ...run,
    id: "r2",
    state: "FAILED" as const,
    error: "no such table",
    counts: [],
    trigger: "PERSON" as const,
    startedBy: { __typename: "StaffUser" as const, id: "u1", name: "Ada Obi" },
  };
  const runs = {
    request: { query: JobRunsDocument, variables: { job: job.id, page: { number: 1, size: 25 } } },
    result: {
      data: {
        jobRuns: {
          __typename: "JobRunPage" as const,
          items: [failed, run],
          pageInfo: { __typename: "PageInfo" as const, number: 1, size: 25, totalCount: 2 },
        },
      },
    },
  };
  openAt(<JobsScreen />, { mocks: [list, runs], session, at: "/app/system/jobs?job=remove-old-changes" });
  const dialog = await screen.findByRole("dialog", { name: "Remove old changes" });
  const items = await within(dialog).findAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining("no such table"),
    expect.stringContaining("12 removed"),
  ]);
  expect(items[0]).toHaveTextContent("Requested by Ada Obi");
  expect(items[1]).toHaveTextContent("On schedule · took 1.0 s");
});

it("says that the jobs could not be loaded", async () => {
  openAt(<JobsScreen />, { mocks: [{ request: { query: JobsDocument }, error: new Error("down") }], session });
  expect(await screen.findByText("The jobs could not be loaded")).toBeInTheDocument();
});
