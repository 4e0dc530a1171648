import { customerEvents, customerStatuses, type CustomerEvent } from "@app/domain/people/people-enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { customerMachine } from "@app/domain/customers/customer-states.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { CustomerRecord } from "./customer.record.ts";
import type { DependentRecord } from "./dependent.record.ts";

let world: World;
let regionId: string;
let nigeria: string;
beforeAll(async () => {
  world = await openWorld();
  const rows = await world.rows<{ id: string; code: string }>("select id, code from regions");
  regionId = rows.find(({ code }) => code === "UK")?.id ?? "";
  nigeria = rows.find(({ code }) => code === "NG")?.id ?? "";
});
afterAll(() => world.close());

type Wrote = One<CustomerRecord> & { error: string; code: string; fields: object; current: CustomerRecord };
const path = "/people/customers";
let made = 0;
const draft = (over: object = {}) => ({
  firstName: "Zikọra",
  lastName: "Ụzọdịnma",
  email: `zikora.${made++}@example.org`,
  regionId,
  ...over,
});
const create = (over: object = {}, as: Caller = "admin") => world.v2<Wrote>("post", path, { as, body: draft(over) });
const aCustomer = async (over: object = {}) => (await create(over)).body.data;
const save = ({ _id, version }: CustomerRecord, changes: object, as: Caller = "admin") =>
  world.v2<Wrote>("patch", path, { as, body: { _id, version, ...changes } });
const fire = ({ _id, version }: Pick<CustomerRecord, "_id" | "version">, event: CustomerEvent, body: object = {}) =>
  world.v2<Wrote>("post", `${path}/${_id}/${event}`, { as: "admin", body: { version, ...body } });
const listed = async (query: string) =>
  (await world.v2<Page<CustomerRecord>>("get", `${path}?${query}`, { as: "admin" })).body;
const standing = (_id: string, status: string) =>
  world.rows(
    "update customers set status = $2, blocked_from = case when $2 = 'blocked' then 'lead' end where id = $1",
    [_id, status],
  );

it("adds a lead with a number of their own, and takes currency and zone from the region", async () => {
  const first = await aCustomer({ regionId: nigeria, currency: "", timeZone: "" });
  expect(first).toMatchObject({
    status: "lead",
    currency: "NGN",
    timeZone: "Africa/Lagos",
    whoIsLessonFor: "me",
    isLearner: true,
    preferredChannel: "email",
    dueDays: 7,
    autoSend: false,
    tags: [],
    learnerNames: ["Zikọra"],
    version: 1,
  });
  const second = await aCustomer();
  const numberOf = ({ customerNumber }: CustomerRecord) => Number(customerNumber.slice(2));
  expect(numberOf(second)).toBe(numberOf(first) + 1);
  expect(numberOf(first)).toBeGreaterThan(400);
});

it("adds whom the lessons are for in the same step; the customer learns only if they say so", async () => {
  const dependent = { firstName: "Ụ̀jụ́", relationship: "child", ageGroup: "from-5" };
  const added = await aCustomer({ whoIsLessonFor: "dependent", dependent });
  expect(added).toMatchObject({ isLearner: false, learnerNames: ["Ụ̀jụ́"] });
  const { body } = await world.v2<Page<DependentRecord>>("get", `/people/dependents?customerId=${added._id}`, {
    as: "admin",
  });
  expect(body.data).toMatchObject([{ ...dependent, lastName: added.lastName }]);
  expect(await aCustomer({ whoIsLessonFor: "dependent" })).toMatchObject({ isLearner: false, learnerNames: [] });
});

it("adds nobody where the dependent is refused, and says so at their field", async () => {
  const { total } = await listed("");
  const { status, body } = await create({
    whoIsLessonFor: "dependent",
    dependent: { firstName: "Ada", relationship: "child", dateOfBirth: "2199-01-01" },
  });
  expect([status, (body as unknown as { fields: object }).fields]).toEqual([
    422,
    { "dependent.dateOfBirth": "Date of birth cannot be in the future." },
  ]);
  expect((await listed("")).total).toBe(total);
});

