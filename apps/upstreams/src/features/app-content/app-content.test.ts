import request from "supertest";
import { roles } from "@app/domain/enums.ts";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { WordRecord } from "../words/words-list.public.ts";
import type { AppItemRecord } from "./app-item.record.ts";
import type { AppLessonRecord } from "./app-lesson.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Item = AppItemRecord & Partial<Pick<AppLessonRecord, "lesson">>;
interface Answer {
  data: Item[];
  hasMore: boolean;
  error?: string;
  message?: string;
  fields?: Record<string, string>;
}
const servers = { v1: "/app-lessons", v2: "/language-app/content" } as const;
const ask = (query: string, as: Caller = "content-creator", server: keyof typeof servers = "v2") =>
  world[server]<Answer>("get", `${servers[server]}?${query}`, { as });
const cursorOf = ({ liveAt, _id }: Item) => encodeURIComponent(`${liveAt}_${_id}`);

/** Everything from a place on, read in pages of this size. */
async function readAll(query: string, first: number, server: keyof typeof servers = "v2"): Promise<Item[]> {
  const all: Item[] = [];
  for (let after = ""; ;) {
    const { body } = await ask(`${query}&first=${first}${after}`, "content-creator", server);
    all.push(...body.data);
    const last = body.data.at(-1);
    if (!body.hasMore || !last) return all;
    after = `&after=${cursorOf(last)}`;
  }
}

const path = "/language-app/words";
const change = async (word: WordRecord, event: string, as: Caller, body: object = {}): Promise<WordRecord> => {
  const { _id, version } = word;
  const answer = await world.v2<One<WordRecord>>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });
  expect([event, answer.status]).toEqual([event, 200]);
  return answer.body.data;
};
const save = async ({ _id, version }: WordRecord, changes: object) =>
  (
    await world.v2<One<WordRecord>>("patch", path, {
      as: "content-creator",
      body: { _id, version, ...changes },
    })
  ).body.data;
const publish = async (word: WordRecord) =>
  change(await change(word, "submit", "content-creator"), "publish", "content-manager");
async function aWord(headword: string, more: object = {}): Promise<WordRecord> {
  const body = {
    subject: "Twi",
    headword,
    partOfSpeech: "noun",
    meanings: [{ gloss: "a thing" }],
    ...more,
  };
  return (
    await world.v2<One<WordRecord>>("post", path, {
      as: "content-creator",
      body,
    })
  ).body.data;
}
const found = async (id: string, query = "subject=Twi") => (await readAll(query, 100)).filter(({ _id }) => _id === id);

it("has a word from when it is published, as it was then, and tells of its end", async () => {
  const draft = await aWord("nsuo", { level: "beginner" });
  expect(await found(draft._id)).toEqual([]);
  const published = await publish(draft);
  expect(await found(draft._id)).toMatchObject([
    {
      kind: "word",
      isRemoved: false,
      ...{ subject: "Twi", level: "beginner", version: 1 },
      word: {
        headword: "nsuo",
        meanings: [{ gloss: "a thing", note: null }],
        dialect: "Standard",
        recordings: [],
      },
      story: null,
    },
  ]);
  world.pass(1);
  const changed = await save(published, { meanings: [{ gloss: "water" }] });
  expect(await found(draft._id)).toMatchObject([{ version: 1, word: { meanings: [{ gloss: "a thing" }] } }]);
  const again = await publish(changed);
  expect(await found(draft._id)).toMatchObject([{ version: 2, word: { meanings: [{ gloss: "water" }] } }]);
  world.pass(1);
  const archived = await change(again, "archive", "content-manager");
  expect(await found(draft._id)).toMatchObject([{ isRemoved: true, word: null, liveAt: archived.updatedAt }]);
  await publish(await change(archived, "restore", "content-manager"));
  expect(await found(draft._id)).toMatchObject([{ isRemoved: false, version: 1 }]);
});

it("tells whoever reads one level of what has left it, and nobody else", async () => {
  const word = await publish(await aWord("ɔkɔ", { level: "beginner" }));
  await publish(await save(word, { level: "advanced" }));
  expect(await found(word._id, "subject=Twi&level=beginner")).toMatchObject([{ isRemoved: true }]);
  expect(await found(word._id, "subject=Twi&level=advanced")).toMatchObject([{ isRemoved: false }]);
  expect(await found(word._id)).toMatchObject([{ isRemoved: false, level: "advanced" }]);
  expect(await found(word._id, "subject=Igbo")).toEqual([]);
});

