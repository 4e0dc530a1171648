import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { ConversationPracticeRecord } from "./conversation-practice.record.ts";

let world: World;
let ids: { character: string; archived: string; background: string };
beforeAll(async () => {
  world = await openWorld();
  const idOf = async (query: string) => (await world.rows<{ id: string }>(query))[0]!.id;
  ids = {
    character: await idOf("select id from characters where active order by id"),
    archived: await idOf("select id from characters where not active"),
    background: await idOf("select id from backgrounds where active order by id"),
  };
});
afterAll(() => world.close());

const path = "/language-app/conversation-practices";
type Answered = One<ConversationPracticeRecord> & { error?: string; fields?: Record<string, string> };
let spoken = 0;
const roles = [
  { roleId: "a", name: "Trader" },
  { roleId: "b", name: "Buyer" },
];
const turns = [
  { turnId: "t1", roleId: "a", text: "Kedu?", translation: "How are you?" },
  { turnId: "t2", roleId: "b", text: "Ọ dị mma.", translation: "I am fine." },
];
const silent = (n: number) => ({ field: "turns", message: `${n} turns have no recording.` });
const create = (body: object = {}, as: Caller = "content-creator") =>
  world.v2<Answered>("post", path, {
    as,
    body: {
      ...{ subject: "Igbo", title: `Spoken ${(spoken += 1)}`, level: "beginner", situation: "They meet." },
      ...{ roles, learnerRoleId: "b", turns },
      ...body,
    },
  });
const aPractice = async (body: object = {}, as?: Caller) => {
  const { status, body: answer } = await create(body, as);
  expect([status, answer.error, answer.fields]).toEqual([201, undefined, undefined]);
  return answer.data;
};
const save = ({ _id, version }: ConversationPracticeRecord, changes: object, as: Caller = "content-creator") =>
  world.v2<Answered>("patch", path, { as, body: { _id, version, ...changes } });
const fire = (
  { _id, version }: Pick<ConversationPracticeRecord, "_id" | "version">,
  event: string,
  as: Caller,
  home = path,
) => world.v2<Answered>("post", `${home}/${_id}/${event}`, { as, body: { version } });
const publish = async (practice: ConversationPracticeRecord) =>
  fire((await fire(practice, "submit", "content-creator")).body.data, "publish", "content-manager");

interface Word {
  _id: string;
  version: number;
}
const wordsPath = "/language-app/words";
let words = 0;
async function aWord(isPublished: boolean, subject = "Igbo"): Promise<Word> {
  const body = { subject, headword: `okwu${(words += 1)}`, partOfSpeech: "noun", meanings: [{ gloss: "word" }] };
  const { _id, version } = (
    await world.v2<One<Word>>("post", wordsPath, { as: "content-creator", body: { ...body, tonesComplete: true } })
  ).body.data;
  if (!isPublished) return { _id, version };
  const submitted = (await fire({ _id, version }, "submit", "content-creator", wordsPath)).body.data;
  return (await fire(submitted, "publish", "content-manager", wordsPath)).body.data;
}

it("goes from its writer over a reviewer to the app, which keeps its copy while it is written anew", async () => {
  const draft = await aPractice();
  expect(draft).toMatchObject({ status: "draft", checks: [], warnings: [silent(2)] });
  const inReview = (await fire(draft, "submit", "content-creator")).body.data;
  expect((await fire(inReview, "publish", "content-creator")).status).toBe(403);
  const published = (await fire(inReview, "publish", "content-manager")).body.data;
  expect(published).toMatchObject({ status: "published", liveVersion: 1, authorIds: [] });
  const same = (await save(published, { turns })).body.data;
  expect(same).toMatchObject({ status: "published", version: published.version });
  const changed = (await save(published, { title: "Spoken anew" })).body.data;
  expect(changed).toMatchObject({ status: "draft", liveVersion: 1 });
  const discarded = (await fire(changed, "discard", "content-manager")).body.data;
  expect(discarded).toMatchObject({ status: "published", title: published.title });
});

