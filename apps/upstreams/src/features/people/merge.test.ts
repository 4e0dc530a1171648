import { mergeSides } from "@app/domain/people/merge-enums.ts";
import { chosenFields, type MergeChoices } from "@app/domain/people/merge.ts";
import { seedFrom } from "../../seed/random.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { LikelyDuplicate, MergePreview, PersonMergeRecord, UnmergedRecord } from "./person-merge.record.ts";

let world: World;
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  regionId = (await world.rows<{ id: string }>("select id from regions where code = 'UK'"))[0]!.id;
});
afterAll(() => world.close());

interface Customer {
  _id: string;
  version: number;
  email: string | null;
  [field: string]: unknown;
}
interface Refused {
  error: string;
}

let made = 0;
const add = async (over: object = {}) =>
  (
    await world.v2<One<Customer>>("post", "/people/customers", {
      as: "admin",
      body: { ...{ firstName: "Ada", lastName: "Obi", email: `ada.${made++}@example.org`, regionId }, ...over },
    })
  ).body.data;
const of = async (id: string) =>
  (await world.v2<Page<Customer>>("get", `/people/customers?id=${id}`, { as: "admin" })).body.data[0]!;
const merge = async (kept: string, other: string, choices: MergeChoices = {}, as: Caller = "admin") => {
  const [one, two] = [await of(kept), await of(other)];
  return world.v2<{ merge: { _id: string }; kept: Customer } & Refused>("post", `/people/customers/${kept}/merge`, {
    as,
    body: { version: one.version, otherId: other, otherVersion: two.version, choices },
  });
};
const undo = (id: string) =>
  world.v2<UnmergedRecord & Refused>("post", `/people/merges/${id}/undo`, { as: "admin", body: {} });
const preview = (kept: string, other: string) =>
  world.v2<MergePreview & Refused>("get", `/people/customers/${kept}/merge-preview?otherId=${other}`, { as: "admin" });
const duplicates = async (id: string) =>
  (await world.v2<LikelyDuplicate[]>("get", `/people/customers/${id}/duplicates`, { as: "admin" })).body;
const dependent = async (customerId: string, firstName = "Zara") =>
  (
    await world.v2<One<Customer>>("post", "/people/dependents", {
      as: "admin",
      body: { customerId, firstName, lastName: "Obi", relationship: "child", ageGroup: "from-5" },
    })
  ).body.data;
const note = (customerId: string) =>
  world.v2("post", "/people/customer-notes", { as: "admin", body: { customerId, text: "Prefers evenings." } });

/** What may differ after a merge and its undoing. */
const passing = new Set(["version", "updated_at", "updated_by"]);
const log = new Set(["team_activity", "events", "person_merges", "answered_requests", "notifications"]);

/** Every row of every table that is the business's, without what may differ; each table as its digest. */
async function everything(): Promise<string> {
  const tables = await world.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all: unknown[] = [];
  for (const { name } of tables.filter((table) => !log.has(table.name))) {
    const [digest] = await world.rows(
      `select md5(string_agg(row, '|' order by row)) as rows
       from (select (to_jsonb(t) - $1::text[])::text as row from ${name} t) as each`,
      [[...passing]],
    );
    all.push([name, digest]);
  }
  return JSON.stringify(all);
}

