import type { AttachmentRecord } from "./attachment.record.ts";
import type { CurriculumRecord, SubdivisionRecord } from "./curriculum.record.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = AttachmentRecord & { message: string; fields: object; current: AttachmentRecord };
interface Resource {
  title: string;
  kind: string;
  url: string;
  lessonId?: string;
  subdivisionId: string;
  addedAt: string;
}

const as = "admin";
const path = "/student-attach-curriculum";
const resources = "/lessons/lesson-resources/";
const nobody = "0".repeat(24);

const bySlug = async (slug: string) =>
  (await world.v2<Page<CurriculumRecord>>("get", `/curriculum/curriculum?slug=${slug}`, { as })).body.data[0]!;
const treeOf = async (id: string) =>
  (await world.v2<Page<SubdivisionRecord>>("get", `/curriculum/curriculum/subdivision?curriculumId=${id}`, { as })).body
    .data;
const attach = (body: object, caller: Caller = as) => world.v1<Wrote>("post", path, { as: caller, body });
const fire = (id: string, event: string, body: object) =>
  world.v1<Wrote>("post", `${path}/${id}/${event}`, { as, body });
const listed = async (query: string) =>
  (await world.v1<Page<AttachmentRecord>>("get", `${path}?${query}`, { as })).body.data;

let used = 0;
/** A customer whom no other test has. */
async function aCustomer(): Promise<string> {
  const [row] = await world.rows<{ id: string }>("select id from customers order by id limit 1 offset $1", [used++]);
  return row!.id;
}
async function aDependent(): Promise<{ id: string; customer_id: string; name: string }> {
  const [row] = await world.rows<{ id: string; customer_id: string; name: string }>(
    "select id, customer_id, first_name || ' ' || last_name as name from dependents where status = 'active' order by id limit 1 offset $1",
    [used++],
  );
  return row!;
}

let families: CurriculumRecord;
let tree: SubdivisionRecord[];
let group: SubdivisionRecord;
let level: SubdivisionRecord;
let topics: SubdivisionRecord[];
beforeAll(async () => {
  families = await bySlug("igbo-for-families-uk");
  tree = await treeOf(families._id);
  [group] = tree.filter(({ type }) => type === "ageGroup") as [SubdivisionRecord];
  [level] = tree.filter(({ parentId }) => parentId === group._id) as [SubdivisionRecord];
  topics = tree.filter(({ parentId }) => parentId === level._id);
});

it("gives a customer the whole curriculum from today, and counts them", async () => {
  const before = (await bySlug("igbo-for-families-uk")).attachedLearners;
  const studentId = await aCustomer();
  const { status, body } = await attach({ studentId, curriculumId: families._id });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    studentId,
    studentKind: "customer",
    customerId: studentId,
    curriculumId: families._id,
    subdivisionIds: [],
    startDate: "2026-01-05",
    progress: [],
    version: 1,
  });
  expect((await bySlug("igbo-for-families-uk")).attachedLearners).toBe(before + 1);
});

it("gives a dependent branches from a day, none inside another, and knows who pays", async () => {
  const child = await aDependent();
  const subdivisionIds = [topics[0]!._id, level._id, level._id];
  const { body } = await attach({
    studentId: child.id,
    curriculumId: families._id,
    subdivisionIds,
    startDate: "2026-02-01",
  });
  expect(body).toMatchObject({
    studentKind: "dependent",
    customerId: child.customer_id,
    subdivisionIds: [level._id],
    startDate: "2026-02-01",
  });
  const [entry] = await world.rows<{ action: string; entity_label: string }>(
    "select action, entity_label from team_activity where entity_id = $1",
    [body._id],
  );
  expect(entry).toEqual({ action: "created", entity_label: `${child.name}, Igbo for families, UK` });
});

it("refuses an unknown learner, an unknown curriculum, and an archived one, at their fields", async () => {
  const studentId = await aCustomer();
  const archived = await bySlug("yoruba-summer-school");
  const refused = async (body: object) => (await attach(body)).body.fields;
  expect(await refused({ studentId: nobody, curriculumId: families._id })).toEqual({
    studentId: "The selected learner no longer exists.",
  });
  expect(await refused({ studentId, curriculumId: nobody })).toEqual({
    curriculumId: "The selected curriculum no longer exists.",
  });
  expect(await refused({ studentId, curriculumId: archived._id })).toEqual({
    curriculumId: "This curriculum is archived, so it cannot be attached.",
  });
});