it("is saved as a draft with what is missing, and not submitted so", async () => {
  const choices = [{ choiceId: "c1", text: "Ee.", isGood: false, feedback: "No." }];
  const draft = await aPractice({
    ...{ situation: "", learnerRoleId: null, roles: [{ roleId: "a", name: "" }, roles[1]] },
    turns: [{ ...turns[0], learnerChoices: choices }],
  });
  expect(draft.checks).toEqual([
    { field: "situation", message: "Situation is required." },
    { field: "roles.0.name", message: "Role 1 needs a name." },
    { field: "learnerRoleId", message: "Choose the role the learner plays." },
    { field: "turns", message: "Add at least two turns." },
    { field: "turns.0.learnerChoices", message: "Only the learner’s turns have choices." },
  ]);
  expect((await fire(draft, "submit", "content-creator")).body.error).toBe("Fix 5 problems before submitting.");
  const own = [
    turns[0],
    { ...turns[1], learnerChoices: [...choices, { ...choices[0], choiceId: "c2", text: "Mba." }] },
  ];
  const { checks } = await aPractice({ turns: own });
  expect(checks).toEqual([{ field: "turns.1.learnerChoices", message: "Mark at least one choice as good." }]);
});

it("warns of turns that do not alternate, and is submitted all the same", async () => {
  const draft = await aPractice({ turns: [...turns, { ...turns[1], turnId: "t3" }] });
  const alternate = { field: "turns.2.roleId", message: "Turns must alternate between the two roles." };
  expect(draft.warnings).toEqual([alternate, silent(3)]);
  expect((await fire(draft, "submit", "content-creator")).status).toBe(200);
});

it("refuses other than two roles, and too many turns", async () => {
  expect((await create({ roles: [roles[0]] })).body.fields).toEqual({ roles: "A conversation has exactly two roles." });
  const many = Array.from({ length: 61 }, (_, at) => ({ turnId: `t${at}` }));
  expect((await create({ turns: many })).body.fields).toEqual({ turns: "Use at most 60 turns." });
});

it("teaches words of its language, which are published by the time it is, and then not archived", async () => {
  expect((await create({ wordIds: ["f".repeat(24)] })).body.fields).toEqual({
    "wordIds.0": "The selected word no longer exists.",
  });
  const yoruba = await aWord(false, "Yoruba");
  expect((await create({ wordIds: [yoruba._id] })).body.fields).toEqual({ "wordIds.0": "Choose words in Igbo." });

  const [ready, waiting] = [await aWord(true), await aWord(false)];
  const [{ headword } = { headword: "" }] = await world.rows<{ headword: string }>(
    `select headword from words where id = '${waiting._id}'`,
  );
  const draft = await aPractice({ wordIds: [ready._id, waiting._id] });
  expect(draft.warnings).toEqual([silent(2), { field: "wordIds.1", message: `${headword} is not published.` }]);
  const refused = await publish(draft);
  expect([refused.status, refused.body.error]).toEqual([409, `${headword} is not published.`]);

  const practice = (await publish(await aPractice({ wordIds: [ready._id] }))).body.data;
  const archived = await fire(ready, "archive", "content-manager", wordsPath);
  expect(archived.body.error).toMatch(/^okwu\d+ is used by 1 conversation practice and cannot be archived\.$/);
  const unpublished = await world.v2<{ error?: string }>("post", `${wordsPath}/${ready._id}/unpublish`, {
    as: "content-manager",
    body: { version: ready.version, reason: "Wrong marks" },
  });
  expect(unpublished.body.error).toMatch(/^okwu\d+ is used by 1 conversation practice and cannot be unpublished\.$/);
  // What only a draft names can be archived.
  expect((await fire(waiting, "archive", "content-manager", wordsPath)).status).toBe(200);
  await fire(practice, "archive", "content-manager");
  expect((await fire(ready, "archive", "content-manager", wordsPath)).status).toBe(200);
});

it("has a title of its own in its language, until it is archived", async () => {
  const practice = await aPractice({ title: "Ahịa" });
  expect((await create({ title: "AHỊA" })).body.fields).toEqual({ title: "Title is already in use." });
  expect((await create({ title: "Ahịa", subject: "Yoruba" })).status).toBe(201);
  const archived = (await fire(practice, "archive", "content-manager")).body.data;
  expect((await create({ title: "Ahịa" })).status).toBe(201);
  expect((await fire(archived, "restore", "content-manager")).body.error).toBe("Title is already in use.");
});

