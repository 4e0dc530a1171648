import { equalShares } from "@app/domain/customer-pods/pod-members.ts";
import type { PodEvent } from "@app/domain/customer-pods/pod-enums.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { CustomerPodRecord, PodMemberRecord } from "./customer-pod.record.ts";

let world: World;
/** Dependents who are in no pod of the demo business, each of another customer. */
let learners: { id: string; customer_id: string; name: string }[];
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  learners = await world.rows(
    `select distinct on (customer_id) id, customer_id, first_name || ' ' || last_name as name
     from dependents where status = 'active' and id not in (select coalesce(dependent_id, customer_id) from customer_pod_members) order by customer_id, id limit 40`,
  );
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  regionId = region?.id ?? "";
});
afterAll(() => world.close());

type Wrote = One<CustomerPodRecord> & { error: string; code: string; fields: object; current: CustomerPodRecord };
const path = "/people/pods";
const nobody = "0".repeat(24);
const learnerAt = (n: number) => learners[n] ?? { id: nobody, customer_id: nobody, name: "" };
const some = (...places: number[]) =>
  places.map((n, at) => ({ learnerId: learnerAt(n).id, shareBp: equalShares(places.length)[at] }));

let made = 0;
const draft = (over: object = {}) => ({
  name: `Pod ${made++}`,
  regionId,
  subject: "Igbo",
  anchorTimeZone: "Europe/London",
  members: some(0, 1, 2),
  ...over,
});
const create = (over: object = {}, as: Caller = "admin") => world.v2<Wrote>("post", path, { as, body: draft(over) });
const aPod = async (over: object = {}) => (await create(over)).body.data;
const save = ({ _id, version }: CustomerPodRecord, changes: object, as: Caller = "admin") =>
  world.v2<Wrote>("patch", path, { as, body: { _id, version, ...changes } });
const fire = ({ _id, version }: CustomerPodRecord, event: PodEvent, body: object = {}) =>
  world.v2<Wrote>("post", `${path}/${_id}/${event}`, { as: "admin", body: { version, ...body } });
const listed = async (query = "") =>
  (await world.v2<Page<CustomerPodRecord>>("get", `${path}?${query}`, { as: "admin" })).body;
const idsOf = ({ members }: CustomerPodRecord) => members.map(({ learnerId }) => learnerId);
const former = async (id: string) =>
  (await world.v2<PodMemberRecord[]>("get", `/people/former-pod-members?podId=${id}`, { as: "admin" })).body;

it("shows the pods of the demo business in every state, each with its members", async () => {
  const { data, total } = await listed("pageSize=100");
  expect(total).toBe(data.length);
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(["forming", "active", "paused", "closed"]));
  for (const { members, billingMode, payerCustomerId } of data) {
    const shares = members.map(({ shareBp }) => shareBp);
    expect(members.length).toBeGreaterThanOrEqual(2);
    if (billingMode === "split") expect(shares.reduce((sum: number, share) => sum + (share ?? 0), 0)).toBe(10_000);
    else expect([payerCustomerId, ...shares.filter(Boolean)]).toEqual([expect.any(String)]);
  }
});

it("adds a pod that is forming, its members in their order", async () => {
  const pod = await aPod({ members: some(3, 0) });
  expect(pod).toMatchObject({ status: "forming", billingMode: "split", level: null, tutorId: null, version: 1 });
  expect(idsOf(pod)).toEqual([learnerAt(3).id, learnerAt(0).id]);
  expect(pod.members[0]).toMatchObject({ payerCustomerId: learnerAt(3).customer_id, shareBp: 5000, leftAt: null });
});

it("keeps no shares where one customer pays, and no payer where each pays a share", async () => {
  const payerCustomerId = learnerAt(1).customer_id;
  const paid = await aPod({ billingMode: "one-payer", payerCustomerId });
  expect(paid).toMatchObject({ payerCustomerId, members: [{ shareBp: null }, { shareBp: null }, { shareBp: null }] });
  const { data } = (await save(paid, { billingMode: "split", members: some(0, 1) })).body;
  expect(data).toMatchObject({ payerCustomerId: null, members: [{ shareBp: 5000 }, { shareBp: 5000 }] });
});

it("names a learner who is given twice, at their second place", async () => {
  const { body } = await create({ members: some(4, 5, 4) });
  expect(body.fields).toEqual({ "members.2.learnerId": `${learnerAt(4).name} is already in this pod.` });
});

it("refuses a learner who is archived, but keeps one who is in the pod already", async () => {
  const pod = await aPod({ members: some(30, 31) });
  await world.rows("update dependents set status = 'archived' where id = $1", [learnerAt(30).id]);
  expect((await create({ members: some(30, 31) })).body.fields).toEqual({
    "members.0.learnerId": "The selected learner no longer exists.",
  });
  expect((await save(pod, { name: "Renamed" })).body.data).toMatchObject({ name: "Renamed", version: 2 });
});

