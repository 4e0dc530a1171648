import { durationOf, jobStatus, outcomeOf } from "./job-labels.ts";
import type { JobRowFragment, JobRunRowFragment } from "./jobs.generated.ts";

const run: JobRunRowFragment = {
  __typename: "JobRun",
  id: "r1",
  from: "2026-01-05T08:00:00.000Z",
  to: "2026-01-05T09:00:00.000Z",
  startedAt: "2026-01-05T09:00:01.000Z",
  endedAt: "2026-01-05T09:00:02.000Z",
  state: "DONE",
  trigger: "SCHEDULE",
  startedBy: null,
  server: "a:1",
  counts: [{ __typename: "JobCount", name: "removed", count: 1200 }],
  error: null,
};
const job: JobRowFragment = {
  __typename: "Job",
  id: "remove-old-changes",
  title: "Remove old changes",
  description: "Removes old changes.",
  everyMinutes: 60,
  nextAt: "2026-01-05T10:00:00.000Z",
  isLate: false,
  isRunning: false,
  requestedAt: null,
  lastRun: run,
  lastFailure: null,
};

it.each([
  [run, "1,200 removed"],
  [{ ...run, counts: [] }, "Nothing to do"],
  [{ ...run, counts: [{ ...run.counts[0]!, count: 0 }] }, "Nothing to do"],
  [{ ...run, state: "FAILED" as const, error: "no such table" }, "no such table"],
  [{ ...run, state: "RUNNING" as const, endedAt: null, counts: [] }, "Running"],
])("says what a run did", (one, text) => {
  expect(outcomeOf(one)).toBe(text);
});

it.each([
  [{}, "Done"],
  [{ lastRun: null }, "Not yet run"],
  [{ isLate: true }, "Late"],
  [{ isLate: true, lastRun: { ...run, state: "FAILED" as const } }, "Failed"],
  [{ requestedAt: "2026-01-05T09:30:00.000Z", isLate: true }, "About to run"],
  [{ isRunning: true, requestedAt: "2026-01-05T09:30:00.000Z" }, "Running"],
])("says of a job what matters most: %j", (over, word) => {
  expect(jobStatus({ ...job, ...over }).word).toBe(word);
});

it.each([
  ["2026-01-05T09:00:00.400Z", "0.4 s"],
  ["2026-01-05T09:00:12.400Z", "12 s"],
  ["2026-01-05T09:03:05.000Z", "3 min 5 s"],
])("says how long a run took that ended at %s", (endedAt, text) => {
  expect(durationOf({ startedAt: "2026-01-05T09:00:00.000Z", endedAt })).toBe(text);
});

it("says of no run that is under way how long it took", () => {
  expect(durationOf({ startedAt: "2026-01-05T09:00:00.000Z", endedAt: null })).toBeNull();
});