it("keeps its characters and its background from being archived", async () => {
  const at = {
    createdBy: "system",
    file: (await world.rows<{ f: string }>("select image_file_id f from characters"))[0]!.f,
  };
  const add = (table: string, id: string) =>
    world.rows(`insert into ${table} (id, created_at, updated_at, created_by, updated_by, name, image_file_id, image_alt)
      values ('${id}', now(), now(), '${at.createdBy}', '${at.createdBy}', 'Obi', '${at.file}', 'A man')`);
  const [person, place] = ["d".repeat(24), "e".repeat(24)];
  await add("characters", person);
  await add("backgrounds", place);
  const archive = async (kind: string, _id: string) =>
    (await fire({ _id, version: 1 }, "archive", "content-manager", `/language-app/${kind}`)).body.error;
  const practice = await aPractice({ roles: [{ ...roles[0], characterId: person }, roles[1]], backgroundId: place });
  const text = "Obi is used by 1 conversation practice and cannot be archived.";
  expect([await archive("characters", person), await archive("backgrounds", place)]).toEqual([text, text]);
  const found = await world.v2<Page<ConversationPracticeRecord>>(
    "get",
    `${path}?characterId=${person}&backgroundId=${place}`,
    {
      as: "director",
    },
  );
  expect(found.body.data.map(({ _id }) => _id)).toEqual([practice._id]);
  await save(practice, { roles, backgroundId: null });
  expect([await archive("characters", person), await archive("backgrounds", place)]).toEqual([undefined, undefined]);
});

it("refuses pictures that are gone, and archived ones unless it has them already", async () => {
  const withPerson = (characterId: string) => ({ roles: [{ ...roles[0], characterId }, roles[1]] });
  expect((await create(withPerson("f".repeat(24)))).body.fields).toEqual({
    "roles.0.characterId": "The selected character no longer exists.",
  });
  expect((await create(withPerson(ids.archived))).body.fields).toEqual({
    "roles.0.characterId": "This character is archived. Choose another.",
  });
});

it("offers its writers the pictures in use and those it has, though they read no stories", async () => {
  type Art = Record<"characters" | "backgrounds", { _id: string }[]>;
  const artFor = async (id = "") =>
    (await world.v2<Art>("get", `${path}/art${id && `?id=${id}`}`, { as: "content-creator" })).body;
  const practice = await aPractice({ roles: [{ ...roles[0], characterId: ids.character }, roles[1]] });
  expect(Object.keys((await artFor()).characters[0]!).toSorted()).toEqual(["_id", "imageAlt", "imageFileId", "name"]);
  const has = ({ characters }: Art) => characters.some(({ _id }) => _id === ids.character);
  expect(has(await artFor())).toBe(true);
  expect((await artFor()).characters.some(({ _id }) => _id === ids.archived)).toBe(false);
  await world.rows(`update characters set active = false where id = '${ids.character}'`);
  expect([has(await artFor()), has(await artFor(practice._id))]).toEqual([false, true]);
  await world.rows(`update characters set active = true where id = '${ids.character}'`);
  expect((await world.v2("get", "/language-app/characters", { as: "content-creator" })).status).toBe(403);
  expect((await world.v2("get", `${path}/art`, { as: null })).status).toBe(401);
});

it("is written by its own creator or by those who manage conversations, and only read by admins", async () => {
  const others = await aPractice({}, "content-manager");
  expect((await world.v2("get", path, { as: "content-creator" })).status).toBe(200);
  expect((await save(others, { title: "Mine" })).status).toBe(403);
  expect((await fire(others, "submit", "content-creator")).status).toBe(403);
  expect((await fire(others, "archive", "content-creator")).status).toBe(403);
  expect((await save(others, { title: "Ours" }, "director")).status).toBe(200);
  expect((await world.v2("get", path, { as: "admin" })).status).toBe(200);
  expect((await create({}, "admin")).status).toBe(403);
  expect((await create({}, null)).status).toBe(401);
  expect((await save({ ...others, _id: "f".repeat(24) }, { title: "Gone" })).status).toBe(404);
});

it("has six in the demo business, of both languages in all states, without anything to mend", async () => {
  const { body } = await world.v2<{ data: ConversationPracticeRecord[] }>(
    "get",
    `${path}?status=draft&status=review&status=published&status=archived&pageSize=100`,
    { as: "admin" },
  );
  const seeded = body.data.filter(({ createdAt }) => new Date(createdAt) < world.clock.now());
  expect(seeded).toHaveLength(6);
  expect(seeded.flatMap(({ checks }) => checks)).toEqual([]);
  expect(seeded.flatMap(({ warnings }) => warnings).filter(({ field }) => field !== "turns")).toEqual([]);
  expect(new Set(seeded.map(({ status }) => status))).toEqual(new Set(["draft", "review", "published", "archived"]));
  expect(new Set(seeded.map(({ subject }) => subject))).toEqual(new Set(["Igbo", "Yoruba"]));
});
