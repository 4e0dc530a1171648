import { aRecording, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { AppRecordingRecord } from "./recording.record.ts";

let world: World;
let backgroundId: string;
beforeAll(async () => {
  world = await openWorld();
  const [place] = await world.rows<{ id: string }>("select id from backgrounds where active order by id");
  backgroundId = place!.id;
});
afterAll(() => world.close());

const root = "/language-app";
type Answered = One<AppRecordingRecord> & { error?: string };
interface Content {
  _id: string;
  version: number;
  warnings: { message: string }[];
}

let made = 0;
async function write<Written extends Content>(path: string, body: object): Promise<Written> {
  const named = { subject: "Igbo", title: `Said ${(made += 1)}`, level: "beginner", ...body };
  return (await world.v2<One<Written>>("post", `${root}/${path}`, { as: "content-manager", body: named })).body.data;
}
const again = async <Written extends Content>(path: string, { _id }: Written) =>
  (await world.v2<Page<Written>>("get", `${root}/${path}?id=${_id}`, { as: "content-manager" })).body.data[0]!;
async function save<Written extends Content>(path: string, written: Written, changes: object): Promise<Written> {
  const { _id, version } = await again(path, written);
  const body = { _id, version, ...changes };
  return (await world.v2<One<Written>>("patch", `${root}/${path}`, { as: "content-manager", body })).body.data;
}

async function record(kind: string, recordId: string, partId: string | null) {
  const voices = await world.v2<Page<{ _id: string }>>("get", `${root}/speakers?q=SP-0001`, { as: "admin" });
  const speakerId = voices.body.data[0]!._id;
  const file = await uploadFile(world, "content-manager", { kind: "app-audio", name: "a.wav", content: aRecording() });
  const body = { kind, recordId, partId, fileId: idOf(file), speakerId };
  return world.v2<Answered>("post", `${root}/recordings`, { as: "content-manager", body });
}
const approve = ({ _id, version }: AppRecordingRecord, as: Caller = "director") =>
  world.v2<Answered>("post", `${root}/recordings/${_id}/approve`, { as, body: { version } });
const recordingsOf = async (recordId: string) =>
  (await world.v2<Page<AppRecordingRecord>>("get", `${root}/recordings?recordId=${recordId}`, { as: "director" })).body
    .data;
const saying = ({ warnings }: Content) => warnings.map(({ message }) => message);

interface Story extends Content {
  linesToRecord: number;
  linesRecorded: number;
  scenes: { lines: { mainRecordingId: string | null }[] }[];
}
const sceneSaying = (...texts: string[]) => ({
  ...{ sceneId: "s1", backgroundId, characters: [] },
  lines: texts.map((text, at) => ({ lineId: `l${at + 1}`, text, translation: "…" })),
});

it("is of a line of a story, until the line says something else", async () => {
  const story = await write<Story>("stories", { scenes: [sceneSaying("Kedu?", "Ọ dị mma.")] });
  expect(story).toMatchObject({ linesToRecord: 2, linesRecorded: 0 });
  expect(saying(story)).toEqual(["2 lines have no recording."]);
  const take = (await record("story", story._id, "s1.l1")).body.data;
  expect(take).toMatchObject({ saidText: "Kedu?", isOutdated: false });
  expect(saying(await again("stories", story))).toEqual([
    "1 line has no recording.",
    "1 line has a recording waiting for approval.",
  ]);
  await approve(take);
  const heard = await again("stories", story);
  expect(heard.linesRecorded).toBe(1);
  expect(heard.scenes[0]?.lines.map(({ mainRecordingId }) => mainRecordingId)).toEqual([take._id, null]);

  // Capitals and punctuation make no sound.
  expect((await save("stories", story, { scenes: [sceneSaying("kedu!", "Ọ dị mma.")] })).linesRecorded).toBe(1);
  const changed = await save("stories", story, { scenes: [sceneSaying("Kedu aha gị?", "Ọ dị mma.")] });
  expect(changed).toMatchObject({ linesToRecord: 2, linesRecorded: 0 });
  expect(changed.scenes[0]?.lines[0]?.mainRecordingId).toBeNull();
  expect(saying(changed)).toEqual(["1 line has no recording.", "1 line changed after being recorded."]);
  expect((await recordingsOf(story._id)).map(({ isOutdated, saidText }) => [isOutdated, saidText])).toEqual([
    [true, "Kedu?"],
  ]);

  const [old] = await recordingsOf(story._id);
  const first = await world.v2<Answered>("post", `${root}/recordings/${take._id}/make-main`, {
    as: "director",
    body: { version: old?.version },
  });
  expect([first.status, first.body.error]).toEqual([409, "This recording is of an older text. Record it again."]);

  const second = await record("story", story._id, "s1.l1");
  expect(second.body.data).toMatchObject({ saidText: "Kedu aha gị?", isOutdated: false });
  await approve(second.body.data);
  expect((await again("stories", story)).linesRecorded).toBe(1);
  // What was said first is heard again, too.
  expect((await save("stories", story, { scenes: [sceneSaying("Kedu?", "Ọ dị mma.")] })).linesRecorded).toBe(1);
});

it("is not approved once something else is to be said", async () => {
  const story = await write<Story>("stories", { scenes: [sceneSaying("Bịa.")] });
  const take = (await record("story", story._id, "s1.l1")).body.data;
  await save("stories", story, { scenes: [sceneSaying("Bịa ebe a.")] });
  const refused = await approve(take);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toBe("This recording is of an older text. Record it again.");
});

it("is of a turn of a conversation, and of a sentence that is built, in the same way", async () => {
  const turn = { turnId: "t1", roleId: "a", text: "Kedu?", translation: "How are you?" };
  const practices = "conversation-practices";
  const practice = await write<Content & { turnsRecorded: number }>(practices, {
    ...{ roles: [{ roleId: "a" }, { roleId: "b" }], learnerRoleId: "b", turns: [turn] },
  });
  await approve((await record("conversation-practice", practice._id, "t1")).body.data);
  expect((await again(practices, practice)).turnsRecorded).toBe(1);
  const turned = await save(practices, practice, { turns: [{ ...turn, text: "Kèdụ?" }] });
  expect([turned.turnsRecorded, saying(turned)]).toEqual([0, ["1 turn changed after being recorded."]]);

  const tokens = [
    { tokenId: "a", text: "Aha m" },
    { tokenId: "b", text: "bụ Ada" },
  ];
  const item = { itemId: "i1", prompt: "I am Ada.", tokens, distractors: [], acceptedOrders: [["a", "b"]] };
  const sessions = "sentence-sessions";
  const session = await write<Content & { sentencesToRecord: number; sentencesRecorded: number }>(sessions, {
    items: [item, { ...item, itemId: "i2", tokens: [], acceptedOrders: [] }],
  });
  expect(session).toMatchObject({ sentencesToRecord: 1, sentencesRecorded: 0 });
  const take = (await record("sentence-session", session._id, "i1")).body.data;
  expect(take.saidText).toBe("Aha m bụ Ada");
  await approve(take);
  expect((await again(sessions, session)).sentencesRecorded).toBe(1);
  const reordered = await save(sessions, session, { items: [{ ...item, acceptedOrders: [["b", "a"]] }] });
  expect([reordered.sentencesRecorded, saying(reordered)]).toEqual([0, ["1 sentence changed after being recorded."]]);
});

it("is what learners go by where a sentence has no prompt", async () => {
  const tokens = [
    { tokenId: "a", text: "Ọ bụ" },
    { tokenId: "b", text: "mmiri" },
  ];
  const item = { itemId: "i1", tokens, distractors: [], acceptedOrders: [["a", "b"]] };
  const session = await write<Content & { checks: { message: string }[] }>("sentence-sessions", { items: [item] });
  expect(session.checks.map(({ message }) => message)).toEqual([
    "Sentence 1 needs a prompt, or an approved recording to go by.",
  ]);
  const fire = async (event: string, as: Caller) => {
    const { version } = await again("sentence-sessions", session);
    return (await world.v2("post", `${root}/sentence-sessions/${session._id}/${event}`, { as, body: { version } }))
      .status;
  };
  expect(await fire("submit", "content-manager")).toBe(409);
  const take = (await record("sentence-session", session._id, "i1")).body.data;
  await approve(take);
  expect((await again("sentence-sessions", session)).checks).toEqual([]);
  expect([await fire("submit", "content-manager"), await fire("publish", "director")]).toEqual([200, 200]);
  const inApp = async () => {
    const { body } = await world.v2("get", `${root}/content?kind=sentence-session&first=100`, { as: "director" });
    const { data } = body as { data: { _id: string; sentenceSession: { items: Record<string, unknown>[] } }[] };
    return data.find(({ _id }) => _id === session._id)?.sentenceSession.items;
  };
  expect(await inApp()).toMatchObject([{ prompt: null, promptRecording: { fileId: take.fileId } }]);
  const { version } = (await recordingsOf(session._id))[0]!;
  await world.v2("post", `${root}/recordings/${take._id}/archive`, { as: "director", body: { version } });
  expect(await inApp()).toEqual([]);
});

interface Word extends Content {
  mainRecordingId: string | null;
  recordingsOutdated: number;
}
const notRecorded = async (id: string) =>
  (await world.v2<Page<Word>>("get", `${root}/words?recorded=false&id=${id}`, { as: "admin" })).body.data.length;

it("is of a word as it was spelt, and missing once it is spelt in another way", async () => {
  const word = await write<Word>("words", { headword: "ìgbè", partOfSpeech: "noun", meanings: [{ gloss: "a box" }] });
  const take = (await record("word", word._id, null)).body.data;
  await approve(take);
  expect([(await again("words", word)).mainRecordingId, await notRecorded(word._id)]).toEqual([take._id, 0]);
  const respelt = await save("words", word, { headword: "ígbè" });
  expect(respelt).toMatchObject({ mainRecordingId: null, recordingsOutdated: 1 });
  expect(await notRecorded(word._id)).toBe(1);
  expect((await record("word", word._id, null)).status).toBe(201);
});