it("gives each item once, however many came at the same time and whatever the size of a page", async () => {
  for (let n = 0; n < 12; n += 1) await publish(await aWord(`sɛ ${n}`));
  const whole = await readAll("", 100);
  expect(whole.length).toBeGreaterThan(150);
  const ids = whole.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const first of [1, 7]) {
    const query = first === 1 ? "subject=Twi" : "";
    const expected = first === 1 ? await readAll(query, 100) : whole;
    expect((await readAll(query, first)).map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
  }
  const places = whole.map(({ liveAt, _id }) => `${liveAt} ${_id}`);
  expect(places).toEqual(places.toSorted());
  expect(new Set(whole.map(({ kind }) => kind))).toEqual(
    new Set(["word", "sentence-session", "story", "conversation", "product-update"]),
  );
});

it("begins at a time, which is within it", async () => {
  const all = await readAll("", 100);
  const at = all[Math.floor(all.length / 2)]?.liveAt ?? "";
  const since = await readAll(`changedSince=${encodeURIComponent(at)}`, 20);
  expect(since.map(({ _id }) => _id)).toEqual(all.filter(({ liveAt }) => liveAt >= at).map(({ _id }) => _id));
});

it.each([
  ["after=now", "after", "Pass the cursor of an item that you have read."],
  [
    "after=2026-13-45T99:00:00.000Z_aaaaaaaaaaaaaaaaaaaaaaaa",
    "after",
    "Pass the cursor of an item that you have read.",
  ],
  ["first=0", "first", "The number of items must be between 1 and 100."],
  ["first=101", "first", "The number of items must be between 1 and 100."],
  ["first=ten", "first", "The number of items must be between 1 and 100."],
  ["changedSince=yesterday", "changedSince", "Choose a valid time."],
  ["subject=Klingon", "subject", "Choose a valid language."],
  ["kind=song", "kind", "Choose a valid kind."],
  ["level=guru", "level", "Choose a valid level."],
])("refuses %s on both servers", async (query, field, text) => {
  for (const server of ["v1", "v2"] as const) {
    const { status, body } = await ask(query, "admin", server);
    expect(status).toBe(422);
    expect(Object.entries(body.fields ?? {})).toEqual([[expect.stringMatching(`^${field}`), text]]);
  }
});

it("is read by every role, and by nobody without one", async () => {
  for (const server of ["v1", "v2"] as const) {
    for (const role of roles) expect((await ask("first=1", role, server)).status).toBe(200);
    expect((await ask("first=1", "no-role", server)).status).toBe(403);
    expect((await ask("first=1", null, server)).status).toBe(401);
  }
});

it("gives lessons without what is right, and tells of those that are held back", async () => {
  const lessons = await readAll("", 3, "v1");
  const shown = lessons.filter(({ isRemoved }) => !isRemoved);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown[0]).toMatchObject({
    kind: "lesson",
    lesson: { exam: expect.any(String) as string },
  });
  const [{ n } = { n: 0 }] = await world.rows<{ n: number }>(
    "select count(*)::int n from content_lessons where published_version is not null and active_flag = 'Active' and archived_at is null",
  );
  expect(shown).toHaveLength(n);
  const told = JSON.stringify(lessons);
  const answers = [
    "isCorrect",
    "shortTextCorrectOptions",
    "expression",
    "sliderCorrectValue",
    "correctRating",
    "feedback",
  ];
  // Which texts are maths is said of the feedback, too.
  expect(answers.filter((name) => told.replaceAll(/"feedback":(true|false)/g, "").includes(`"${name}":`))).toEqual([]);

  const [part] = await world.rows<{
    id: string;
    version: number;
    name: string;
  }>(
    `select s.id, s.version, s.name from sections s join content_lessons l on l.section_id = s.id where l.id = '${shown[0]?._id}'`,
  );
  world.pass(5);
  const query = `mutation { updatePart(level: SECTION, _id: "${part?.id}", version: ${part?.version}, input: { active: false }) { part { _id } } }`;
  const saved = await world.v1<{ errors?: unknown }>("post", "/graphql", {
    as: "super-admin",
    body: { query },
  });
  expect(saved.body.errors).toBeUndefined();
  const since = (await readAll(`changedSince=${encodeURIComponent(world.clock.now().toISOString())}`, 3, "v1")).map(
    ({ _id, isRemoved }) => [_id, isRemoved],
  );
  expect(since).toContainEqual([shown[0]?._id, true]);
});