it.each([
  ["08031234567", "NG", "+2348031234567"],
  ["8031234567", "NG", "+2348031234567"],
  ["2348031234567", "NG", "+2348031234567"],
  ["+234 (0) 803 123 4567", "NG", "+2348031234567"],
  ["234 803 123 4567", "UK", "+2348031234567"],
  ["07400 900123", "UK", "+447400900123"],
])("reads the phone number %s in region %s as %s", async (phoneNumber, code, expected) => {
  expect((await aCustomer({ phoneNumber, regionId: code === "NG" ? nigeria : regionId })).phoneNumber).toBe(expected);
});

it.each([
  ["a number that is none", { phoneNumber: "12345678" }, "phoneNumber", /international format/],
  ["one damaged by a spreadsheet", { phoneNumber: "8.03123E+09" }, "phoneNumber", /international format/],
  ["a second email like the first", { email: "a@b.org", secondaryEmail: "A@b.org" }, "secondaryEmail", /different/],
  ["an email that somebody has", { email: "taken@example.org" }, "email", /already in use/],
  ["a region that is not there", { regionId: "f".repeat(24) }, "regionId", /no longer exists/],
  ["an owner who is not there", { ownerId: "f".repeat(24) }, "ownerId", /no longer exists/],
  ["too many tags", { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, "tags", /at most 20 tags/],
  ["a birthday to come", { dateOfBirth: "2199-01-01" }, "dateOfBirth", /cannot be in the future/],
  ["a birthday of long ago", { dateOfBirth: "1905-12-31" }, "dateOfBirth", /cannot be more than 120 years ago/],
  ["61 days to pay", { dueDays: 61 }, "dueDays", /between 0 and 60/],
])("refuses %s", async (_, over, field, message) => {
  if (field === "email") await create({ email: "taken@example.org" });
  const { status, body } = await create(over);
  expect(status).toBe(422);
  expect(body.fields).toEqual({ [field]: expect.stringMatching(message) });
});

it("answers a repeated call as it answered the first, and adds nobody twice", async () => {
  const asked = { as: "admin" as const, body: draft(), headers: { "idempotency-key": "customer-once" } };
  const first = (await world.v2<Wrote>("post", path, asked)).body.data;
  const { total } = await listed("pageSize=1");
  expect((await world.v2<Wrote>("post", path, asked)).body.data).toEqual(first);
  expect((await listed("pageSize=1")).total).toBe(total);
});

it("saves person and profile under one version, and says what stands when somebody was quicker", async () => {
  const customer = await aCustomer();
  const { data } = (await save(customer, { firstName: "Zara", tags: ["VIP", "VIP"], dueDays: 14 })).body;
  expect(data).toMatchObject({ firstName: "Zara", tags: ["VIP"], dueDays: 14, version: 2 });
  const stale = await save(customer, { lastName: "Slower" });
  expect([stale.status, stale.body.current.firstName]).toEqual([409, "Zara"]);
  expect((await save(data, { status: "active" })).body.error).toMatch(/Status cannot be edited directly/);
});

it("remembers when consent was last said, either way", async () => {
  const customer = await aCustomer();
  expect(customer.consentAt).toBeNull();
  const { data } = (await save(customer, { marketingConsent: true })).body;
  expect(data.consentAt).toBe(data.updatedAt);
  world.pass(60);
  const renamed = (await save(data, { firstName: "Zara" })).body.data;
  expect(renamed.consentAt).toBe(data.consentAt);
});

it("keeps an active customer reachable", async () => {
  const customer = await aCustomer();
  await standing(customer._id, "active");
  expect((await save(customer, { email: "" })).body.fields).toEqual({ email: "Add an email or a phone number." });
  expect((await save(customer, { email: "", phoneNumber: "+447400900555" })).status).toBe(200);
});

const cells = customerStatuses.flatMap((from) =>
  customerEvents.map((event) => ({ from, event, to: nextState(customerMachine, from, event) })),
);
it.each(cells)("$event of a customer who is $from leads to $to", async ({ from, event, to }) => {
  const customer = await aCustomer();
  await standing(customer._id, from);
  const { status, body } = await fire(customer, event, event === "block" ? { reason: "Abuse." } : {});
  const targets: Record<CustomerEvent, string> = {
    pause: "paused",
    resume: "active",
    block: "blocked",
    unblock: "active",
  };
  if (from === targets[event]) expect([status, body.data.version]).toEqual([200, 1]);
  else if (to === null) expect(body.code).toBe("WRONG_STATE");
  else expect(body.data.status).toBe(event === "unblock" ? "lead" : to);
});

it("asks why somebody is blocked, and sends them back to where they stood", async () => {
  const customer = await aCustomer();
  expect((await fire(customer, "block")).body.fields).toEqual({ reason: "Reason is required." });
  const blocked = (await fire(customer, "block", { reason: "Abuse." })).body.data;
  expect((await fire(blocked, "unblock")).body.data.status).toBe("lead");
});

const undo = (_id: string, version: number) =>
  world.v2<Wrote>("post", "/audit/undo", { as: "admin", body: { entityKind: "customer", entityId: _id, version } });

it("takes a changed name and a block back, but blocks nobody again without a reason", async () => {
  const customer = await aCustomer();
  await save(customer, { firstName: "Renamed" });
  expect((await undo(customer._id, 2)).status).toBe(200);
  expect((await listed(`id=${customer._id}`)).data[0]).toMatchObject({ firstName: "Zikọra", version: 3 });
  await fire({ ...customer, version: 3 }, "block", { reason: "Abuse." });
  expect((await undo(customer._id, 4)).status).toBe(200);
  expect((await undo(customer._id, 5)).body.error).toBe("This change cannot be undone.");
});

it("finds people without marks, words in either order, by number, email and phone", async () => {
  const phoneNumber = "+447400911911";
  const { _id, customerNumber } = await aCustomer({ lastName: "Ọ̀jọ́-Ẹ̀dẹ", email: "zz.ojo@example.org", phoneNumber });
  for (const q of ["ojo zikora", "Zikora OJO", "zz.ojo@exam", "07400 911911", "+44 7400 911 911", customerNumber])
    expect((await listed(`q=${encodeURIComponent(q)}`)).data.map((one) => one._id)).toEqual([_id]);
  expect((await listed("q=%25")).total).toBe(0);
});

it.each([
  ["status=blocked", ({ status }: CustomerRecord) => status === "blocked"],
  ["source=app&source=ads", ({ source }: CustomerRecord) => source === "app" || source === "ads"],
  ["currency=NGN", ({ currency }: CustomerRecord) => currency === "NGN"],
  [
    "tag=Diaspora&tag=Slow%20payer",
    ({ tags }: CustomerRecord) => tags.includes("Diaspora") || tags.includes("Slow payer"),
  ],
])("filters by %s alone", async (query, fits) => {
  const all = [...(await listed("pageSize=100&sort=number")).data];
  const some = await listed(`${query}&pageSize=100&sort=number`);
  expect(some.data.length).toBeGreaterThan(0);
  expect(some.data.every(fits)).toBe(true);
  expect(some.data.filter(({ _id }) => all.some((one) => one._id === _id))).toHaveLength(all.filter(fits).length);
});

it.each(["name", "number", "createdAt", "updatedAt"])("leafs through everybody by %s without overlap", async (sort) => {
  const { total } = await listed("pageSize=1");
  const ids = new Set<string>();
  for (let page = 1; page <= Math.ceil(total / 100); page++)
    for (const { _id } of (await listed(`sort=-${sort}&page=${page}&pageSize=100`)).data) ids.add(_id);
  expect(ids.size).toBe(total);
});

it("offers who may be meant: the same email, or the same phone and surname", async () => {
  const phoneNumber = "+447400922922";
  const { _id } = await aCustomer({ email: "same@example.org", phoneNumber, lastName: "Lịkẹly" });
  const find = async (query: string) =>
    (await world.v2<CustomerRecord[]>("get", `/people/likely-customers?${query}`, { as: "admin" })).body.map(
      (one) => one._id,
    );
  expect(await find("email=SAME%40example.org")).toEqual([_id]);
  expect(await find(`phoneNumber=07400%20922922&lastName=likely&regionId=${regionId}`)).toEqual([_id]);
  expect(await find(`phoneNumber=07400%20922922&lastName=other&regionId=${regionId}`)).toEqual([]);
  expect(await find("")).toEqual([]);
  await aCustomer({ phoneNumber, lastName: "Cousin" });
  expect((await listed(`id=${_id}`)).data[0]?.samePhone).toBe(1);
});

it.each(["content-manager", "content-creator", "no-role", null] as const)("is closed to %s", async (as) => {
  const refused = as === null ? 401 : 403;
  expect((await create({}, as)).status).toBe(refused);
  for (const at of [path, "/people/dependents", "/people/customer-notes", "/people/likely-customers"])
    expect((await world.v2("get", at, { as })).status).toBe(refused);
});
