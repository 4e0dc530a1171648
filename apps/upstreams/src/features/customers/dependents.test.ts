import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { CustomerNoteRecord } from "./customer-note.record.ts";
import type { DependentRecord } from "./dependent.record.ts";

let world: World;
let customerId: string;
beforeAll(async () => {
  world = await openWorld();
  const [customer] = await world.rows<{ id: string }>("select id from customers where customer_number = 'C-000015'");
  customerId = customer?.id ?? "";
});
afterAll(() => world.close());

type Wrote<T> = One<T> & { error: string; code: string; fields: object };
const path = "/people/dependents";
let made = 0;
const draft = (over: object = {}) => ({
  customerId,
  firstName: `Ọlá ${made++}`,
  lastName: "Ọ̀jọ́",
  relationship: "child",
  ageGroup: "from-5",
  ...over,
});
const create = (over: object = {}, as: Caller = "admin") =>
  world.v2<Wrote<DependentRecord>>("post", path, { as, body: draft(over) });
const save = ({ _id, version }: DependentRecord, changes: object) =>
  world.v2<Wrote<DependentRecord>>("patch", path, { as: "admin", body: { _id, version, ...changes } });
const fire = ({ _id, version }: DependentRecord, event: string) =>
  world.v2<Wrote<DependentRecord>>("post", `${path}/${_id}/${event}`, { as: "admin", body: { version } });
const listed = async (query: string) =>
  (await world.v2<Page<DependentRecord>>("get", `${path}?${query}`, { as: "admin" })).body;

it("adds somebody to an account, with the customer's clock until they have one of their own", async () => {
  const { data } = (await create()).body;
  expect(data).toMatchObject({
    timeZone: null,
    status: "active",
    ageGroup: "from-5",
    subjects: [],
    photoConsent: false,
  });
  await world.rows("update persons set time_zone = 'Europe/Berlin' where id = $1", [customerId]);
  expect((await listed(`id=${data._id}`)).data[0]?.payerTimeZone).toBe("Europe/Berlin");
  expect((await save(data, { timeZone: "Africa/Lagos" })).body.data.timeZone).toBe("Africa/Lagos");
});

it.each([
  ["no age at all", { ageGroup: "" }, { dateOfBirth: "Enter a date of birth or choose an age group." }],
  ["a subject that is none", { subjects: ["Latin"] }, { "subjects.0": "Choose a valid subject." }],
  [
    "a customer who is not there",
    { customerId: "f".repeat(24) },
    { customerId: "The selected customer no longer exists." },
  ],
  ["a relationship that is none", { relationship: "boss" }, { relationship: "Choose a valid relationship." }],
])("refuses %s", async (_, over, fields) => {
  expect((await create(over)).body.fields).toEqual(fields);
});

it("refuses the same dependent twice, also where no birthday is known", async () => {
  await create({ firstName: "Twice" });
  expect((await create({ firstName: "Twice" })).body.fields).toEqual({
    firstName: "This dependent is already on the account.",
  });
  expect((await create({ firstName: "Twice", dateOfBirth: "2018-03-04" })).status).toBe(201);
});

it("keeps a known age when the birthday is taken out", async () => {
  const { data } = (await create({ ageGroup: "", dateOfBirth: "2018-03-04" })).body;
  expect((await save(data, { dateOfBirth: "" })).body.fields).toEqual({
    dateOfBirth: "Enter a date of birth or choose an age group.",
  });
  expect((await save(data, { dateOfBirth: "", ageGroup: "adult" })).body.data.ageGroup).toBe("adult");
});

it("archives and restores, and edits nobody who is archived", async () => {
  const { data } = (await create()).body;
  const archived = (await fire(data, "archive")).body.data;
  expect(archived.status).toBe("archived");
  expect((await save(archived, { firstName: "Late" })).body.error).toBe(
    "This dependent is archived, so it cannot be edited.",
  );
  expect((await fire(archived, "archive")).body.data.version).toBe(archived.version);
  expect((await fire(archived, "restore")).body.data.status).toBe("active");
});

it.each(["under-5", "from-5", "from-9", "from-13", "adult"])(
  "finds those who are %s, and nobody else",
  async (group) => {
    const some = await listed(`ageGroup=${group}&pageSize=100`);
    const all = [1, 2, 3, 4].map((page) => listed(`pageSize=100&page=${page}`));
    const expected = (await Promise.all(all)).flatMap(({ data }) => data).filter(({ ageGroup }) => ageGroup === group);
    expect(some.total).toBe(expected.length);
    expect(some.data.every(({ ageGroup }) => ageGroup === group)).toBe(true);
  },
);

it("finds by subject, by region and by the customer's name", async () => {
  const { data } = await listed("subject=Mathematics&pageSize=5");
  expect(data.length).toBeGreaterThan(0);
  expect(data.every(({ subjects }) => subjects.includes("Mathematics"))).toBe(true);
  const [one] = data;
  const { total } = await listed(`regionId=${one?.regionId}&id=${one?._id}`);
  expect(total).toBe(1);
  const byPayer = await listed(`q=${encodeURIComponent(`${one?.payer.lastName} ${one?.payer.firstName}`)}`);
  expect(byPayer.data.map(({ _id }) => _id)).toContain(one?._id);
});

const notes = "/people/customer-notes";
const write = (body: object, as: Caller = "admin") =>
  world.v2<Wrote<CustomerNoteRecord>>("post", notes, { as, body: { customerId, ...body } });
const noted = async () =>
  (await world.v2<Page<CustomerNoteRecord>>("get", `${notes}?customerId=${customerId}`, { as: "admin" })).body.data;
const act = ({ _id, version }: CustomerNoteRecord, event: string, as: Caller = "admin") =>
  world.v2<Wrote<CustomerNoteRecord>>("post", `${notes}/${_id}/${event}`, { as, body: { version } });

it("holds pinned notes at the top, then the newest", async () => {
  const first = (await write({ text: "First" })).body.data;
  world.pass(60);
  await write({ text: "Second" });
  expect((await noted()).slice(0, 2).map(({ text }) => text)).toEqual(["Second", "First"]);
  await act(first, "pin", "director");
  expect((await noted())[0]).toMatchObject({ text: "First", pinned: true });
});

it("lets nobody but its author change or delete a note, and brings a deleted one back", async () => {
  const note = (await write({ text: "Mine" })).body.data;
  const ownOnly = "Only the person who wrote a note can change or delete it.";
  const { _id, version } = note;
  const changed = await world.v2<Wrote<CustomerNoteRecord>>("patch", notes, {
    as: "director",
    body: { _id, version, text: "Theirs" },
  });
  expect([changed.status, changed.body.error]).toEqual([403, ownOnly]);
  expect((await act(note, "delete", "director")).status).toBe(403);
  const deleted = (await act(note, "delete")).body.data;
  expect((await noted()).some((one) => one._id === _id)).toBe(false);
  const undone = await world.v2("post", "/audit/undo", {
    as: "admin",
    body: { entityKind: "customer-note", entityId: _id, version: deleted.version },
  });
  expect(undone.status).toBe(200);
  expect((await noted()).some((one) => one._id === _id)).toBe(true);
});

it("asks for a text of at most 2,000 characters", async () => {
  expect((await write({ text: " " })).body.fields).toEqual({ text: "Note is required." });
  expect((await write({ text: "a".repeat(2001) })).body.fields).toEqual({
    text: "Note must be 2000 characters or fewer.",
  });
});
