import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { LessonRequest } from "@app/schema/upstreams/v1.records.generated.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aCustomer, aPage } from "../../testing/records.ts";
import { schema } from "../schema.ts";

const at = "2026-11-22T10:00:00.000Z";
const aRequest = (over: Partial<LessonRequest> = {}): LessonRequest => ({
  _id: "q1",
  createdAt: at,
  updatedAt: at,
  createdBy: "system",
  updatedBy: "system",
  version: 2,
  archivedAt: null,
  requestNumber: "R-000001",
  customerId: "c1",
  leadId: null,
  dependentId: null,
  podId: null,
  learnerId: "c1",
  regionId: "r1",
  subject: "Igbo",
  kind: "make-up",
  level: null,
  goals: null,
  durationMinutes: 60,
  lessonsPerWeek: 1,
  startOn: null,
  preferredTutorIds: [],
  tutorGender: null,
  dialect: null,
  preferredTimes: [{ weekday: 2, start: "18:00", end: "19:00", timeZone: "Europe/London" }],
  status: "tutor-accepted",
  statusSince: at,
  ownerId: null,
  regionIsStaffed: true,
  dueAt: at,
  closedReason: null,
  proposedTutorId: null,
  confirmedLessonId: null,
  ...over,
});
const run = (fakes: Fakes, source: string) => graphql({ schema, source, contextValue: contextFor("admin", fakes) });

it("asks for requests in the server's terms, for who is named once each, and for all counts in one call", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aRequest(), aRequest({ _id: "q2" })])));
  const customers = jest.fn((_ids: readonly string[]) => Promise.resolve([aCustomer({ _id: "c1" })]));
  const matchCounts = jest.fn((ids: readonly string[]) => Promise.resolve(ids.map((_id) => ({ _id, count: 3 }))));
  const { data, errors } = await run(
    { lessonRequest: { list, matchCounts }, customer: { byIds: customers } },
    `{ lessonRequests(filter: { status: [TUTOR_ACCEPTED], overdue: true, ownerId: ["none"], search: "ada" }, sort: DUE_DESC) {
      items { requestNumber kind customer { name } lead { name } pod { name } matchCount } } }`,
  );
  expect(errors).toBeUndefined();
  expect(list).toHaveBeenCalledWith(
    "page=1&pageSize=25&sort=-dueAt&q=ada&status=tutor-accepted&overdue=true&ownerId=none",
  );
  expect([customers.mock.calls.length, matchCounts.mock.calls]).toEqual([1, [[["q1", "q2"]]]]);
  expect(data?.lessonRequests).toMatchObject({
    items: [{ kind: "MAKE_UP", customer: { name: "Ngozi Eze" }, lead: null, pod: null, matchCount: 3 }, {}],
  });
});

it("counts no tutors and reads no proposals where nobody asks for them", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aRequest()])));
  const { errors } = await run({ lessonRequest: { list } }, "{ lessonRequests { items { requestNumber status } } }");
  expect(errors).toBeUndefined();
});

it("sends a plan as a query, and what was answered as a note", async () => {
  const conflicts = jest.fn((..._: unknown[]) => Promise.resolve([]));
  await run(
    { lessonRequest: { conflicts } },
    `{ lessonConflicts(requestId: "q1", plan: { tutorId: "t1", anchorTimeZone: "Europe/London", startOn: "2026-12-01",
      slots: [{ weekday: 2, start: "18:00" }] }) { text } }`,
  );
  expect(conflicts).toHaveBeenCalledWith(
    "q1",
    expect.objectContaining({ tutorId: "t1", slots: [expect.objectContaining({ weekday: 2, start: "18:00" })] }),
  );
  const fire = jest.fn((..._: unknown[]) => Promise.resolve(aRequest()));
  await run(
    { lessonRequest: { fire } },
    'mutation { lessonRequestTutorDecline(id: "q1", version: 2, note: "No hours") { lessonRequest { id } } }',
  );
  expect(fire).toHaveBeenLastCalledWith("q1", "tutor-decline", { version: 2, note: "No hours" }, undefined);
});
