import { sql } from "drizzle-orm";
import { equalShares } from "@app/domain/customer-pods/pod-members.ts";
import { needsNoEntry } from "../../testing/audited.ts";
import { somebodyWaits } from "../../testing/somebody-waits.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let regionId: string;
let learners: string[];
beforeAll(async () => {
  world = await openWorld();
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  regionId = region?.id ?? "";
  const rows = await world.rows<{ id: string }>(
    "select id from dependents where status = 'active' order by id limit 8",
  );
  learners = rows.map(({ id }) => id);
});
afterAll(() => world.close());

const create = (name: string, ids: readonly string[]) => {
  const shares = equalShares(ids.length);
  const members = ids.map((learnerId, n) => ({ learnerId, shareBp: shares[n] }));
  const body = { name, regionId, subject: "Igbo", anchorTimeZone: "Europe/London", members };
  return world.v2<{ fields?: object }>("post", "/people/pods", { as: "admin", body });
};

it("takes pods of the same learners in any order at once, none waiting for the other", async () => {
  const orders = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? learners : learners.toReversed()));
  const answers = await Promise.all(orders.map((ids, n) => create(`At once ${n}`, ids)));
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 201));
});

it("refuses a learner who is archived while the pod is being added", async () => {
  const [first = "", second = ""] = learners;
  let asked!: ReturnType<typeof create>;
  await world.database.transaction(async (db) => {
    await needsNoEntry(db);
    await db.execute(sql`update dependents set status = 'archived' where id = ${second}`);
    asked = create("Meanwhile", [first, second]);
    await somebodyWaits(world);
  });
  const { status, body } = await asked;
  await world.database.execute(sql`update dependents set status = 'active' where id = ${second}`);
  expect([status, body.fields]).toEqual([422, { "members.1.learnerId": "The selected learner no longer exists." }]);
});
