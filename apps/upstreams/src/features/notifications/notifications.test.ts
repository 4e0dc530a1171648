import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "super-admin";
interface Stream {
  data: { _id: string; kind: string; title: string; createdAt: string }[];
  nextCursor: string | null;
  unread: number;
}
const read = async (query = "") => (await world.v2<Stream>("get", `/notifications${query}`, { as })).body;

it("pages through one's own, newest first, to the end", async () => {
  const all = (await read("?limit=100")).data;
  expect(all.length).toBeGreaterThan(5);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Stream = await read(`?limit=2&after=${cursor}`);
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all.map(({ _id }) => _id));
});

it("loses nothing when a new one comes in between", async () => {
  const first = await read("?limit=3");
  await world.rows(
    `insert into notifications select lpad('1', 24, '0'), recipient_id, type, 'New', description, kind, url, null, now() from notifications where id = $1`,
    [first.data[0]?._id],
  );
  const second = await read(`?limit=3&after=${first.nextCursor ?? ""}`);
  const ids = [...first.data, ...second.data].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(6);
  expect((await read("?limit=1")).data[0]?.title).toBe("New");
});

it("counts the unread and marks them all as read", async () => {
  const { unread } = await read();
  expect(unread).toBeGreaterThan(0);
  const mark = () => world.v2("post", "/notifications/mark-all-read", { as, body: {} });
  expect((await mark()).body).toEqual({ data: { read: unread } });
  expect((await mark()).body).toEqual({ data: { read: 0 } });
  expect((await read()).unread).toBe(0);
  expect((await world.v2<Stream>("get", "/notifications", { as: "director" })).body.unread).toBeGreaterThan(0);
});

it("tells people without a role nothing about the business", async () => {
  const { body } = await world.v2<Stream>("get", "/notifications", { as: "no-role" });
  expect(body.data.map(({ kind }) => kind)).toEqual(["account"]);
});

it.each(["?limit=0", "?limit=101", "?limit=x", "?after=nonsense"])("refuses %s", async (query) => {
  expect((await world.v2("get", `/notifications${query}`, { as })).status).toBe(422);
});
