import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { AccountJob } from "@app/schema/upstreams/v2.records.generated.ts";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { schema } from "../schema.ts";
import type { Chosen } from "./account-jobs.source.ts";

const job: AccountJob = {
  _id: "j1",
  kind: "regions-archive",
  state: "waiting",
  total: 12,
  done: 0,
  skipped: 0,
  failed: 0,
  askedAt: "2026-01-05T09:00:00.000Z",
  startedAt: null,
  endedAt: null,
  error: null,
  retryOf: null,
  fetchUntil: null,
};

const run = (accountJobs: Fakes["accountJob"], choice: object) =>
  graphql({
    schema,
    source: `mutation ($choice: BulkChoice!) {
      regionsBulkAction(kind: REGIONS_ARCHIVE, choice: $choice, filter: { search: "ki & co", currency: [GBP] }, idempotencyKey: "k1") {
        job { id kind state total }
        userErrors { code message }
      }
    }`,
    variableValues: { choice },
    contextValue: contextFor("super-admin", { accountJob: { ...accountJobs } }),
  });

it.each<[string, object, Chosen]>([
  ["single records by their ids", { ids: ["r1", "r2"] }, { ids: ["r1", "r2"] }],
  [
    "everything that matches by the list's own query",
    { excludeIds: ["r9"], count: 12 },
    { query: "q=ki+%26+co&currency=GBP", excludeIds: ["r9"], count: 12 },
  ],
])("names %s", async (_, choice, chosen) => {
  const start = jest.fn(() => Promise.resolve(job));
  const { data, errors } = await run({ start }, choice);
  expect(errors).toBeUndefined();
  expect(start).toHaveBeenCalledWith("regions-archive", chosen, {}, "k1");
  expect(data?.regionsBulkAction).toEqual({
    job: { id: "j1", kind: "REGIONS_ARCHIVE", state: "WAITING", total: 12 },
    userErrors: [],
  });
});

it("hands on why a number that has moved is refused", async () => {
  const moved = UpstreamError.refused("v2", 409, "You chose 12 regions, but 13 match now.");
  const { data } = await run({ start: () => Promise.reject(moved) }, { count: 12 });
  expect(data?.regionsBulkAction).toEqual({
    job: null,
    userErrors: [{ code: "WRONG_STATE", message: "You chose 12 regions, but 13 match now." }],
  });
});

it("does to a list only what is done to its records", async () => {
  const start = jest.fn(() => Promise.resolve(job));
  const { data } = await graphql({
    schema,
    source: `mutation {
      bookedLessonsBulkAction(kind: CUSTOMERS_ARCHIVE, choice: { ids: ["c1"] }) { job { id } userErrors { message path } }
    }`,
    contextValue: contextFor("super-admin", { accountJob: { start } }),
  });
  expect(data?.bookedLessonsBulkAction).toEqual({
    job: null,
    userErrors: [{ message: "Choose a valid kind.", path: ["kind"] }],
  });
  expect(start).not.toHaveBeenCalled();
});

it.each([
  [
    "a tag",
    `customersBulkAction(kind: CUSTOMERS_TAG, choice: { ids: ["c1"] }, tag: "Choir")`,
    ["customers-tag", { ids: ["c1"] }, { tag: "Choir" }],
  ],
  [
    "nobody as the owner",
    `customersBulkAction(kind: CUSTOMERS_OWNER, choice: { ids: ["c1"] }, ownerId: null)`,
    ["customers-owner", { ids: ["c1"] }, { ownerId: null }],
  ],
  [
    "a message",
    `customersBulkAction(kind: CUSTOMERS_MESSAGE, choice: { ids: ["c1"] }, subject: "Hi", body: "There")`,
    ["customers-message", { ids: ["c1"] }, { subject: "Hi", body: "There" }],
  ],
  [
    "why candidates are rejected",
    `candidaciesBulkAction(kind: CANDIDATES_REJECT, choice: { count: 2 }, filter: { stage: [DEMO_LESSON] }, rejectionReason: TEACHING_SKILL, note: null, mail: true)`,
    [
      "candidates-reject",
      { query: "stage=demo-lesson", excludeIds: [], count: 2 },
      { rejectionReason: "teaching-skill", note: null, mail: true },
    ],
  ],
  [
    "rejected candidates, whose list leaves out all others",
    `rejectedCandidaciesBulkAction(kind: CANDIDATES_REOPEN, choice: { count: 2 }, filter: { reason: [AVAILABILITY] })`,
    ["candidates-reopen", { query: "reason=availability&stage=rejected&isLatest=true", excludeIds: [], count: 2 }, {}],
  ],
  [
    "an email to tutors",
    `tutorsBulkAction(kind: TUTORS_MESSAGE, choice: { ids: ["t1"] }, subject: "Hi", body: "There")`,
    ["tutors-message", { ids: ["t1"] }, { subject: "Hi", body: "There" }],
  ],
  [
    "a reason, and a filter as the older server has it",
    `staffUsersBulkAction(kind: STAFF_SUSPEND, choice: { count: 2 }, filter: { role: [ADMIN], withoutRole: false }, reason: "Left.")`,
    ["staff-suspend", { query: "user_role=admin&hasRole=true", excludeIds: [], count: 2 }, { reason: "Left." }],
  ],
])("hands on %s", async (_, field, expected) => {
  const start = jest.fn(() => Promise.resolve(job));
  const { errors } = await graphql({
    schema,
    source: `mutation { ${field} { job { id } } }`,
    contextValue: contextFor("super-admin", { accountJob: { start } }),
  });
  expect(errors).toBeUndefined();
  expect(start).toHaveBeenCalledWith(...expected, undefined);
});

it.each([
  [
    "those who were rejected, and no others",
    `rejectedCandidaciesExport(filter: { reason: [POLICY] }, sort: REJECTED_DESC, as: { format: CSV })`,
    { kind: "rejected-export", query: "sort=-rejectedAt&reason=policy&stage=rejected&isLatest=true", format: "csv" },
  ],
  [
    "a list in its order",
    `customersExport(filter: { search: "ada", status: [ACTIVE] }, sort: NAME_DESC, as: { format: CSV, columns: ["name"] })`,
    { kind: "customers-export", query: "sort=-name&q=ada&status=active", format: "csv", columns: ["name"] },
  ],
  [
    "requests by when they are due",
    `lessonRequestsExport(sort: DUE_DESC, as: { format: CSV })`,
    { kind: "requests-export", query: "sort=-dueAt", format: "csv" },
  ],
  [
    "staff as the older server orders and filters them",
    `staffUsersExport(filter: { withoutRole: true }, sort: NAME_ASC, as: { format: XLSX })`,
    { kind: "staff-export", query: "sort=lastname&hasRole=false", format: "xlsx" },
  ],
])("has %s written to a file", async (_, field, expected) => {
  const write = jest.fn(() => Promise.resolve(job));
  const { errors } = await graphql({
    schema,
    source: `mutation { ${field} { job { id } } }`,
    contextValue: contextFor("super-admin", { accountJob: { export: write } }),
  });
  expect(errors).toBeUndefined();
  expect(write).toHaveBeenCalledWith(expected, undefined);
});
