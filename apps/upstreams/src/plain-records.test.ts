import { partsV1, partsV2 } from "./app.ts";
import { plainBackgrounds, plainCharacters } from "./testing/plain-records/story-art.ts";
import { plainCancellationPolicies } from "./testing/plain-records/cancellation-policies.ts";
import { plainCurricula } from "./testing/plain-records/curricula.ts";
import { plainDialects } from "./testing/plain-records/dialects.ts";
import { plainSpeakers } from "./testing/plain-records/speakers.ts";
import { plainBanners } from "./testing/plain-records/banners.ts";
import { plainPromos } from "./testing/plain-records/promos.ts";
import { plainReferrers } from "./testing/plain-records/referrers.ts";
import { plainPartners } from "./testing/plain-records/partners.ts";
import { plainCustomerPods } from "./testing/plain-records/customer-pods.ts";
import { callsOf } from "./testing/plain-records/plain-record.ts";
import { plainRegions } from "./testing/plain-records/regions.ts";
import { plainStaffUsers } from "./testing/plain-records/staff-users.ts";
import { plainTemplates } from "./testing/plain-records/templates.ts";
import { plainTasks } from "./testing/plain-records/tasks.ts";
import { openWorld, type World } from "./testing/world.ts";

const kinds = [
  plainRegions,
  plainCancellationPolicies,
  plainCurricula,
  plainDialects,
  plainSpeakers,
  plainCharacters,
  plainBackgrounds,
  plainCustomerPods,
  plainPartners,
  plainPromos,
  plainReferrers,
  plainBanners,
  plainTemplates,
  plainStaffUsers,
  plainTasks,
];
/** Records that stand in a tree, which takes more than a draft to set up: see tree.test.ts. */
const inTrees = ["/curriculum/curriculum/subdivision"];
/** Records of a person, or that hang on one: see customers.test.ts and its neighbours. */
const ofPeople = ["/people/customer-notes", "/people/customers", "/people/dependents", "/people/leads"];
/** There is one for each place at the most: see settings.test.ts. */
const atPlaces = ["/admin/setting"];

/** What only its owner may change: see views.test.ts. */
const ofTheirOwners = ["/views"];

/** Of tutors and of those who want to be, some of it not for everybody's eyes: see tutor-parts.test.ts, candidacies.test.ts and their neighbours. */
const ofTutors = [
  "/tutors/candidacies",
  "/tutors/days",
  "/tutors/documents",
  "/tutors/payout-accounts",
  "/tutors/time-off",
  "/tutors/feedback",
  "/tutors/journal",
  "/tutors/journal-templates",
];

/** Of whom it is asked, of which lesson, and what became of it: see requests.test.ts, proposals.test.ts and ratings.test.ts. */
const ofLessons = ["/lessons/ratings", "/lessons/requests", "/lessons/student-ratings"];

/** What is said about it, and what comes of it: see feedbacks.test.ts and group-lessons.test.ts. */
const ofTheDesk = ["/feedback", "/group-lessons"];

/** Invited by mail, and a partner keeps an owner: see partner-users.test.ts. */
const ofPartners = ["/partners/users"];

/** Its making says what is said only once: see tokens.test.ts. */
const ofTools = ["/service-tokens"];

/** Its parties, lines and money are tested by themselves: see invoices.test.ts. */
const ofMoney = ["/billing/invoices"];

/** Written by their creators, and published by others: see words.test.ts and updates.test.ts. */
const ofTheApp = [
  "/language-app/words",
  "/language-app/product-updates",
  "/language-app/feedback",
  "/language-app/sentence-sessions",
  "/language-app/stories",
  "/language-app/conversation-practices",
];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const tables = kinds.map((row) => ({ ...row, ...callsOf(row, () => world) }));
const nowhere = "0".repeat(24);

it("knows every kind of record that can be listed, added and saved", () => {
  const routes = [...partsV1({} as never).routes, ...partsV2.routes];
  const has = (method: string, ...paths: string[]) =>
    routes.some((route) => route.method === method && paths.includes(route.path));
  const plain = routes
    .filter(({ kind, method, path }) => kind !== "open" && method === "post" && has("get", path))
    .filter(({ path }) => has("patch", path, `${path}/{id}`));
  const known = [
    ...kinds.map(({ path }) => path),
    ...inTrees,
    ...ofPeople,
    ...ofTutors,
    ...ofLessons,
    ...ofTheDesk,
    ...ofPartners,
    ...ofTools,
    ...ofMoney,
    ...ofTheApp,
    ...atPlaces,
    ...ofTheirOwners,
  ];
  expect(plain.map(({ path }) => path).toSorted()).toEqual(known.toSorted());
});

