import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { WordRecord } from "../words/words-list.public.ts";
import type { SubdivisionRecord } from "./curriculum.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = One<SubdivisionRecord> & { error?: string; fields?: Record<string, string> };
interface Use {
  _id: string;
  name: string;
  place: string;
  url: string;
}
const path = "/curriculum/curriculum/subdivision";
const as = "content-manager";
let made = 0;
async function aTopic(more: object = {}) {
  const body = { name: `Course ${(made += 1)}`, subject: "Igbo", shape: "language" };
  const { data } = (await world.v2<One<{ _id: string; slug: string }>>("post", "/curriculum/curriculum", { as, body }))
    .body;
  const add = async (type: string, parentId: string | null, over: object = {}) =>
    (await world.v2<Wrote>("post", path, { as, body: { curriculumId: data._id, parentId, type, name: type, ...over } }))
      .body;
  const level = (await add("level", (await add("ageGroup", null)).data._id)).data;
  return { ...(await add("topic", level._id, more)), course: body.name, slug: data.slug };
}
async function aWord(subject = "Igbo"): Promise<WordRecord> {
  const body = { subject, headword: `okwu ${(made += 1)}`, partOfSpeech: "phrase", meanings: [{ gloss: "a word" }] };
  return (await world.v2<One<WordRecord>>("post", "/language-app/words", { as: "content-creator", body })).body.data;
}
const act = ({ _id, version }: WordRecord, event: string) =>
  world.v2<One<WordRecord> & { error?: string }>("post", `/language-app/words/${_id}/${event}`, {
    as,
    body: { version },
  });
const save = ({ _id, version }: SubdivisionRecord, changes: object, who: Caller = as) =>
  world.v2<Wrote>("patch", path, { as: who, body: { _id, version, ...changes } });
const uses = async (id: string, who: Caller = as) =>
  (await world.v2<Use[]>("get", `/language-app/words/${id}/uses`, { as: who })).body;

it("keeps the words of a topic in their order", async () => {
  const [a, b, c] = [await aWord(), await aWord(), await aWord()];
  const { data: topic } = await aTopic({ wordIds: [a._id, b._id] });
  expect(topic.wordIds).toEqual([a._id, b._id]);
  const { body } = await save(topic, { wordIds: [c._id, a._id] });
  expect(body.data.wordIds).toEqual([c._id, a._id]);
  expect((await save(body.data, { name: "Other" })).body.data.wordIds).toEqual([c._id, a._id]);
});

it.each([
  ["gone", () => Promise.resolve("f".repeat(24)), { "wordIds.0": "The selected word no longer exists." }],
  ["of another language", async () => (await aWord("Yoruba"))._id, { "wordIds.0": "Choose words in Igbo." }],
  [
    "archived",
    async () => (await act(await aWord(), "archive")).body.data._id,
    { "wordIds.0": "This word is archived. Choose another." },
  ],
])("refuses a word that is %s", async (_, wordOf, fields) => {
  const id = await wordOf();
  expect((await aTopic({ wordIds: [id] })).fields).toEqual(fields);
  const { data: topic } = await aTopic();
  expect((await save(topic, { wordIds: [id] })).body.fields).toEqual(fields);
});

it("refuses the same word twice, and more than 200", async () => {
  const { data: topic } = await aTopic();
  const { _id } = await aWord();
  const refused = async (wordIds: string[]) => (await save(topic, { wordIds })).body.fields;
  expect(await refused([_id, _id])).toEqual({ wordIds: "Each word is listed once." });
  const many = Array.from({ length: 201 }, (_x, n) => n.toString(16).padStart(24, "0"));
  expect(await refused(many)).toEqual({ wordIds: "Use at most 200 words." });
});

it("says where a word is used, and keeps it from being archived until it is not", async () => {
  const word = await aWord();
  const { data: topic, course, slug } = await aTopic({ wordIds: [word._id] });
  expect(await uses(word._id)).toEqual([
    {
      _id: topic._id,
      name: "topic",
      place: `${course} › ageGroup › level`,
      url: `/app/tutoring/curriculums/${slug}/agegroup/level/topic`,
    },
  ]);
  expect(await uses(word._id, "content-creator")).toEqual([]);
  expect((await act(word, "archive")).body.error).toBe(
    `${word.headword} is used by 1 curriculum topic and cannot be archived.`,
  );
  await save(topic, { wordIds: [] });
  expect(await uses(word._id)).toEqual([]);
  expect((await act(word, "archive")).status).toBe(200);
});

it("lets a word be archived whose topic is", async () => {
  const word = await aWord();
  const { data: topic } = await aTopic({ wordIds: [word._id] });
  await world.v2("post", `${path}/${topic._id}/archive`, { as, body: { version: topic.version } });
  expect((await act(word, "archive")).status).toBe(200);
});
