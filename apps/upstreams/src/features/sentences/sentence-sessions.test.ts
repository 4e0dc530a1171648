import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { SentenceSessionRecord } from "./sentence-session.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language-app/sentence-sessions";
type Answered = One<SentenceSessionRecord> & { error?: string; fields?: Record<string, string> };
const token = (tokenId: string, text: string) => ({ tokenId, text });
const item = {
  itemId: "a",
  prompt: "I want water.",
  tokens: [token("1", "Mo"), token("2", "fẹ́"), token("3", "omi")],
  distractors: [token("4", "iṣu")],
  acceptedOrders: [["1", "2", "3"]],
  endMark: ".",
};
const create = (body: object = {}, as: Caller = "content-creator") =>
  world.v2<Answered>("post", path, {
    as,
    body: { subject: "Yoruba", title: "Water", level: "beginner", items: [item], ...body },
  });
const aSession = async (body: object = {}, as?: Caller) => (await create(body, as)).body.data;
const save = ({ _id, version }: SentenceSessionRecord, changes: object, as: Caller = "content-creator") =>
  world.v2<Answered>("patch", path, { as, body: { _id, version, ...changes } });
const fire = ({ _id, version }: SentenceSessionRecord, event: string, as: Caller, body: object = {}) =>
  world.v2<Answered>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });

it("goes from its writer over a reviewer to the app, which keeps its copy while it is written anew", async () => {
  const draft = await aSession();
  expect(draft).toMatchObject({ status: "draft", checks: [] });
  const inReview = (await fire(draft, "submit", "content-creator")).body.data;
  expect(inReview).toMatchObject({ status: "review" });
  expect((await fire(inReview, "publish", "content-creator")).status).toBe(403);
  const published = (await fire(inReview, "publish", "content-manager")).body.data;
  expect(published).toMatchObject({ status: "published", liveVersion: 1, authorIds: [] });
  const same = (await save(published, { items: [item] })).body.data;
  expect(same).toMatchObject({ status: "published", version: published.version });
  const changed = (await save(published, { title: "More water" })).body.data;
  expect(changed).toMatchObject({ status: "draft", liveVersion: 1, title: "More water" });
  const discarded = (await fire(changed, "discard", "content-manager")).body.data;
  expect(discarded).toMatchObject({ status: "published", title: "Water" });
});

it("is saved as a draft with what is missing, and not submitted so", async () => {
  const draft = await aSession({
    items: [
      { ...item, acceptedOrders: [["1", "2"]] },
      { ...item, itemId: "b", prompt: "", distractors: [token("4", "OMI")] },
    ],
  });
  expect(draft.checks).toEqual([
    { field: "items.0.acceptedOrders.0", message: "Every accepted order must use all the tokens." },
    { field: "items.1.prompt", message: "Sentence 2 needs a prompt, or an approved recording to go by." },
    { field: "items.1.distractors.0.text", message: "A distractor cannot repeat a token." },
  ]);
  expect((await fire(draft, "submit", "content-creator")).body.error).toBe("Fix 3 problems before submitting.");
  expect((await aSession({ items: [] })).checks).toEqual([{ field: "items", message: "Add at least one sentence." }]);
});

it("refuses more than thirty sentences, and two parts with one id", async () => {
  const many = Array.from({ length: 31 }, (_, index) => ({ ...item, itemId: `i${index}` }));
  expect((await create({ items: many })).body.fields).toEqual({ items: "Use at most 30 sentences." });
  expect((await create({ items: [item, item] })).body.fields).toEqual({ items: "Two parts have the same id." });
  const twice = { ...item, distractors: [token("1", "iṣu")] };
  expect((await create({ items: [twice] })).body.fields).toEqual({ "items.0.tokens": "Two parts have the same id." });
});

it("is written by its own creator or by those who manage words", async () => {
  const others = await aSession({}, "content-manager");
  expect((await save(others, { title: "Mine" })).status).toBe(403);
  expect((await save(others, { title: "Ours" }, "admin")).status).toBe(200);
});

it("has fourteen in the demo business, of both languages in all states, without anything to mend", async () => {
  const { body } = await world.v2<{ data: SentenceSessionRecord[] }>(
    "get",
    `${path}?status=draft&status=review&status=published&status=archived&pageSize=100`,
    { as: "admin" },
  );
  const seeded = body.data.filter(({ createdAt }) => new Date(createdAt) < world.clock.now());
  expect(seeded).toHaveLength(14);
  expect(seeded.flatMap(({ checks }) => checks)).toEqual([]);
  for (const subject of ["Igbo", "Yoruba"]) {
    const states = new Set(seeded.filter((one) => one.subject === subject).map(({ status }) => status));
    expect(states).toEqual(new Set(["draft", "review", "published", "archived"]));
  }
});