it("makes one record of two, moves what hangs on the other, and leaves it as a pointer", async () => {
  const kept = await add({ tags: ["VIP"] });
  const other = await add({ firstName: "Adaobi", phoneNumber: "07400 900123", tags: ["twins"] });
  const child = await dependent(other._id);
  await note(other._id);
  await world.v2("post", "/people/messages", {
    as: "admin",
    body: { toPersonId: other._id, channel: "email", subject: "Hello", body: "Your lessons." },
  });
  expect((await preview(kept._id, other._id)).body).toMatchObject({
    fields: [
      { field: "firstName", side: "kept" },
      { field: "email", side: "kept" },
      { field: "phoneNumber", side: "other" },
    ],
    moves: [
      { what: "dependents", count: 1 },
      { what: "notes", count: 1 },
      { what: "messages", count: 1 },
    ],
    blockers: [],
  });
  const { body, status } = await merge(kept._id, other._id, { firstName: "other" });
  expect(status).toBe(200);
  expect(body.kept).toMatchObject({
    ...{ firstName: "Adaobi", email: kept.email, secondaryEmail: other.email, phoneNumber: "+447400900123" },
    ...{ tags: ["VIP", "twins"], learnerNames: ["Adaobi", "Zara"], noteCount: 1, mergedIntoId: null },
  });
  expect(await of(other._id)).toMatchObject({ mergedIntoId: kept._id });
  const listed = await world.v2<Page<Customer>>("get", "/people/customers?q=obi&pageSize=100", { as: "admin" });
  expect(listed.body.data.map(({ _id }) => _id)).not.toContain(other._id);
  const [moved] = await world.rows("select customer_id from dependents where id = $1", [child._id]);
  expect(moved).toEqual({ customer_id: kept._id });
  const saved = await world.v2<Refused>("patch", "/people/customers", {
    as: "admin",
    body: { _id: other._id, version: (await of(other._id)).version, firstName: "X" },
  });
  expect([saved.status, saved.body.error]).toEqual([409, "This customer is merged, so it cannot be changed."]);
  expect((await note(other._id)).status).toBe(422);
  const reasons = await world.rows<{ reason: string }>(
    "select reason from team_activity where reason like 'Merged %' and entity_id in ($1, $2) order by reason",
    [kept._id, other._id],
  );
  expect(reasons.map(({ reason }) => reason)).toEqual(["Merged into Adaobi Obi.", "Merged with Adaobi Obi."]);
});

it("takes over an email, and refuses to undo where somebody else has the other one by then", async () => {
  const [kept, other] = [await add(), await add()];
  const { body } = await merge(kept._id, other._id, { email: "other" });
  expect(body.kept).toMatchObject({ email: other.email, secondaryEmail: kept.email });
  await world.v2("patch", "/people/customers", {
    as: "admin",
    body: { _id: kept._id, version: body.kept.version, email: "new@example.org" },
  });
  await add({ email: other.email });
  const refused = await undo(body.merge._id);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    `${other.email} belongs to another customer by now. Change that first.`,
  ]);
});

it("restores every row after a merge that is undone, whatever was chosen", async () => {
  const { chance } = seedFrom(new Date("2026-11-22T00:00:00Z"), 7);
  const any = await world.rows<{ id: string }>(
    "select id from customers where archived_at is null and status <> 'blocked' and id not in (select id from tutors) order by id",
  );
  const added = await add({ phoneNumber: "07400 900123", marketingConsent: true, tags: ["a"] });
  await dependent(added._id);
  let merged = 0;
  for (let n = 0; n < 12; n++) {
    const [kept, other] = [chance.pick(any).id, n % 3 === 0 ? added._id : chance.pick(any).id];
    const choices = Object.fromEntries(
      chosenFields.filter(() => chance.whole(1, 10) <= 4).map((name) => [name, chance.pick(mergeSides)]),
    );
    if (kept === other) continue;
    const before = await everything();
    const { status, body } = await merge(kept, other, choices);
    if (status !== 200) continue;
    merged++;
    expect(await everything()).not.toBe(before);
    expect((await undo(body.merge._id)).body.left).toEqual([]);
    expect(await everything()).toBe(before);
  }
  expect(merged).toBeGreaterThan(4);
});

it("keeps what was bought for somebody who learns, and gives it back when the merge is undone", async () => {
  const kept = await add();
  const other = await add();
  const gift = { unit: "minutes", currency: "GBP", quantity: 60, cost: 2000, reason: "Sorry" };
  const given = await world.v2<One<{ _id: string }>>("post", "/billing/credits", {
    as: "director",
    body: { customerId: other._id, learnerId: other._id, ...gift },
  });
  expect(given.status).toBe(201);
  const forWhom = async () =>
    (await world.rows("select customer_id, learner_ids from credit_lots where id = $1", [given.body.data._id]))[0];
  const { body } = await merge(kept._id, other._id);
  expect(await forWhom()).toEqual({ customer_id: kept._id, learner_ids: [kept._id] });
  expect((await undo(body.merge._id)).status).toBe(200);
  expect(await forWhom()).toEqual({ customer_id: other._id, learner_ids: [other._id] });
});