describe.each(tables)("$kind: the list", ({ list, label, lists, refusedQueries = [] }) => {
  it.each([...lists, ["?page=99", []] as const])("finds by %s", async (query, expected) => {
    const { body } = await list(query);
    expect(body.data.map((record) => record[label])).toEqual(expected);
  });

  it.each<readonly [query: string, message: string]>([
    ["?colour=red", "Unknown filter: colour."],
    ["?pageSize=0", "Page size must be between 1 and 100."],
    ["?pageSize=101", "Page size must be between 1 and 100."],
    ["?page=0", "Page must be between 1 and 1000000."],
    ["?page=x", "Page must be a whole number."],
    ["?sort=colour", "Choose a valid sort."],
    ...refusedQueries,
  ])("refuses %s", async (query, message) => {
    const { status, body } = await list(query);
    expect(status).toBe(message.startsWith("Unknown filter") ? 400 : 422);
    expect(body["error"] ?? body["message"]).toBe(message);
  });
});

describe.each(tables)("$kind: a record", (row) => {
  const { kind, title, server, create, make, save, fire, list, history, undo, change } = row;
  const name = server === "v1" ? "message" : "error";

  it("is added with what was sent and what the server knows, and is in the list", async () => {
    const { status, body, record } = await create();
    expect(status).toBe(201);
    expect(record).toMatchObject({ ...body, ...row.added, version: 1 });
    expect((await list(`?id=${record._id}`)).body.data).toMatchObject([{ _id: record._id, version: 1 }]);
    expect(await history(record._id)).toMatchObject([{ action: "created" }]);
  });

  it.each(row.refused)("is refused with %j", async (over, fields) => {
    const { status, refused } = await create(over);
    expect([status, refused.fields, refused[name]]).toEqual([422, fields, Object.values(fields)[0]]);
  });

  it("keeps what a save leaves out, tells what it changed, and is undone by those who may", async () => {
    const before = await make();
    world.pass(1);
    const { status, record } = await save(before._id, 1, change);
    expect(status).toBe(200);
    expect(record).toMatchObject({ ...change, version: 2 });
    const kept = Object.keys(row.added).filter((field) => !(field in change));
    for (const field of kept) expect(record[field]).toEqual(before[field]);
    const [newest] = await history(before._id);
    expect(newest?.changes.map(({ field, after }) => [field, after])).toEqual(
      expect.arrayContaining(Object.entries(change)),
    );
    const undone = await undo(before._id, 2);
    expect(undone.status).toBe(200);
    const [after] = (await list(`?id=${before._id}`)).body.data;
    for (const field of Object.keys(change)) expect(after?.[field]).toEqual(before[field]);
    expect(after?.version).toBe(3);
  });

  it("is not saved against an older version, nor twice at once", async () => {
    const { _id } = await make();
    await save(_id, 1, change);
    const stale = await save(_id, 1, change);
    expect([stale.status, stale.refused.current]).toMatchObject([409, { _id, ...change, version: 2 }]);
    const two = await Promise.all([change, change].map((fields) => save(_id, 2, fields)));
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is refused where there is none", async () => {
    const { status, refused } = await save(nowhere, 1, change);
    expect([status, refused[name]]).toEqual([404, `${title} not found.`]);
  });

  const { archiving } = row;
  if (!archiving) return;
  /** A record that can be archived. */
  const ready = async () => {
    let record = await make();
    for (const event of archiving.first ?? [])
      record = (await fire(record._id, event, { version: record.version })).record;
    return record;
  };

  it("is archived and brought back, where twice is once", async () => {
    const { _id, version } = await ready();
    const archived = (await fire(_id, "archive", { version })).record;
    expect(archived).toMatchObject({ ...archiving.archived, version: version + 1 });
    expect(archived["archivedAt"]).not.toBeNull();
    expect((await fire(_id, "archive", { version })).record).toEqual(archived);
    const edit = await save(_id, version + 1, change);
    expect([edit.status, edit.refused[name]]).toEqual([409, `This ${kind} is archived, so it cannot be edited.`]);

    const restored = (await fire(_id, "restore", { version: version + 1 })).record;
    expect(restored).toMatchObject({ ...archiving.restored, version: version + 2 });
    expect((await fire(_id, "restore", { version })).record).toEqual(restored);
    const stale = await fire(_id, "archive", { version });
    expect([stale.status, stale.refused.current]).toMatchObject([409, { _id, version: version + 2 }]);
  });

  it("comes back when its archiving is undone", async () => {
    const { _id, version } = await ready();
    world.pass(1);
    await fire(_id, "archive", { version });
    expect((await undo(_id, version + 1)).status).toBe(200);
    expect((await list(`?id=${_id}`)).body.data).toMatchObject([archiving.restored]);
  });

  it("is archived only where there is one, against a version", async () => {
    expect((await fire(nowhere, "archive", { version: 1 })).status).toBe(404);
    const { status, refused } = await fire(nowhere, "archive", {});
    expect([status, refused.fields]).toEqual([422, { version: "Version is required." }]);
  });
});
