import { openWorld, type Caller, type One, type Page, type World } from "../../../testing/world.ts";
import type { SettingRecord } from "./settings.record.ts";
import { settingOf } from "./settings.public.ts";

let world: World;
const regionIds: Record<string, string> = {};
beforeAll(async () => {
  world = await openWorld();
  const regions = await world.v2<Page<{ _id: string; code: string }>>("get", "/admin/region", { as: "director" });
  for (const { _id, code } of regions.body.data) regionIds[code] = _id;
});
afterAll(() => world.close());

const path = "/admin/setting";
interface Refused {
  error: string;
  fields: object;
  current: SettingRecord;
}
type Answered = One<SettingRecord> & Refused;
const set = (body: object, as: Caller = "director") => world.v2<Answered>("post", path, { as, body });
const change = (body: object, as: Caller = "director") => world.v2<Answered>("patch", path, { as, body });
const inForce = (key: Parameters<typeof settingOf>[1], region?: string) =>
  settingOf({ db: world.database }, key, region === undefined ? null : (regionIds[region] ?? ""));
const history = async (_id: string) => {
  const query = `/audit?entityKind=setting&entityId=${_id}`;
  type Entry = { reason: string | null; changes: { field: string; before: unknown; after: unknown }[] };
  return (await world.v2<{ data: Entry[] }>("get", query, { as: "admin" })).body.data;
};

it("is at its default until it is set, for all regions or for one, and again once that is taken away", async () => {
  expect(await inForce("proposalHours", "NG")).toBe(48);
  await set({ key: "proposalHours", value: 36 });
  const { body } = await set({ key: "proposalHours", regionId: regionIds["NG"], value: 24 });
  expect([await inForce("proposalHours"), await inForce("proposalHours", "UK")]).toEqual([36, 36]);
  expect(await inForce("proposalHours", "NG")).toBe(24);
  const { _id, version } = body.data;
  expect((await change({ _id, version, value: null })).body.data).toMatchObject({ value: null, version: 2 });
  expect(await inForce("proposalHours", "NG")).toBe(36);
  expect((await change({ _id, version: 2, value: 12 })).body.data).toMatchObject({ value: 12, version: 3 });
});

it("keeps a list and an amount as they were set", async () => {
  await set({ key: "gatewaysGBP", value: ["BANK_TRANSFER", "STRIPE"] });
  await set({ key: "goodwillLimitNGN", value: 7_500_000 });
  expect(await inForce("gatewaysGBP")).toEqual(["STRIPE", "BANK_TRANSFER"]);
  expect(await inForce("goodwillLimitNGN")).toBe(7_500_000);
});

it.each<[object, object]>([
  [{ key: "colour", value: 1 }, { key: "Choose a valid setting." }],
  [{ key: "disputeDays", value: 0 }, { value: "Value must be between 1 and 60." }],
  [{ key: "disputeDays", value: null }, { value: "Value is required." }],
  [{ key: "disputeDays" }, { value: "Value is required." }],
  [{ key: "disputeDays", value: 5, regionId: "f".repeat(24) }, { regionId: "The selected region no longer exists." }],
])("refuses %j", async (body, fields) => {
  const { status, body: refused } = await set(body);
  expect([status, refused.fields]).toEqual([422, fields]);
});

it("has no region's value of what is the same everywhere", async () => {
  const { body } = await set({ key: "goodwillLimitGBP", regionId: regionIds["UK"], value: 100 });
  expect(body.fields).toEqual({ regionId: "This setting is the same for all regions." });
});

it("is set once for each place: whoever comes second is told so", async () => {
  const body = { key: "objectionHours", regionId: regionIds["US"], value: 96 };
  const statuses = (await Promise.all([set(body), set(body)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 422]);
  expect((await set(body)).body.fields).toEqual({ value: "Somebody else has just set this. Reload to see it." });
});

it("keeps who set it, to what and why, and an earlier value can be brought back", async () => {
  const region = { key: "creditDays", regionId: regionIds["UK"] };
  const { _id } = (await set({ ...region, value: 180, reason: "Agreed in March" })).body.data;
  world.pass(1);
  await change({ _id, version: 1, value: 90, reason: "A trial" });
  const [newest, first] = await history(_id);
  expect(first).toMatchObject({ reason: "Agreed in March" });
  const named = await world.rows("select distinct entity_label from team_activity where entity_id = $1", [_id]);
  expect(named).toEqual([{ entity_label: "Lesson credit lasts, United Kingdom" }]);
  expect(newest).toMatchObject({ reason: "A trial", changes: [{ field: "value", before: 180, after: 90 }] });
  const undone = { entityKind: "setting", entityId: _id, version: 2 };
  expect((await world.v2("post", "/audit/undo", { as: "admin", body: undone })).status).toBe(403);
  expect((await world.v2("post", "/audit/undo", { as: "super-admin", body: undone })).status).toBe(200);
  expect(await inForce("creditDays", "UK")).toBe(180);
});

it("is not saved against an older version, nor to what its rules do not allow", async () => {
  const { _id } = (await set({ key: "unfundedLesson", value: "hold" })).body.data;
  expect((await change({ _id, version: 1, value: "ignore" })).body.fields).toEqual({ value: "Choose a valid value." });
  await change({ _id, version: 1, value: "warn" });
  const stale = await change({ _id, version: 1, value: "hold" });
  expect([stale.status, stale.body.current]).toMatchObject([409, { value: "warn", version: 2 }]);
});

it.each<[Caller, number, number]>([
  ["super-admin", 200, 201],
  ["director", 200, 201],
  ["admin", 200, 403],
  ["content-manager", 403, 403],
])("is read by a %s: %i, and set: %i", async (as, reads, sets) => {
  expect((await world.v2("get", path, { as })).status).toBe(reads);
  const key = as === "director" ? "waiverLimit" : "requestExpiryDays";
  expect((await set({ key, value: 2 }, as)).status).toBe(sets);
});
