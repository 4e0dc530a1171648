import { openWorld, type One, type World } from "../../testing/world.ts";
import { deactivateAfterEnd } from "./deactivate-after-end.ts";
import { notifyOfAgreements } from "./notify-of-agreements.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * dayMs);
const ogbako = "Ọgbakọ Ndị Igbo Manchester";
/** The one whose agreement ends in 20 days; the others of the demo business are taken out. */
async function onlyOne(ownerId: "director" | null) {
  await world.rows("delete from notifications");
  await world.rows("delete from tasks");
  await world.rows("update partners set agreement_ends_on = null where name <> $1", [ogbako]);
  const owner = "(select id from account_users where email = 'director@demo.test')";
  await world.rows(
    `update partners set told_step = null, told_ends_on = null, owner_id = ${ownerId === null ? "null" : owner},
     agreement_ends_on = '2026-03-07' where name = $1`,
    [ogbako],
  );
}
const tell = (days: number) => notifyOfAgreements(world.database, inDays(days), 100);
const told = async (as: "director" | "super-admin" | "admin") =>
  (await world.v2<One<{ title: string }[]>>("get", "/notifications", { as })).body.data.map(({ title }) => title);
const title = `Agreement ends soon: ${ogbako}`;

it("reminds the owner 60, 30 and 7 days ahead by notice and task, each once", async () => {
  await onlyOne("director");
  // 7 March is 61 days away.
  expect([await tell(0), await tell(1), await tell(2), await tell(31), await tell(31), await tell(54)]).toEqual([
    0, 1, 0, 1, 0, 1,
  ]);
  expect([await tell(61), await tell(62)]).toEqual([0, 0]);
  expect(await told("director")).toEqual([title, title, title]);
  expect(await told("super-admin")).toEqual([]);
  const given = await world.rows("select title, note from tasks where owner_id is not null");
  expect(given).toEqual(
    Array.from({ length: 3 }, () => ({
      title: `Renew the agreement with ${ogbako}`,
      note: "It ends on 7 March 2026.",
    })),
  );
});

it("tells everybody who sees partners where nobody looks after one, and of the last step alone after a stop", async () => {
  await onlyOne(null);
  expect([await tell(55), await tell(56)]).toEqual([1, 0]);
  expect([await told("director"), await told("super-admin"), await told("admin")]).toEqual([[title], [title], []]);
  expect(await world.rows("select 1 from tasks")).toEqual([]);
});

it("begins anew when the agreement has another end, and says nothing of a partner that ended", async () => {
  await onlyOne("director");
  expect(await tell(1)).toBe(1);
  await world.rows("update partners set agreement_ends_on = '2026-03-01' where name = $1", [ogbako]);
  expect([await tell(1), await tell(1)]).toEqual([1, 0]);
  await world.rows("update partners set status = 'ended', ended_at = now() where name = $1", [ogbako]);
  expect(await tell(50)).toBe(0);
  await world.rows("update partners set status = 'active', ended_at = null where name = $1", [ogbako]);
});

const statuses = (name: string) =>
  world
    .rows<{ status: string }>(
      "select status from partner_users where partner_id = (select id from partners where name = $1) order by status",
      [name],
    )
    .then((rows) => rows.map(({ status }) => status));

it("deactivates users 30 days after their partner ended, and a reopened partner brings none back", async () => {
  const name = "Sunrise Volunteers";
  const [partner] = await world.rows<{ id: string; version: number }>(
    "update partners set ended_at = $1 where name = $2 returning id, version",
    [inDays(-29.99), name],
  );
  expect(await deactivateAfterEnd(world.database, inDays(0), 100)).toBe(0);
  expect(await statuses(name)).toEqual(["active", "deactivated"]);
  expect(await deactivateAfterEnd(world.database, inDays(0.1), 100)).toBe(1);
  expect(await deactivateAfterEnd(world.database, inDays(0.1), 100)).toBe(0);
  expect(await statuses(name)).toEqual(["deactivated", "deactivated"]);
  const { id, version } = partner!;
  await world.v2("post", `/partners/${id}/reopen`, { as: "director", body: { version } });
  expect(await statuses(name)).toEqual(["deactivated", "deactivated"]);
});
