import type { CancellationPolicyRecord } from "./policies.record.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/admin/cancellation-policy";
const find = async (name: string) => {
  const query = `${path}?q=${encodeURIComponent(name)}`;
  return (await world.v2<Page<CancellationPolicyRecord>>("get", query, { as: "admin" })).body.data[0]!;
};

it("counts the regions that use each policy, and finds them by it", async () => {
  const [uk, gentle] = [await find("Standard, UK"), await find("Gentle")];
  expect([uk.regions, gentle.regions]).toEqual([1, 0]);
  const query = `/admin/region?cancellationPolicyId=${uk._id}&cancellationPolicyId=${gentle._id}`;
  const [region, ...others] = (
    await world.v2<Page<{ _id: string; code: string; version: number }>>("get", query, { as: "admin" })
  ).body.data;
  expect([region?.code, others]).toEqual(["UK", []]);
  const { _id, version } = region!;
  await world.v2("patch", "/admin/region", {
    as: "director",
    body: { _id, version, cancellationPolicyId: gentle._id },
  });
  expect([(await find("Standard, UK")).regions, (await find("Gentle")).regions]).toEqual([0, 1]);
});

it("answers a save with the regions that use the policy counted", async () => {
  const { _id, version } = await find("Standard, US");
  const body = { _id, version, graceMinutes: 10 };
  const saved = await world.v2<One<CancellationPolicyRecord>>("patch", path, { as: "director", body });
  expect(saved.body.data).toMatchObject({ graceMinutes: 10, version: version + 1, regions: 1 });
});

it.each<[Caller, number]>([
  ["super-admin", 201],
  ["director", 201],
  ["admin", 403],
  ["content-manager", 403],
])("is added by a %s: %i", async (as, status) => {
  expect((await world.v2("post", path, { as, body: { name: `Terms of a ${as}` } })).status).toBe(status);
});

it("shows its history to whoever reads it, and lets only those who write bring a version back", async () => {
  const { _id, version } = await find("Strict");
  await world.v2("patch", path, { as: "director", body: { _id, version, windowHours: 72 } });
  const query = `/audit?entityKind=cancellation-policy&entityId=${_id}`;
  const { status } = await world.v2("get", query, { as: "content-manager" });
  expect(status).toBe(200);
  const undo = (as: Caller) =>
    world.v2("post", "/audit/undo", {
      as,
      body: { entityKind: "cancellation-policy", entityId: _id, version: version + 1 },
    });
  expect((await undo("admin")).status).toBe(403);
  expect((await undo("super-admin")).status).toBe(200);
  expect(await find("Strict")).toMatchObject({ windowHours: 48, version: version + 2 });
});
