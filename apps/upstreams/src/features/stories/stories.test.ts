import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { StoryRecord } from "./story.record.ts";

let world: World;
let ids: { character: string; other: string; background: string; archived: string };
beforeAll(async () => {
  world = await openWorld();
  const [first, second] = await world.rows<{ id: string }>("select id from characters where active order by id");
  const [place] = await world.rows<{ id: string }>("select id from backgrounds where active order by id");
  const [gone] = await world.rows<{ id: string }>("select id from characters where not active");
  ids = { character: first!.id, other: second!.id, background: place!.id, archived: gone!.id };
});
afterAll(() => world.close());

const path = "/language-app/stories";
type Answered = One<StoryRecord> & { error?: string; fields?: Record<string, string> };
let told = 0;
const scene = (over: object = {}) => ({
  sceneId: "s1",
  backgroundId: ids.background,
  characters: [{ characterId: ids.character, position: "left" }],
  lines: [{ lineId: "l1", characterId: ids.character, text: "Kedu?", translation: "How are you?" }],
  ...over,
});
const create = (body: object = {}, as: Caller = "content-manager") =>
  world.v2<Answered>("post", path, {
    as,
    body: { subject: "Igbo", title: `Told ${(told += 1)}`, level: "beginner", scenes: [scene()], ...body },
  });
const aStory = async (body: object = {}) => (await create(body)).body.data;
const save = ({ _id, version }: StoryRecord, changes: object) =>
  world.v2<Answered>("patch", path, { as: "content-manager", body: { _id, version, ...changes } });
const fire = ({ _id, version }: StoryRecord, event: string, as: Caller, body: object = {}) =>
  world.v2<Answered>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });

it("goes from its writer over a reviewer to the app, which keeps its copy while it is written anew", async () => {
  const draft = await aStory();
  expect(draft).toMatchObject({ status: "draft", checks: [] });
  const inReview = (await fire(draft, "submit", "content-manager")).body.data;
  expect((await fire(inReview, "publish", "content-manager")).status).toBe(403);
  const published = (await fire(inReview, "publish", "director")).body.data;
  expect(published).toMatchObject({ status: "published", liveVersion: 1 });
  const changed = (await save(published, { scenes: [scene({ lines: [] })] })).body.data;
  expect(changed).toMatchObject({ status: "draft", liveVersion: 1 });
  const discarded = (await fire(changed, "discard", "director")).body.data;
  expect(discarded.scenes).toEqual(published.scenes);
});

it("names who speaks without being in the scene", async () => {
  const story = await aStory({ scenes: [scene({ characters: [] })] });
  const [person] = await world.rows<{ name: string }>(`select name from characters where id = '${ids.character}'`);
  expect(story.checks).toEqual([
    { field: "scenes.0.lines.0.characterId", message: `${person?.name} is not in this scene.` },
  ]);
});

it("refuses pictures that are gone, and archived ones unless the story has them already", async () => {
  const unknown = await create({ scenes: [scene({ backgroundId: "f".repeat(24) })] });
  expect(unknown.body.fields).toEqual({ "scenes.0.backgroundId": "The selected background no longer exists." });
  const old = await create({ scenes: [scene({ characters: [{ characterId: ids.archived, position: "left" }] })] });
  expect(old.body.fields).toEqual({
    "scenes.0.characters.0.characterId": "This character is archived. Choose another.",
  });
});

it("has a title of its own in its language, until it is archived", async () => {
  const story = await aStory({ title: "Mbe na Enyi" });
  expect((await create({ title: "MBE NA ENYI" })).body.fields).toEqual({ title: "Title is already in use." });
  expect((await create({ title: "Mbe na Enyi", subject: "Yoruba" })).status).toBe(201);
  const archived = (await fire(story, "archive", "content-manager")).body.data;
  expect((await create({ title: "Mbe na Enyi" })).status).toBe(201);
  expect((await fire(archived, "restore", "content-manager")).body.error).toBe("Title is already in use.");
});

it("keeps a picture from being archived while a story has it, in the app too", async () => {
  const body = { name: "Obi", imageAlt: "A man", imageFileId: "" };
  const [file] = await world.rows<{ image_file_id: string }>("select image_file_id from characters limit 1");
  await world.rows(`insert into characters (id, created_at, updated_at, created_by, updated_by, name, image_file_id, image_alt)
    values ('${"d".repeat(24)}', now(), now(), 'system', 'system', '${body.name}', '${file?.image_file_id}', '${body.imageAlt}')`);
  const id = "d".repeat(24);
  const story = await aStory({ scenes: [scene({ characters: [{ characterId: id, position: "left" }], lines: [] })] });
  const archive = () =>
    world.v2<{ error?: string }>("post", `/language-app/characters/${id}/archive`, {
      as: "content-manager",
      body: { version: 1 },
    });
  expect((await archive()).body.error).toBe("Obi is used by 1 story and cannot be archived.");
  const found = await world.v2<{ data: StoryRecord[] }>("get", `${path}?characterId=${id}`, { as: "director" });
  expect(found.body.data.map(({ _id }) => _id)).toEqual([story._id]);
  await save(story, { scenes: [scene()] });
  expect((await archive()).status).toBe(200);
});

it("is nothing for content creators, and only read by admins", async () => {
  expect((await world.v2("get", path, { as: "content-creator" })).status).toBe(403);
  expect((await world.v2("get", path, { as: "admin" })).status).toBe(200);
  expect((await create({}, "admin")).status).toBe(403);
});

it("has ten in the demo business, of both languages in all states, without anything to mend", async () => {
  const { body } = await world.v2<{ data: StoryRecord[] }>(
    "get",
    `${path}?status=draft&status=review&status=published&status=archived&pageSize=100`,
    { as: "admin" },
  );
  const seeded = body.data.filter(({ createdAt }) => new Date(createdAt) < world.clock.now());
  expect(seeded).toHaveLength(10);
  expect(seeded.flatMap(({ checks }) => checks)).toEqual([]);
  for (const subject of ["Igbo", "Yoruba"]) {
    const states = new Set(seeded.filter((one) => one.subject === subject).map(({ status }) => status));
    expect(states).toEqual(new Set(["draft", "review", "published", "archived"]));
  }
});