it("refuses parts of another curriculum, and parts that are not there", async () => {
  const studentId = await aCustomer();
  const [elsewhere] = await treeOf((await bySlug("gcse-igbo"))._id);
  const refused = async (id: string) =>
    (await attach({ studentId, curriculumId: families._id, subdivisionIds: [level._id, id] })).body.fields;
  expect(await refused(elsewhere!._id)).toEqual({ "subdivisionIds.1": "This part belongs to another curriculum." });
  expect(await refused(nobody)).toEqual({ "subdivisionIds.1": "The selected part no longer exists." });
});

it("attaches once, also when asked twice at the same time, and again after detaching", async () => {
  const child = await aDependent();
  const body = { studentId: child.id, curriculumId: families._id };
  const answers = await Promise.all([attach(body), attach(body)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.body.fields).toEqual({ studentId: `${child.name} already follows Igbo for families, UK.` });

  const first = answers.find(({ status }) => status === 201)!.body;
  const detached = (await fire(first._id, "detach", { version: 1, reason: "Moved away" })).body;
  expect(detached.archivedAt).toBe(world.clock.now().toISOString());
  expect((await fire(first._id, "detach", { version: 1 })).body).toEqual(detached);
  expect(await listed(`studentId=${child.id}`)).toEqual([]);
  const again = await attach(body);
  expect(again.status).toBe(201);
  const restore = await fire(first._id, "restore", { version: 2 });
  expect(restore.body.fields).toEqual({ studentId: `${child.name} already follows Igbo for families, UK.` });
  await fire(again.body._id, "detach", { version: 1 });
  expect((await fire(first._id, "restore", { version: 2 })).body).toMatchObject({ archivedAt: null, version: 3 });
});

it("takes a topic from not started through in progress to done, and up again", async () => {
  const studentId = await aCustomer();
  const { _id } = (await attach({ studentId, curriculumId: families._id, subdivisionIds: [level._id] })).body;
  const subdivisionId = topics[0]!._id;
  const early = await fire(_id, "finish", { version: 1, subdivisionId });
  expect([early.status, early.body.message]).toEqual([409, "This topic is not started, so it cannot be finished."]);

  const started = (await fire(_id, "start", { version: 1, subdivisionId })).body;
  const at = world.clock.now().toISOString();
  expect(started).toMatchObject({
    version: 2,
    progress: [{ subdivisionId, state: "in-progress", lessonId: null, at }],
  });
  expect((await fire(_id, "start", { version: 1, subdivisionId })).body).toEqual(started);
  const stale = await fire(_id, "finish", { version: 1, subdivisionId });
  expect([stale.status, stale.body.current.version]).toEqual([409, 2]);
  const lessonId = "1".repeat(24);
  const done = (await fire(_id, "finish", { version: 2, subdivisionId, lessonId })).body;
  expect(done.progress).toEqual([{ subdivisionId, state: "done", lessonId, at }]);
  const other = (await fire(_id, "start", { version: 3, subdivisionId: topics[1]!._id })).body;
  expect(other.progress.map(({ state }) => state)).toEqual(["done", "in-progress"]);
  expect((await fire(_id, "reopen", { version: 4, subdivisionId })).body.progress.at(-1)?.state).toBe("in-progress");
  const entries = await world.rows("select 1 from team_activity where entity_id = $1", [_id]);
  expect(entries).toHaveLength(5);
});

it("keeps progress for topics that are followed, while they are", async () => {
  const studentId = await aCustomer();
  const { _id } = (await attach({ studentId, curriculumId: families._id, subdivisionIds: [level._id] })).body;
  const elsewhere = tree.find(({ type, parentId }) => type === "topic" && parentId !== level._id)!;
  const start = (subdivisionId: string) => fire(_id, "start", { version: 1, subdivisionId });
  expect((await start(elsewhere._id)).body.fields).toEqual({
    subdivisionId: "The learner does not follow this part.",
  });
  expect((await start(level._id)).body.fields).toEqual({
    subdivisionId: "Progress is recorded for topics only. Choose a topic.",
  });
  await fire(_id, "detach", { version: 1 });
  const late = await fire(_id, "start", { version: 2, subdivisionId: topics[0]!._id });
  expect([late.status, late.body.message]).toEqual([409, "The learner no longer follows this curriculum."]);
});

it("lists who follows a part: it, something above it, or something below it", async () => {
  const [whole, branch, topic, other] = [await aCustomer(), await aCustomer(), await aCustomer(), await aCustomer()];
  const school = await bySlug("gcse-igbo");
  const parts = await treeOf(school._id);
  const [one, two] = parts.filter(({ type }) => type === "subject") as [SubdivisionRecord, SubdivisionRecord];
  const [inside] = parts.filter(({ parentId }) => parentId === one._id) as [SubdivisionRecord];
  const give = (studentId: string, ...ids: string[]) =>
    attach({ studentId, curriculumId: school._id, subdivisionIds: ids });
  await give(whole);
  await give(branch, one._id);
  await give(topic, inside._id);
  await give(other, two._id);
  const at = async (id: string) =>
    (await listed(`subdivisionId=${id}&sort=createdAt`)).map(({ studentId }) => studentId).toSorted();
  expect(await at(inside._id)).toEqual([whole, branch, topic].toSorted());
  expect(await at(one._id)).toEqual([whole, branch, topic].toSorted());
  expect(await at(two._id)).toEqual([whole, other].toSorted());
  expect(await listed(`curriculumId=${school._id}`)).toHaveLength(4);
  expect(await at(nobody)).toEqual([]);
});

it("shows a learner the resources of the parts they follow, and the published lessons in them", async () => {
  const studentId = await aCustomer();
  const yoruba = await bySlug("yoruba-for-families-uk");
  const parts = await treeOf(yoruba._id);
  const [used] = parts.filter(({ lessonIds }) => lessonIds.length > 0) as [SubdivisionRecord];
  await world.rows("update content_lessons set content_status = 'Published' where id = $1", [used.lessonIds[0]]);
  const read = async () => (await world.v2<Resource[]>("get", `${resources}?studentId=${studentId}`, { as })).body;
  expect(await read()).toEqual([]);

  const { body } = await attach({ studentId, curriculumId: yoruba._id, subdivisionIds: [used._id] });
  const found = await read();
  expect(found.slice(0, used.resources.length).map(({ title, kind, url }) => ({ title, kind, url }))).toEqual(
    used.resources,
  );
  expect(found.at(-1)).toMatchObject({ kind: "session", lessonId: used.lessonIds[0], subdivisionId: used._id });
  expect(found.at(-1)?.url).toMatch(/^\/app\/content\/exam\/.+\/[0-9a-f]{24}$/);
  expect(found[0]?.addedAt).toBe(world.clock.now().toISOString());
  expect(await read()).toEqual(found);
  await fire(body._id, "detach", { version: 1 });
  expect(await read()).toEqual([]);
});

it("asks for a learner that there is before it shows resources", async () => {
  const ask = (query: string) => world.v2<{ error: string; fields: object }>("get", `${resources}${query}`, { as });
  expect((await ask("")).body.fields).toEqual({ studentId: "Learner is required." });
  const missing = await ask(`?studentId=${nobody}`);
  expect([missing.status, missing.body.error]).toEqual([404, "Learner not found."]);
});

it("is not for those who do not read customers", async () => {
  const studentId = await aCustomer();
  const refused = await attach({ studentId, curriculumId: families._id }, "content-manager");
  expect(refused.status).toBe(403);
  const counted = await world.v2<Page<CurriculumRecord>>("get", "/curriculum/curriculum?slug=igbo-for-families-uk", {
    as: "content-manager",
  });
  expect(counted.body.data[0]?.attachedLearners).toBeGreaterThan(0);
});

it("answers a repeat with the same key with the first answer", async () => {
  const body = { studentId: await aCustomer(), curriculumId: families._id };
  const send = () =>
    world.v1<One<AttachmentRecord>>("post", path, { as, body, headers: { "idempotency-key": "attach-once" } });
  expect((await send()).body).toEqual((await send()).body);
});
