import { openWorld, type World } from "../world.ts";
import { compare } from "./compare.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("finds what was acknowledged and is lost, and what is there without having been", async () => {
  const body = { name: "Crash 1", slug: "crash-1", subject: "Igbo", shape: "language" };
  const made = await world.v2<{ data: { _id: string } }>("post", "/curriculum/curriculum", { as: "director", body });
  const id = made.body.data._id;
  const [uk] = await world.rows<{ id: string; version: number }>("select id, version from regions where code = 'UK'");
  const region = { id: uk!.id, firstVersion: uk!.version, lastVersion: uk!.version };
  const done = { made: [{ name: "Crash 1", id }], region, sentAgain: 0 };
  expect(await compare(world.database, done)).toEqual([]);

  const lost = { name: "Crash 2", id: "f".repeat(24) };
  expect(await compare(world.database, { ...done, made: [...done.made, lost] })).toEqual([
    `curriculum Crash 2 ${lost.id}: 1 too few`,
    `entry of curriculum ${lost.id}: 1 too few`,
    `event of curriculum ${lost.id}: 1 too few`,
  ]);
  expect(await compare(world.database, { ...done, made: [] })).toEqual([
    `curriculum Crash 1 ${id}: 1 too many`,
    `entry of curriculum ${id}: 1 too many`,
    `event of curriculum ${id}: 1 too many`,
  ]);
  expect(
    await compare(world.database, { ...done, region: { ...region, lastVersion: region.lastVersion + 1 } }),
  ).toEqual([
    `version ${uk!.version}: 1 too many`,
    `version ${uk!.version + 1}: 1 too few`,
    `entry of region ${uk!.id} version ${uk!.version + 1}: 1 too few`,
    `event of region ${uk!.id} version ${uk!.version + 1}: 1 too few`,
  ]);
});
