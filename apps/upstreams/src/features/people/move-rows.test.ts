import type { Actor } from "../../service/context.ts";
import { needsNoEntry } from "../../testing/audited.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import { moveRows } from "./move-rows.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("takes tasks and messages along to the record that stays", async () => {
  const numbers = ["C-000015", "C-000016"];
  const [kept = "", from = ""] = (
    await world.rows<{ id: string }>(
      "select id from customers where customer_number = any($1) order by customer_number",
      [numbers],
    )
  ).map(({ id }) => id);
  const [admin] = await world.rows<{ id: string }>("select id from account_users where email = 'admin@demo.test'");
  const task = { kind: "call", title: "Ring before the merge", ownerId: admin?.id, customerId: from };
  const call = { toPersonId: from, channel: "phone", body: "Called before the merge." };
  await world.v2("post", "/tasks", { as: "admin", body: task });
  await world.v2("post", "/people/messages", { as: "admin", body: call });

  const actor = { id: admin?.id ?? "" } as Actor;
  await world.database.transaction(async (db) => {
    await moveRows({ db, actor, now: world.clock.now() }, from, kept);
    await needsNoEntry(db);
  });

  const read = async (path: string) =>
    (await world.v2<Page<{ title?: string; body?: string }>>("get", path, { as: "admin" })).body.data;
  expect((await read(`/tasks?customerId=${kept}`)).map(({ title }) => title)).toContain(task.title);
  expect((await read(`/people/messages?toPersonId=${kept}`)).map(({ body }) => body)).toContain(call.body);
});
