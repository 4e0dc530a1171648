import { pino } from "pino";
import { tutorFeedbackEvents, type TutorFeedbackEvent } from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { AccountJobRunner } from "../../jobs/account-jobs/account-job-runner.ts";
import { bulkKinds } from "../../jobs/account-jobs/kinds.ts";
import { ExportRunner } from "../../jobs/exports/export-runner.ts";
import { exportKinds } from "../../jobs/exports/kinds.ts";
import { eventsToken, openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { TutorFeedbackRecord } from "./tutor-feedback.record.ts";

let world: World;
let personId: string;
let learnerId: string;
const staff = new Map<string, string>();
beforeAll(async () => {
  world = await openWorld();
  const idOf = async (from: string) =>
    (await world.rows<{ id: string }>(`select id from ${from} limit 1`))[0]?.id ?? "";
  personId = await idOf("tutors order by tutor_number");
  learnerId = await idOf("dependents where status = 'active'");
  const accounts = await world.rows<{ id: string; role: string }>(
    "select id, split_part(email, '@', 1) as role from account_users where email like '%@demo.test'",
  );
  for (const { id, role } of accounts) staff.set(role, id);
});
afterAll(() => world.close());

const path = "/tutors/feedback";
type Wrote = TutorFeedbackRecord & { message: string; fields: Record<string, string> };
const create = (as: Caller, over: object = {}) =>
  world.v1<Wrote>("post", path, {
    as,
    body: { personId, authorKind: "customer", category: "teaching", body: "The lessons are lively.", ...over },
  });
const aReport = async (over: object = {}) => (await create("admin", { category: "safeguarding", ...over })).body;
const save = (as: Caller, { _id, version }: TutorFeedbackRecord, changes: object) =>
  world.v1<Wrote>("patch", `${path}/${_id}`, { as, body: { version, ...changes } });
const fire = (as: Caller, { _id, version }: TutorFeedbackRecord, event: TutorFeedbackEvent, more: object = {}) =>
  world.v1<Wrote>("post", `${path}/${_id}/${event}`, { as, body: { version, ...more } });
const listed = async (as: Caller, query: string) =>
  (await world.v1<Page<TutorFeedbackRecord>>("get", `${path}?${query}`, { as })).body;
const notices = async (as: Caller) =>
  (await world.v2<One<{ title: string; url: string }[]>>("get", "/notifications?limit=100", { as })).body.data;
const runnerParts = () => {
  const { database, clock, signal, availability, files } = world;
  return { database, clock, signal, availability, files, log: pino({ level: "silent" }), holder: "a" };
};

describe("a safeguarding report", () => {
  const ids = async (as: Caller, query: string) => (await listed(as, query)).data.map(({ _id }) => _id);
  async function written(as: Caller): Promise<number> {
    const body = { kind: "tutor-feedback-export", query: "q=sesame", format: "csv" };
    const asked = await world.v2<One<{ _id: string }>>("post", "/account-jobs/exports", { as, body });
    await new ExportRunner({ ...runnerParts(), kinds: exportKinds }).tick();
    const jobs = await world.v2<Page<{ done: number }>>("get", `/account-jobs?id=${asked.body.data._id}`, { as });
    return jobs.body.data[0]?.done ?? 0;
  }
  const inBulk = (as: Caller, id: string) =>
    world.v2("post", "/account-jobs", { as, body: { kind: "tutor-feedback-acknowledge", choice: { ids: [id] } } });

  /** Every way in which somebody could learn of a report. */
  const ways: [string, (as: Caller, report: TutorFeedbackRecord) => Promise<boolean>][] = [
    ["by its id", async (as, { _id }) => (await listed(as, `id=${_id}`)).total === 1],
    ["in the list", async (as, { _id }) => (await ids(as, "pageSize=100")).includes(_id)],
    ["by a search", async (as, { _id }) => (await ids(as, "q=sesame")).includes(_id)],
    ["by a filter", async (as, { _id }) => (await ids(as, "category=safeguarding&pageSize=100")).includes(_id)],
    [
      "in counts",
      async (as) => {
        const facets = `${path}/facets?by=category`;
        const { body } = await world.v1<{ counts: { value: string }[] }[]>("get", facets, { as });
        return body.some(({ counts }) => counts.some(({ value }) => value === "safeguarding"));
      },
    ],
    [
      "in its history",
      async (as, { _id }) =>
        (await world.v1("get", `/audit?entityKind=tutor-feedback&entityId=${_id}`, { as })).status === 200,
    ],
    ["when saving it", async (as, report) => (await save(as, report, { sharedWithTutor: false })).status !== 404],
    ["when seeing to it", async (as, report) => (await fire(as, report, "acknowledge")).status !== 404],
    ["in bulk", async (as, { _id }) => (await inBulk(as, _id)).status === 201],
    ["in a file", async (as) => (await written(as)) > 0],
  ];

  it.each(ways)("is found by directors and super-admins, and not by who reported it, %s", async (_, finds) => {
    const report = await aReport({ body: "Open sesame" });
    expect(await finds("admin", report)).toBe(false);
    expect(await finds("director", report)).toBe(true);
    expect(await finds("super-admin", report)).toBe(true);
    await world.rows("delete from tutor_feedback where body = 'Open sesame'");
  });

  it("is told of at once to directors and super-admins, and to nobody else", async () => {
    const before = (await notices("admin")).length;
    const headers = { authorization: `Bearer ${eventsToken}` };
    interface Told {
      data: { entityId: string; permission: string | null }[];
      cursor: string;
    }
    const { cursor } = (await world.v1<Told>("get", "/events", { headers })).body;
    const { _id } = await aReport();
    for (const as of ["director", "super-admin"] as const) {
      expect((await notices(as)).filter(({ url }) => url.endsWith(_id))).toMatchObject([
        { title: expect.stringMatching(/^Safeguarding report: \S/) },
      ]);
    }
    expect(await notices("admin")).toHaveLength(before);
    const { data } = (await world.v1<Told>("get", `/events?after=${cursor}`, { headers })).body;
    expect(data.filter(({ entityId }) => entityId === _id).map(({ permission }) => permission)).toEqual([
      "tutorManagement:read",
    ]);
  });

  it("is what other feedback becomes, with the same notice", async () => {
    const { body } = await create("admin");
    await save("admin", body, { category: "safeguarding" });
    expect((await listed("admin", `id=${body._id}`)).total).toBe(0);
    expect((await notices("director")).some(({ url }) => url.endsWith(body._id))).toBe(true);
  });

  it("is not given to somebody who may not read it", async () => {
    const refused = { assigneeId: expect.stringMatching(/cannot see this feedback. Choose someone else.$/) };
    const report = await aReport();
    expect((await save("director", report, { assigneeId: staff.get("admin") })).body.fields).toEqual(refused);
    const { body } = await create("director", { assigneeId: staff.get("admin") });
    expect((await save("director", body, { category: "safeguarding" })).body.fields).toEqual(refused);
  });
});

it("goes from new to resolved step by step, says how, and is taken up again", async () => {
  let feedback = (await create("admin")).body;
  expect(feedback).toMatchObject({ status: "new", direction: "about-tutor" });
  const refused = await fire("admin", feedback, "resolve", { resolution: "Spoke with them." });
  expect(refused.body.message).toBe("This tutor feedback is new, so it cannot be resolved.");
  feedback = (await fire("admin", feedback, "acknowledge")).body;
  feedback = (await fire("admin", feedback, "start")).body;
  expect((await fire("admin", feedback, "resolve", { resolution: " " })).body.fields).toEqual({
    resolution: "Say how this was resolved.",
  });
  feedback = (await fire("admin", feedback, "resolve", { resolution: "Spoke with them." })).body;
  expect(feedback).toMatchObject({ status: "resolved", resolution: "Spoke with them." });
  expect((await fire("admin", feedback, "reopen")).body.status).toBe("in-progress");
  expect(tutorFeedbackEvents).toHaveLength(4);
});

it.each<[string, object, object]>([
  ["a customer who is not named", { authorKind: "customer" }, { authorName: null }],
  ["the tutor", { authorKind: "tutor", body: "Unit 4 has no recordings." }, { direction: "from-tutor" }],
  ["a colleague", { authorKind: "staff" }, { authorName: "Ifẹ́olúwa Akínlàjà" }],
])("is written down for %s", async (_, over, expected) => {
  expect((await create("admin", over)).body).toMatchObject(expected);
});

it("names the learner who gave it, and refuses one who is not there", async () => {
  const { body } = await create("admin", { authorKind: "learner", authorId: learnerId });
  expect(body.authorName).toMatch(/\S \S/);
  expect((await create("admin", { authorKind: "customer", authorId: learnerId })).body.fields).toEqual({
    authorId: "The selected customer no longer exists.",
  });
});

it("refuses a rating of what a tutor says, also later", async () => {
  const fields = { rating: "Only feedback about a tutor has a rating." };
  expect((await create("admin", { authorKind: "tutor", rating: 4 })).body.fields).toEqual(fields);
  const { body } = await create("admin", { authorKind: "tutor" });
  expect((await save("admin", body, { rating: 4 })).body.fields).toEqual(fields);
});

it("is assigned to a colleague by a job, who is told, and not twice", async () => {
  const { body } = await create("director");
  const payload = { assigneeId: staff.get("admin") };
  const verdict = async () => {
    const asked = await world.v2<One<{ _id: string }>>("post", "/account-jobs", {
      as: "director",
      body: { kind: "tutor-feedback-assign", choice: { ids: [body._id] }, payload },
    });
    await new AccountJobRunner({ ...runnerParts(), kinds: bulkKinds }).tick();
    const items = `/account-jobs/items?jobId=${asked.body.data._id}`;
    return (await world.v2<Page<{ verdict: string }>>("get", items, { as: "director" })).body.data[0]?.verdict;
  };
  expect(await verdict()).toBe("done");
  expect((await notices("admin")).some(({ url }) => url.endsWith(body._id))).toBe(true);
  expect(await verdict()).toBe("skipped");
});
