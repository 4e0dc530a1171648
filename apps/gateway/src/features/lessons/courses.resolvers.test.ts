import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { BookedLesson, LessonLogEntry, SettlementRound } from "@app/schema/upstreams/v1.records.generated.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aCustomer, aPage } from "../../testing/records.ts";
import { schema } from "../schema.ts";

const at = "2026-11-22T10:00:00.000Z";
const aLesson = (over: Partial<BookedLesson> = {}): BookedLesson => ({
  _id: "l1",
  createdAt: at,
  updatedAt: at,
  createdBy: "system",
  updatedBy: "system",
  version: 1,
  archivedAt: null,
  lessonNumber: "L-000001-01",
  courseId: "k1",
  chainId: "l1",
  customerId: "c1",
  coversForId: null,
  dependentId: null,
  podId: null,
  learnerId: "c1",
  tutorId: "t1",
  regionId: "r1",
  subject: "Igbo",
  kind: "make-up",
  startAt: at,
  endAt: at,
  anchorTimeZone: "Europe/London",
  localDate: "2026-11-22",
  localTime: "10:00",
  offsetMinutes: 0,
  status: "awaiting-confirmation",
  statusSince: at,
  hold: false,
  rescheduledFromId: null,
  rescheduledToId: null,
  cancellation: null,
  outcome: null,
  report: null,
  meetingProvider: null,
  meetingUrl: null,
  meetingPasscode: null,
  reschedule: null,
  asksReport: true,
  move: null,
  dispute: null,
  settlement: null,
  ...over,
});
const run = (fakes: Fakes, source: string) => graphql({ schema, source, contextValue: contextFor("admin", fakes) });

