import type { WordRecord } from "../../features/words/words-list.public.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language-app/words";
async function aWord(headword: string, as: "content-creator" | "content-manager", more: object = {}) {
  const body = { subject: "Twi", partOfSpeech: "noun", headword, meanings: [{ gloss: "a thing" }], ...more };
  return (await world.v2<One<WordRecord>>("post", path, { as, body })).body.data;
}
async function run(as: "content-creator" | "content-manager", kind: string, ids: string[], payload: object = {}) {
  const jobs = jobsOf(world, as);
  const { _id: id } = (await jobs.start(kind as never, { ids }, payload)).body.data;
  await jobs.work();
  const failed = (await jobs.items(id, "failed")).data;
  return { job: await jobs.byId(id), reasons: failed.map(({ reason }) => reason) };
}
const idsOf = (...words: WordRecord[]) => words.map(({ _id }) => _id);

it("gives each word a verdict: what is not ready, not one's own, or one's own to publish", async () => {
  const [ready, empty] = [await aWord("a", "content-creator"), await aWord("b", "content-creator", { meanings: [] })];
  const others = await aWord("c", "content-manager");
  const submitted = await run("content-creator", "words-submit", idsOf(ready, empty, others));
  expect(submitted.job).toMatchObject({ done: 1, failed: 2 });
  expect(submitted.reasons.toSorted()).toEqual(["Fix 1 problem before submitting.", "This is not your own."]);

  expect((await run("content-manager", "words-submit", idsOf(others))).job).toMatchObject({ done: 1 });
  const published = await run("content-manager", "words-publish", idsOf(ready, others));
  expect(published.job).toMatchObject({ done: 1, failed: 1 });
  expect(published.reasons).toEqual(["You cannot publish your own work. Ask another reviewer."]);
  expect((await run("content-manager", "words-archive", idsOf(ready))).job).toMatchObject({ done: 1 });
});

it("sets topics, and a dialect only of the word's language", async () => {
  const word = await aWord("d", "content-creator", { topics: ["old"] });
  expect((await run("content-creator", "words-topics", idsOf(word), { topics: ["food"] })).job).toMatchObject({
    done: 1,
  });
  expect((await run("content-creator", "words-topics", idsOf(word), { topics: ["food"] })).job).toMatchObject({
    skipped: 1,
  });
  const [igbo] = await world.rows<{ id: string }>("select id from dialects where subject = 'Igbo' limit 1");
  const refused = await run("content-creator", "words-dialect", idsOf(word), { dialectId: igbo?.id });
  expect(refused.reasons).toEqual(["Choose a dialect of Twi."]);
});
