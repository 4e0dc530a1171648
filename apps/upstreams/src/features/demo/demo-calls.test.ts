import { readFileSync } from "node:fs";
import type { KanbanBoard } from "@app/domain/demo/kanban.ts";
import { partsV1 } from "../../app.ts";
import { resetDemo } from "./reset-demo.ts";
import { openWorld, type World } from "../../testing/world.ts";

interface DemoCall {
  get?: string;
  post?: string;
  path?: string;
  body?: object;
  answers: string[] | true;
}
const { about: _, ...apps } = JSON.parse(readFileSync("docs/spec/demo-calls.json", "utf8")) as Record<
  string,
  DemoCall[]
> & { about: unknown };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const kanban = async () =>
  (await world.v1<{ board: KanbanBoard }>("get", "/api/kanban/board", { as: "content-creator" })).body.board;

it.each(Object.entries(apps))("answers every call of %s with the template's wrappers", async (_app, calls) => {
  const made: Record<string, string> = {};
  for (const { get, post, body, answers } of calls) {
    const filled: unknown = JSON.parse(
      JSON.stringify(body ?? {}).replaceAll(/\$(\w+)/g, (whole, name: string) => made[name] ?? whole),
    );
    const sent = get === undefined ? { as: "content-creator" as const, body: filled } : { as: "admin" as const };
    const answer = await world.v1<Record<string, { _id?: string }>>(get ? "get" : "post", get ?? post ?? "", sent);
    expect([get ?? post, answer.status]).toEqual([get ?? post, 200]);
    if (answers === true) expect(answer.body).toBe(true);
    else expect(Object.keys(answer.body)).toEqual(answers);
    for (const [name, { _id }] of Object.entries(answer.body)) if (_id) made[`${name}Id`] = _id;
  }
});

it("lists every call of the demo apps in the catalogue", () => {
  const served = partsV1({} as never).routes.flatMap(({ method, path }) =>
    path.startsWith("/api/") ? [`${method} ${path}`] : [],
  );
  const listed = Object.values(apps)
    .flat()
    .map(({ get, post, path }) => (get ? `get ${path ?? get}` : `post ${path ?? post ?? ""}`));
  expect(served.filter((call) => !listed.includes(call))).toEqual([]);
});

it("keeps cards that two people add at once", async () => {
  const [list] = (await kanban()).lists;
  const names = ["From Ada", "From Bola", "From Chidi"];
  await Promise.all(
    names.map((name) =>
      world.v1("post", "/api/kanban/cards/new", { as: "director", body: { listId: list?._id, name } }),
    ),
  );
  const after = (await kanban()).lists[0]?.cards.map(({ name }) => name);
  expect(after).toEqual(expect.arrayContaining(names));
});

it("refuses a card that is gone in the template's way, and signs comments with the caller", async () => {
  const gone = await world.v1("post", "/api/kanban/cards/remove", { as: "admin", body: { cardId: "f".repeat(24) } });
  expect([gone.status, gone.body]).toEqual([404, { message: "Card not found." }]);
  const card = (await kanban()).lists[0]?.cards[0];
  const body = { cardId: card?._id, userId: "somebody-else", message: "Mine" };
  const { comment } = (
    await world.v1<{ comment: { author: string; userId: string } }>("post", "/api/kanban/cards/comments", {
      as: "admin",
      body,
    })
  ).body;
  expect(comment.userId).not.toBe("somebody-else");
});

it("answers 404 in the template's way for an order that is not there", async () => {
  const { status, body } = await world.v1("get", "/api/management/orders/none", { as: "admin" });
  expect([status, body]).toEqual([404, { message: "Order not found." }]);
});

it("stands apart from the product's tables", async () => {
  const rows = await world.rows(
    "select conname from pg_constraint where contype = 'f' and (conrelid = 'demo_documents'::regclass or confrelid = 'demo_documents'::regclass)",
  );
  expect(rows).toEqual([]);
});

it("begins anew once it is reset", async () => {
  await world.v1("post", "/api/kanban/lists/new", { as: "content-creator", body: { name: "Left over" } });
  expect((await kanban()).lists.map(({ name }) => name)).toContain("Left over");
  expect(await resetDemo(world.database)).toBeGreaterThan(0);
  const after = await kanban();
  expect(after.lists.map(({ name }) => name)).not.toContain("Left over");
  expect(after.lists.length).toBeGreaterThan(0);
});

it("keeps the times of what nobody has changed as the day goes on", async () => {
  const read = async (path: string) => (await world.v1("get", `/api/${path}`, { as: "admin" })).body;
  const paths = ["management/orders", "chat/threads", "mail/mails", "social/feed"];
  const before = await Promise.all(paths.map(read));
  world.pass(45);
  expect(await Promise.all(paths.map(read))).toEqual(before);
});

it("refuses a product code that is taken at its field, and calls customers as they are called now", async () => {
  const body = { name: "Pen", category: "Stationery", sku: "bk-igb-01", priceAmount: 120, quantity: 3 };
  const taken = await world.v1("post", "/api/management/products/new", { as: "admin", body });
  expect([taken.status, taken.body]).toEqual([
    422,
    { message: "Product code is already in use.", fields: { sku: "Product code is already in use." } },
  ]);
  const orders = async () =>
    (
      await world.v1<{ orders: { customerId: string; customerName: string }[] }>("get", "/api/management/orders", {
        as: "admin",
      })
    ).body.orders;
  const [first] = await orders();
  const renamed = { customerId: first?.customerId, update: { name: "Hannah Obi" } };
  await world.v1("post", "/api/management/customers/update", { as: "admin", body: renamed });
  expect((await orders())[0]?.customerName).toBe("Hannah Obi");
});
