import type { SentenceSessionRecord } from "../../features/sentences/sentences-list.public.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const token = (tokenId: string, text: string) => ({ tokenId, text });
const items = [
  {
    itemId: "a",
    prompt: "I want water.",
    tokens: [token("1", "Mo"), token("2", "fẹ́"), token("3", "omi")],
    distractors: [],
    acceptedOrders: [["1", "2", "3"]],
  },
];
async function aSession(title: string, as: "content-creator" | "content-manager", more: object = {}) {
  const body = { subject: "Yoruba", title, level: "beginner", items, ...more };
  return (await world.v2<One<SentenceSessionRecord>>("post", "/language-app/sentence-sessions", { as, body })).body
    .data;
}
async function run(as: "content-creator" | "content-manager", kind: string, ...sessions: SentenceSessionRecord[]) {
  const jobs = jobsOf(world, as);
  const ids = sessions.map(({ _id }) => _id);
  const { _id: id } = (await jobs.start(kind as never, { ids }, {})).body.data;
  await jobs.work();
  const failed = (await jobs.items(id, "failed")).data;
  return { job: await jobs.byId(id), reasons: failed.map(({ reason }) => reason).toSorted() };
}

it("gives each session a verdict: what is not ready, not one's own, or one's own to publish", async () => {
  const [ready, empty] = [
    await aSession("a", "content-creator"),
    await aSession("b", "content-creator", { items: [] }),
  ];
  const others = await aSession("c", "content-manager");
  const submitted = await run("content-creator", "sentences-submit", ready, empty, others);
  expect(submitted.job).toMatchObject({ done: 1, failed: 2 });
  expect(submitted.reasons).toEqual(["Fix 1 problem before submitting.", "This is not your own."]);

  expect((await run("content-manager", "sentences-submit", others)).job).toMatchObject({ done: 1 });
  const published = await run("content-manager", "sentences-publish", ready, others);
  expect(published.job).toMatchObject({ done: 1, failed: 1 });
  expect(published.reasons).toEqual(["You cannot publish your own work. Ask another reviewer."]);
  expect((await run("content-manager", "sentences-archive", ready)).job).toMatchObject({ done: 1 });
});