it("refuses a name that is in use in the region, whatever its capitals", async () => {
  await aPod({ name: "Cousins of Enugu" });
  expect((await create({ name: "cousins of enugu" })).body.fields).toEqual({ name: "Name is already in use." });
});

it("lets members leave and join; who stays keeps their day, and who left is remembered", async () => {
  const pod = await aPod({ members: some(6, 7, 8) });
  world.pass(60);
  const { data } = (await save(pod, { members: some(8, 9) })).body;
  expect(idsOf(data)).toEqual([learnerAt(8).id, learnerAt(9).id]);
  expect(data.members[0]?.joinedAt).toBe(pod.createdAt);
  expect(data.members[1]?.joinedAt).toBe(data.updatedAt);
  expect((await former(pod._id)).map(({ learnerId, leftAt }) => [learnerId, leftAt])).toEqual([
    [learnerAt(6).id, data.updatedAt],
    [learnerAt(7).id, data.updatedAt],
  ]);
});

it("refuses members alone whose shares do not add up, and says what stands when somebody was quicker", async () => {
  const pod = await aPod();
  const { body } = await save(pod, { members: some(0, 1, 2).map((one) => ({ ...one, shareBp: 100 })) });
  expect(body.fields).toEqual({ members: "Shares must add up to 100%." });
  await save(pod, { name: "Quicker" });
  const stale = await save(pod, { name: "Slower" });
  expect([stale.status, stale.body.current.name]).toEqual([409, "Quicker"]);
});

it("goes through its states, and refuses what a state does not allow", async () => {
  let pod = await aPod();
  const step = async (event: PodEvent, body?: object) => (pod = (await fire(pod, event, body)).body.data).status;
  expect((await fire(pod, "pause")).body).toMatchObject({
    error: "This pod is forming, so it cannot be paused.",
    code: "WRONG_STATE",
  });
  expect([await step("activate"), await step("pause"), await step("resume")]).toEqual(["active", "paused", "active"]);
  expect((await fire(pod, "close")).body.fields).toEqual({ reason: "Reason is required." });
  expect(await step("close", { reason: "The term is over." })).toBe("closed");
  expect((await save(pod, { name: "Late" })).body.error).toBe("This pod is closed, so it cannot be edited.");
  expect(await step("reopen")).toBe("forming");
});

it("answers a state that is there already as it stands, whatever version was seen", async () => {
  const pod = await aPod();
  const { data } = (await fire(pod, "activate")).body;
  expect((await fire(pod, "activate")).body.data).toEqual(data);
});

it.each(["content-manager", "content-creator", "no-role", null] as const)("is closed to %s", async (as) => {
  expect((await create({}, as)).status).toBe(as === null ? 401 : 403);
  expect((await world.v2("get", path, { as })).status).toBe(as === null ? 401 : 403);
});

it("finds the pods in which a learner is now", async () => {
  const pod = await aPod({ members: some(20, 21) });
  await save(pod, { members: some(21, 22) });
  const found = async (n: number) => (await listed(`learnerId=${learnerAt(n).id}`)).data.map(({ _id }) => _id);
  expect([await found(20), await found(22)]).toEqual([[], [pod._id]]);
});

interface Entry {
  _id: string;
  action: string;
  reason: string | null;
  version: number;
  changes: { field: string; before: unknown; after: unknown }[];
}
const historyOf = async ({ _id }: CustomerPodRecord) =>
  (await world.v2<Page<Entry>>("get", `/audit?entityKind=customer-pod&entityId=${_id}`, { as: "admin" })).body.data;
const undo = ({ _id }: CustomerPodRecord, version: number) =>
  world.v2<Wrote>("post", "/audit/undo", {
    as: "admin",
    body: { entityKind: "customer-pod", entityId: _id, version },
  });
const now = async ({ _id }: CustomerPodRecord) => (await listed(`id=${_id}`)).data[0];

it("remembers who was in it before and after, and takes a change of members back", async () => {
  const pod = await aPod({ members: some(10, 11) });
  world.pass(1);
  await save(pod, { members: some(11, 12, 13) });
  const [entry] = await historyOf(pod);
  const named = (...places: number[]) =>
    some(...places).map((member, at) => ({ ...member, name: learnerAt(places[at] ?? 0).name }));
  expect(entry?.changes).toEqual([{ field: "members", before: named(10, 11), after: named(11, 12, 13) }]);
  expect((await undo(pod, 2)).status).toBe(200);
  expect((await now(pod))?.members).toMatchObject(some(10, 11));
});

it("takes a pause back, but not the closing of a pod that was active", async () => {
  const pod = await aPod();
  const active = (await fire(pod, "activate")).body.data;
  const paused = (await fire(active, "pause")).body.data;
  expect((await undo(pod, paused.version)).status).toBe(200);
  expect(await now(pod)).toMatchObject({ status: "active" });
  const { body } = await fire({ ...pod, version: 4 }, "close", { reason: "Done." });
  expect((await undo(pod, body.data.version)).body.error).toBe("This change cannot be undone.");
});
