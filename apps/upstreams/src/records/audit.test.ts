import { openWorld, type Page, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface RegionRecord {
  _id: string;
  version: number;
  name: string;
}
interface Entry {
  actor_name: string;
  role: string;
  action: string;
  entity_kind: string;
  entity_label: string;
  changes: Record<string, unknown>;
  ip: string;
  request_id: string;
}
/** The last entry of a kind of action; several may have the same instant. */
const newest = async (...actions: string[]) =>
  (
    await world.rows<Entry>("select * from team_activity where action = any($1) order by at desc, id desc limit 1", [
      actions,
    ])
  )[0]!;
const uk = async () =>
  (await world.v2<Page<RegionRecord>>("get", "/admin/region?code=uk", { as: "director" })).body.data[0]!;
const rename = async (name: string) => {
  const { _id, version } = await uk();
  return world.v2("patch", "/admin/region", {
    as: "director",
    body: { _id, version, name },
    headers: { "x-request-id": "r-1", "x-forwarded-for": "203.0.113.9" },
  });
};

it("writes down who changed what, from where, before and after", async () => {
  world.pass(1);
  await rename("Britain");
  expect(await newest("updated")).toMatchObject({
    actor_name: "Daniel Osborne",
    role: "director",
    action: "updated",
    entity_kind: "region",
    entity_label: "UK",
    changes: { name: ["United Kingdom", "Britain"] },
    ip: "203.0.113.9",
    request_id: "r-1",
  });
});

it("changes nothing when the entry cannot be written", async () => {
  await world.rows("alter table team_activity add constraint full_up check (entity_label <> 'UK') not valid");
  const answer = await rename("Albion");
  await world.rows("alter table team_activity drop constraint full_up");
  expect(answer.status).toBe(500);
  expect((await uk()).name).toBe("Britain");
});

it("writes down a refused change, but no refused read", async () => {
  world.pass(1);
  await world.v2("post", "/admin/region", { as: "content-creator", body: {} });
  expect(await newest("permission-denied")).toMatchObject({
    actor_name: "Adérónkẹ́ Adéyẹmí",
    action: "permission-denied",
    entity_kind: "regions",
    entity_label: "POST /admin/region",
  });
  world.pass(1);
  await world.v2("get", "/admin/region", { as: "no-role" });
  expect((await newest("permission-denied")).actor_name).not.toBe("Grace Whitfield");
});
