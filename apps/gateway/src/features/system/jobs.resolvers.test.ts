import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { schema } from "../schema.ts";
import { contextFor } from "../../testing/context.ts";
import { aPage, aColleague } from "../../testing/records.ts";
import type { JobRun } from "@app/schema/upstreams/v2.records.generated.ts";

const run = (changes: Partial<JobRun>): JobRun => ({
  _id: "r1",
  job: "remove-old-changes",
  from: "2026-01-05T08:00:00.000Z",
  to: "2026-01-05T09:00:00.000Z",
  startedAt: "2026-01-05T09:00:01.000Z",
  endedAt: null,
  state: "running",
  trigger: "schedule",
  startedBy: null,
  server: "a:1",
  counts: [],
  error: null,
  ...changes,
});

it("names who asked for a run, each person read once", async () => {
  const asked = { trigger: "person", startedBy: aColleague()._id } as const;
  const runs = jest.fn(() => Promise.resolve(aPage([run(asked), run({}), run({ ...asked, _id: "r3" })])));
  const byIds = jest.fn(() => Promise.resolve([aColleague()]));
  const { data, errors } = await graphql({
    schema,
    source: '{ jobRuns(job: "remove-old-changes") { items { trigger startedBy { name } } } }',
    contextValue: contextFor("super-admin", { jobs: { runs }, staffMember: { byIds } }),
  });
  expect(errors).toBeUndefined();
  const person = { trigger: "PERSON", startedBy: { name: expect.any(String) as string } };
  expect(data?.jobRuns).toEqual({ items: [person, { trigger: "SCHEDULE", startedBy: null }, person] });
  expect(byIds).toHaveBeenCalledTimes(1);
});
