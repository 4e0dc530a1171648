import { openWorld, type World } from "../../../testing/world.ts";
import { removeOldActivity } from "./remove-old-activity.ts";
import { sealActivity } from "./seal-activity.ts";
import type { SealCheckRecord, SealsRecord } from "./seal.record.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const check = async () =>
  (await world.v2<SealCheckRecord>("get", "/reports/team-activities/seal-check", { as: "director" })).body;
const seal = () => sealActivity(world.database, world.clock.now());
const act = () => world.v2("get", "/reports/student-no-show", { as: "content-manager" });
/** As somebody would who has the database in hand. */
async function withoutTriggers(work: string, ...tables: string[]) {
  for (const table of tables) await world.rows(`alter table ${table} disable trigger user`);
  await world.rows(work);
  for (const table of tables) await world.rows(`alter table ${table} enable trigger user`);
}
const entriesOf = (block: number) =>
  world.rows<{ entry_id: string }>(
    `select entry_id from activity_seal_entries where seal = ${block} order by entry_id`,
  );

/** Three blocks: all that was seeded, and two hours. */
async function threeBlocks() {
  await seal();
  for (const minutes of [60, 60]) {
    await act();
    world.pass(minutes);
    world.forgetTokens();
    await seal();
  }
}

it("refuses to change, remove or empty the log, for everybody but the job", async () => {
  for (const statement of [
    "update team_activity set actor_name = 'Nobody'",
    "delete from team_activity",
    "truncate team_activity",
  ]) {
    await expect(world.rows(statement)).rejects.toThrow(/only added, never changed or deleted/);
  }
  await seal();
  await expect(world.rows("update activity_seals set entries = 0")).rejects.toThrow();
  await expect(world.rows("delete from activity_seal_entries")).rejects.toThrow();
});

it("seals each hour once, with everything that was done before it", async () => {
  await threeBlocks();
  expect(await seal()).toBe(0);
  const { body } = await world.v2<SealsRecord>("get", "/reports/team-activities/seals", { as: "super-admin" });
  expect(body.seals.map(({ number }) => number)).toEqual([3, 2, 1]);
  const found = await check();
  expect(found).toMatchObject({
    blocks: 3,
    faults: [],
    total: 0,
    hash: body.seals[0]?.hash,
  });
  const [{ n }] = (await world.rows("select count(*)::int as n from team_activity")) as [{ n: number }];
  expect(found.entries + found.waiting).toBe(n);
});

it("names the entry that was changed, and its block", async () => {
  await threeBlocks();
  const [{ entry_id: id }] = (await entriesOf(2)) as [{ entry_id: string }];
  await withoutTriggers(`update team_activity set actor_name = 'Somebody else' where id = '${id}'`, "team_activity");
  expect((await check()).faults).toMatchObject([
    {
      kind: "entry-changed",
      block: 2,
      entryId: id,
      actorName: "Somebody else",
    },
  ]);
});

it("names the entry that was removed, and one that was slipped in later", async () => {
  await threeBlocks();
  const [{ entry_id: id }] = (await entriesOf(3)) as [{ entry_id: string }];
  await withoutTriggers(`delete from team_activity where id = '${id}'`, "team_activity");
  await world.rows(`insert into team_activity (id, at, actor_name, role, action, entity_kind, entity_label, changes, request_id)
    values ('slipped', '2025-12-01T09:00:00Z', 'Ada', 'admin', 'updated', 'customer', 'X', '{}', 'r')`);
  await seal();
  expect((await check()).faults).toMatchObject([
    { kind: "entry-missing", block: 3, entryId: id },
    { kind: "entry-added", block: null, entryId: "slipped" },
  ]);
});

it("names the block where somebody covered up the change, and where a block is gone", async () => {
  await threeBlocks();
  const [{ entry_id: id }] = (await entriesOf(2)) as [{ entry_id: string }];
  const tables = ["team_activity", "activity_seal_entries", "activity_seals"];
  await withoutTriggers(`update activity_seal_entries set hash = 'made up' where entry_id = '${id}'`, ...tables);
  const { faults } = await check();
  expect(faults.map(({ kind, block }) => [kind, block])).toEqual([
    ["entry-changed", 2],
    ["block-changed", 2],
  ]);
  await withoutTriggers("delete from activity_seal_entries where seal = 2", ...tables);
  await withoutTriggers("delete from activity_seals where number = 2", ...tables);
  expect((await check()).faults).toContainEqual(expect.objectContaining({ kind: "block-missing", block: 3 }));
});

it("leaves the hash of a block whose entries are too old, and finds nothing wrong with that", async () => {
  await threeBlocks();
  world.pass(25 * 31 * 24 * 60);
  expect(await removeOldActivity(world.database, world.clock.now(), 100_000)).toBeGreaterThan(100);
  world.forgetTokens();
  expect(await entriesOf(1)).toEqual([]);
  expect(await check()).toMatchObject({ blocks: 3, faults: [] });
});

it("is for those who manage staff", async () => {
  for (const path of ["seals", "seal-check"]) {
    expect(
      (
        await world.v2("get", `/reports/team-activities/${path}`, {
          as: "admin",
        })
      ).status,
    ).toBe(403);
  }
});
