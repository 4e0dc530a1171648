import { sql } from "drizzle-orm";
import type { CurriculumRecord } from "./curriculum.record.ts";
import { needsNoEntry } from "../../testing/audited.ts";
import { somebodyWaits } from "../../testing/somebody-waits.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = One<CurriculumRecord> & { fields?: object };
const path = "/curriculum/curriculum";
const as = "director";
const create = (name: string) =>
  world.v2<Wrote>("post", path, { as, body: { name, subject: "Igbo", shape: "language", slug: "" } });

/** Calls while a curriculum with this slug is written and not yet committed. */
async function whileWritten<Answer>(slug: string, call: () => Promise<Answer>): Promise<Answer> {
  let asked!: Promise<Answer>;
  await world.database.transaction(async (db) => {
    await needsNoEntry(db);
    await db.execute(sql`update curricula set slug = ${slug} where slug = 'igbo-for-families-us'`);
    asked = call();
    await somebodyWaits(world);
  });
  const answer = await asked;
  await world.database.execute(sql`update curricula set slug = 'igbo-for-families-us' where slug = ${slug}`);
  return answer;
}

it("makes another slug when a curriculum that is added at the same time takes it", async () => {
  const { status, body } = await whileWritten("oma", () => create("Ọma"));
  expect([status, body.data.slug]).toEqual([201, "oma-2"]);
});

it("makes another slug when one is emptied at the same time", async () => {
  const { body: made } = await create("Ụtụtụ");
  const { _id, version } = made.data;
  const emptied = await whileWritten("uka", () =>
    world.v2<Wrote>("patch", path, { as, body: { _id, version, name: "Ụka", slug: "" } }),
  );
  expect([emptied.status, emptied.body.data.slug]).toEqual([200, "uka-2"]);
  const { body } = await world.v2<Page<CurriculumRecord>>("get", `${path}?slug=uka-2`, { as });
  expect(body.data).toMatchObject([{ _id, version: version + 1 }]);
});