it("leaves what was changed since the merge, and says what that is", async () => {
  const [kept, other] = [await add(), await add({ firstName: "Adaobi", phoneNumber: "07400 900123" })];
  const { body } = await merge(kept._id, other._id, { firstName: "other" });
  await world.v2("patch", "/people/customers", {
    as: "admin",
    body: { _id: kept._id, version: body.kept.version, firstName: "Ada Maria" },
  });
  const undone = (await undo(body.merge._id)).body;
  expect(undone.left).toEqual(["firstName"]);
  expect(undone.kept).toMatchObject({ firstName: "Ada Maria", phoneNumber: null, secondaryEmail: null });
  expect(undone.other).toMatchObject({ firstName: "Adaobi", phoneNumber: "+447400900123", mergedIntoId: null });
  expect((await undo(body.merge._id)).body.error).toBe("This merge was undone already.");
});

it("can be undone for thirty days", async () => {
  const [kept, other] = [await add(), await add()];
  const { body } = await merge(kept._id, other._id);
  const merges = async () =>
    (await world.v2<PersonMergeRecord[]>("get", `/people/customers/${kept._id}/merges`, { as: "admin" })).body;
  expect((await merges())[0]).toMatchObject({ otherId: other._id, otherName: "Ada Obi", undoneAt: null });
  await world.rows(
    "update person_merges set created_at = created_at - interval '30 days 1 minute' where kept_id = $1",
    [kept._id],
  );
  expect((await merges())[0]).toMatchObject({ undoableUntil: null });
  expect((await undo(body.merge._id)).body.error).toBe("A merge can be undone for 30 days.");
});

it("refuses what stands in the way, and two that are stale or the same", async () => {
  const [kept, other] = [await add(), await add()];
  await dependent(kept._id);
  await dependent(other._id);
  const both = "Both have a dependent called Zara Obi with the same date of birth. Change or rename one of them first.";
  expect((await preview(kept._id, other._id)).body.blockers).toEqual([both]);
  expect((await merge(kept._id, other._id)).body.error).toBe(both);
  expect((await merge(kept._id, kept._id)).body.error).toBe("Choose another customer to merge with.");
  const stale = await world.v2<Refused & { code: string }>("post", `/people/customers/${kept._id}/merge`, {
    as: "admin",
    body: { version: 1, otherId: other._id, otherVersion: 7, choices: {} },
  });
  expect(stale.status).toBe(409);
  expect((await merge(kept._id, other._id, {}, "content-manager")).status).toBe(403);
});

it("refuses to merge two who both applied to teach until one of the applications is closed", async () => {
  const [kept, other] = [await add(), await add()];
  const applied = [];
  for (const { email } of [kept, other]) {
    const body = {
      ...{ firstName: "Ada", lastName: "Obi", email, timeZone: "Africa/Lagos", marketingConsent: false },
      ...{ subjects: ["Igbo"], dialects: [], samePerson: true },
    };
    applied.push((await world.v1<Customer>("post", "/tutors/candidacies", { as: "admin", body })).body);
  }
  const both = "Both have an open application as a tutor. Close one of them first.";
  expect((await preview(kept._id, other._id)).body.blockers).toEqual([both]);
  expect((await merge(kept._id, other._id)).body.error).toBe(both);
  const [, { _id, version }] = applied as [Customer, Customer];
  const body = { version, reason: "Applied twice." };
  await world.v1("post", `/tutors/candidacies/${_id}/withdraw`, { as: "admin", body });
  expect((await merge(kept._id, other._id)).status).toBe(200);
});

it("offers who looks alike, and remembers who is not until a compared field changes", async () => {
  const phoneNumber = "07400 900124";
  const one = await add({ phoneNumber });
  const twin = await add({ firstName: "Adaobi", phoneNumber });
  const spouse = await add({ firstName: "Emeka", phoneNumber });
  expect((await duplicates(one._id)).map(({ customer, likeness }) => [customer._id, likeness])).toEqual([
    [twin._id, "same"],
    [spouse._id, "household"],
  ]);
  const said = await world.v2<LikelyDuplicate[]>("post", `/people/customers/${one._id}/tell-apart`, {
    as: "admin",
    body: { otherId: twin._id, verdict: "different" },
  });
  expect(said.body.map(({ customer }) => customer._id)).toEqual([spouse._id]);
  expect((await duplicates(twin._id)).map(({ customer }) => customer._id)).toEqual([spouse._id]);
  await world.v2("patch", "/people/customers", {
    as: "admin",
    body: { _id: twin._id, version: twin.version, email: "other@example.org" },
  });
  expect((await duplicates(one._id)).map(({ customer }) => customer._id)).toEqual([twin._id, spouse._id]);
});