it("loses the recordings of a speaker who withdraws at once, and says so", async () => {
  const spoken = (await readAll("kind=word", 100)).find(({ word }) => word?.recordings.length === 1);
  const { speaker = "" } = spoken?.word?.recordings[0] ?? {};
  const [row] = await world.rows<{ id: string; version: number }>(
    `select id, version from speakers where code = '${speaker}'`,
  );
  const { fileId = "" } = spoken?.word?.recordings[0] ?? {};
  const fetched = async () => (await request(world.servers.v2).get(`/files/${fileId}`)).status;
  expect(await fetched()).toBe(200);
  world.pass(1);
  const body = { version: row?.version, reason: "Asked by email." };
  expect(
    (
      await world.v2("post", `/language-app/speakers/${row?.id}/withdraw`, {
        as: "super-admin",
        body,
      })
    ).status,
  ).toBe(200);
  const since = await readAll(`changedSince=${encodeURIComponent(world.clock.now().toISOString())}`, 100);
  expect(since.find(({ _id }) => _id === spoken?._id)).toMatchObject({
    isRemoved: false,
    word: { recordings: [] },
  });
  expect(JSON.stringify(await readAll("", 100)).includes(`"${speaker}"`)).toBe(false);
  expect(await fetched()).toBe(404);
  const linked = await world.v2("get", `/files?id=${fileId}`, { as: "content-manager" });
  const { data } = linked.body as { data: { url: string }[] };
  expect((await request(world.servers.v2).get(data[0]!.url)).status).toBe(200);
});

it("reaches no draft: nothing that is written in one is in any answer", async () => {
  const mark = "ZZ-MARK";
  const tables = [
    "words",
    "sentence_sessions",
    "stories",
    "conversation_practices",
    "product_updates",
    "exam_sessions",
  ];
  const kept = "'id', 'live', 'shown', 'status', 'created_by', 'updated_by', 'reviewer_id', 'dialect_id', 'lesson_id'";
  for (const table of tables) {
    const columns = await world.rows<{ name: string; type: string }>(
      `select column_name name, data_type type from information_schema.columns where table_name = '${table}'
        and is_generated = 'NEVER' and data_type in ('text', 'jsonb', 'ARRAY') and column_name not in (${kept})`,
    );
    const values = {
      text: `'${mark}' || id`,
      jsonb: `to_jsonb('${mark}'::text)`,
      ARRAY: `array['${mark}']`,
    };
    const set = columns.map(({ name, type }) => `${name} = ${values[type as keyof typeof values]}`).join(", ");
    // Updates that are out are no drafts.
    const drafts = table === "product_updates" ? "where status in ('draft', 'scheduled')" : "";
    expect(columns.length).toBeGreaterThan(2);
    await world.rows(`update ${table} set ${set} ${drafts}`);
  }
  const all = [...(await readAll("", 100)), ...(await readAll("", 100, "v1"))];
  expect(all.filter(({ isRemoved }) => !isRemoved).length).toBeGreaterThan(150);
  expect(all.filter((item) => JSON.stringify(item).includes(mark))).toEqual([]);
});

it("has the picture of a product update, forgets it once it is retired, and shows it again from then on", async () => {
  const updates = "/language-app/product-updates";
  type Update = One<{ _id: string; version: number }>;
  const file = await uploadFile(world, "content-manager", { kind: "app-image", ...(await aPicture()) });
  const picture = { imageFileId: idOf(file), imageAlt: "A book" };
  const body = { title: "Pictures", body: "There are pictures.", kind: "feature", platforms: ["ios"], ...picture };
  let update = (await world.v2<Update>("post", updates, { as: "content-manager", body })).body.data;
  const read = async () => (await readAll("kind=product-update", 100)).filter(({ _id }) => _id === update._id);
  for (const [event, isRemoved] of [
    ["publish", false],
    ["retire", true],
    ["restore", false],
  ] as const) {
    const before = (await read()).at(-1)?.liveAt ?? "";
    const { version } = update;
    const at = { as: "content-manager", body: { version } } as const;
    update = (await world.v2<Update>("post", `${updates}/${update._id}/${event}`, at)).body.data;
    const [item] = await read();
    expect([event, item?.isRemoved]).toEqual([event, isRemoved]);
    expect((item?.liveAt ?? "") >= before).toBe(true);
    if (!isRemoved) expect(item?.productUpdate).toMatchObject(picture);
  }
});
