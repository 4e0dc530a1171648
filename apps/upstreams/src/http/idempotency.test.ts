import { openWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const create = (key: string, name: string, as: "director" | "super-admin" = "director", over: object = {}) =>
  world.v2("post", "/curriculum/curriculum", {
    as,
    headers: { "idempotency-key": key },
    body: { name, subject: "Igbo", shape: "language", ...over },
  });
const countOf = async (name: string) =>
  (await world.rows<{ n: number }>("select count(*)::int n from curricula where name = $1", [name]))[0]!.n;

it("answers a repeat with the first answer and writes once", async () => {
  const first = await create("k1", "Once");
  world.pass(23 * 60);
  const repeat = await create("k1", "Once");
  expect(repeat.status).toBe(201);
  expect(repeat.body).toEqual(first.body);
  expect(await countOf("Once")).toBe(1);
});

it("gives repeats at the same moment the one answer", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create("k2", "At once")));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await countOf("At once")).toBe(1);
});

it("refuses the key with other content", async () => {
  await create("k3", "First");
  const { status, body } = await create("k3", "Second");
  expect([status, body]).toEqual([
    409,
    {
      error: "The first attempt was saved after all, with different content. Look at it before saving again.",
      code: "KEY_REUSED",
    },
  ]);
  expect(await countOf("Second")).toBe(0);
});

it("keeps people's keys apart", async () => {
  await create("k4", "Theirs");
  expect((await create("k4", "Mine", "super-admin")).status).toBe(201);
});

it("leaves the key of a refused call free", async () => {
  expect((await create("k5", "Tried", "director", { subject: "Latin" })).status).toBe(422);
  expect((await create("k5", "Tried again")).status).toBe(201);
});

it("forgets a key after a day", async () => {
  await create("k6", "Yesterday");
  world.pass(24 * 60 + 1);
  world.forgetTokens();
  expect((await create("k6", "Today")).status).toBe(201);
  expect(await countOf("Today")).toBe(1);
});

it("refuses a key that is too long", async () => {
  const { status, body } = await create("k".repeat(201), "Long");
  expect([status, body.error]).toEqual([400, "Idempotency-Key must be 200 characters or fewer."]);
});