it("asks for dated lessons in the server's terms, and for who is named once", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aLesson(), aLesson({ _id: "l2" })])));
  const customers = jest.fn((_ids: readonly string[]) => Promise.resolve([aCustomer({ _id: "c1" })]));
  const { data, errors } = await run(
    { bookedLesson: { list }, customer: { byIds: customers } },
    `{ bookedLessons(filter: { status: [AWAITING_CONFIRMATION], upcoming: false, courseId: ["k1"] }, sort: START_DESC) {
      items { lessonNumber kind status customer { name } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(list).toHaveBeenCalledWith(
    "page=1&pageSize=25&sort=-start&status=awaiting-confirmation&upcoming=false&courseId=k1",
  );
  expect(customers).toHaveBeenCalledTimes(1);
  expect(data?.bookedLessons).toMatchObject({
    items: [{ kind: "MAKE_UP", status: "AWAITING_CONFIRMATION", customer: { name: "Ngozi Eze" } }, {}],
  });
});

it("reads the log of a lesson, the last entry first", async () => {
  const entry: LessonLogEntry = {
    _id: "e1",
    lessonId: "l1",
    chainId: "l1",
    at,
    actorKind: "system",
    actorId: null,
    event: "created",
    summary: "Booked.",
    source: "job",
    changes: [],
  };
  const list = jest.fn((_query: string) => Promise.resolve(aPage([entry])));
  const { data } = await run(
    { lessonLogEntry: { list } },
    '{ lessonLog(lessonId: "l1", filter: { event: [NO_SHOW] }) { items { event actor { name } summary } } }',
  );
  expect(list).toHaveBeenCalledWith("page=1&pageSize=25&sort=-at&event=no-show&lessonId=l1");
  expect(data?.lessonLog).toMatchObject({ items: [{ event: "CREATED", actor: null, summary: "Booked." }] });
});

it("reads each time that a lesson was settled, with the policy and who did it where they are known", async () => {
  const terms = {
    windowHours: 24,
    lateCancelPercent: 100,
    noShowPercent: 100,
    tutorLatePayPercent: 100,
    outageIsFree: true,
    tutorWaitPayPercent: 50,
    graceMinutes: 15,
    freeLateCancelsPerTerm: 1,
    freeReschedules: 2,
  };
  const round: SettlementRound = {
    _id: "s1",
    round: 1,
    minutes: 60,
    chargeMinutes: 60,
    chargeBp: 0,
    payMinutes: 60,
    payBp: 5000,
    ruleId: "not-run-late",
    policy: terms,
    sentence: "Not charged.",
    state: "unposted",
    at,
    byId: "system",
  };
  const settlements = jest.fn((_id: string) => Promise.resolve([round]));
  const { data, errors } = await run(
    {
      bookedLesson: { byId: () => Promise.resolve(aLesson()), settlements },
      staffMember: { byIds: () => Promise.resolve([]) },
    },
    '{ bookedLesson(id: "l1") { settlements { rule isBilled by { id } terms { windowHours policy { name } } } } }',
  );
  expect(errors).toBeUndefined();
  expect(settlements).toHaveBeenCalledWith("l1");
  expect(data?.bookedLesson).toMatchObject({
    settlements: [{ rule: "NOT_RUN_LATE", isBilled: false, by: null, terms: { windowHours: 24, policy: null } }],
  });
});

it("asks what confirming would book, without the days that are skipped", async () => {
  const confirmation = jest.fn((..._: unknown[]) =>
    Promise.resolve({ startOn: "2026-12-01", lessons: [], conflicts: [] }),
  );
  const { data } = await run(
    { lessonRequest: { confirmation } },
    '{ lessonConfirmation(requestId: "q1", skipDates: ["2026-12-08"]) { startOn } }',
  );
  expect(confirmation).toHaveBeenCalledWith("q1", ["2026-12-08"]);
  expect(data?.lessonConfirmation).toEqual({ startOn: "2026-12-01" });
});

it("calls a lesson off for whom it says, with the reason in the server's terms", async () => {
  const fire = jest.fn((..._: unknown[]) => Promise.resolve(aLesson({ status: "cancelled" })));
  const { data, errors } = await run(
    { bookedLesson: { fire } },
    'mutation { bookedLessonCancel(id: "l1", version: 3, input: { byKind: TUTOR, reason: POWER_OR_INTERNET }) { bookedLesson { status } } }',
  );
  expect(errors).toBeUndefined();
  expect(fire).toHaveBeenLastCalledWith(
    ...["l1", "cancel"],
    { version: 3, byKind: "tutor", reason: "power-or-internet" },
    undefined,
  );
  expect(data).toMatchObject({ bookedLessonCancel: { bookedLesson: { status: "CANCELLED" } } });
});

it("asks what a change of a course would do, in the server's terms", async () => {
  const nothing = { cancelled: 0, late: 0, moved: 3, added: 0, kept: 1, days: 0, lessons: [], conflicts: [] };
  const change = jest.fn((..._: unknown[]) => Promise.resolve(nothing));
  const { data, errors } = await run(
    { confirmedLesson: { change } },
    `{ confirmedLessonChange(id: "k1", input: { change: SCHEDULE, from: "2026-12-07", slots: [{ weekday: 4, start: "17:30" }] }) {
      moved kept } }`,
  );
  expect(errors).toBeUndefined();
  expect(change).toHaveBeenCalledWith("k1", {
    change: "SCHEDULE",
    from: "2026-12-07",
    slots: [{ weekday: 4, start: "17:30" }],
  });
  expect(data?.confirmedLessonChange).toEqual({ moved: 3, kept: 1 });
});

it("pauses a course for whom it says, and changes its price, each with its version", async () => {
  const fire = jest.fn((..._: unknown[]) => Promise.reject(new Error("Not now")));
  const pause = `mutation { confirmedLessonPause(id: "k1", version: 2, idempotencyKey: "k",
    input: { byKind: CUSTOMER, reason: TRAVEL, from: "2026-12-07", until: "2026-12-20" }) { userErrors { message } } }`;
  await run({ confirmedLesson: { fire } }, pause);
  expect(fire).toHaveBeenLastCalledWith(
    ...["k1", "pause"],
    { version: 2, byKind: "customer", reason: "travel", from: "2026-12-07", until: "2026-12-20" },
    "k",
  );
  const price = `mutation { confirmedLessonChangePrice(id: "k1", version: 3, effectiveOn: "2026-12-07", priceAmount: 2500) {
    userErrors { message } } }`;
  await run({ confirmedLesson: { fire } }, price);
  expect(fire).toHaveBeenLastCalledWith(
    ...["k1", "change-price"],
    { version: 3, effectiveOn: "2026-12-07", priceAmount: 2500 },
    undefined,
  );
});

it("asks once a page what credit pays for, and nothing of lessons that belong to no course", async () => {
  const cover = jest.fn((ids: readonly string[]) =>
    Promise.resolve(
      ids.map((_id) => ({
        _id,
        lessons: [{ lessonId: "l1", cover: "part-covered" as const, coveredMinutes: 30 }],
        courses: [],
        lots: [],
      })),
    ),
  );
  const lessons = [aLesson(), aLesson({ _id: "l2" }), aLesson({ _id: "l3", courseId: null, customerId: "c2" })];
  const { data, errors } = await run(
    { bookedLesson: { list: () => Promise.resolve(aPage(lessons)) }, creditLot: { cover } },
    "{ bookedLessons { items { id credit { cover coveredMinutes } } } }",
  );
  expect(errors).toBeUndefined();
  expect(cover).toHaveBeenCalledTimes(1);
  expect(cover).toHaveBeenCalledWith(["c1"]);
  expect(data?.bookedLessons).toEqual({
    items: [
      { id: "l1", credit: { cover: "PART_COVERED", coveredMinutes: 30 } },
      { id: "l2", credit: null },
      { id: "l3", credit: null },
    ],
  });
});
