import request from "supertest";
import { aRecording, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { AppRecordingRecord } from "./recording.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language-app/recordings";
type Answered = One<AppRecordingRecord> & { error?: string; fields?: Record<string, string> };
interface Heard {
  _id: string;
  version: number;
  mainRecordingId: string | null;
  recordingsApproved: number;
  recordingsWaiting: number;
}

let count = 0;
async function aWord(): Promise<Heard> {
  count += 1;
  const body = { subject: "Igbo", headword: `okwu ${count}`, partOfSpeech: "phrase" };
  return (await world.v2<One<Heard>>("post", "/language-app/words", { as: "content-creator", body })).body.data;
}
const wordAgain = async ({ _id }: Heard) =>
  (await world.v2<Page<Heard>>("get", `/language-app/words?id=${_id}`, { as: "admin" })).body.data[0];
const speakerBy = async (code: string) =>
  (await world.v2<Page<{ _id: string; version: number }>>("get", `/language-app/speakers?q=${code}`, { as: "admin" }))
    .body.data[0]!;
const sent = async (as: Exclude<Caller, null>, sound?: Parameters<typeof aRecording>[0]) =>
  idOf(await uploadFile(world, as, { kind: "app-audio", name: "a.wav", content: aRecording(sound) }));

async function add(
  word: Heard,
  over: object = {},
  as: Exclude<Caller, null> = "content-creator",
  sound?: Parameters<typeof aRecording>[0],
) {
  const [fileId, { _id: speakerId }] = [await sent(as, sound), await speakerBy("SP-0001")];
  const body = { kind: "word", recordId: word._id, fileId, speakerId, ...over };
  return world.v2<Answered>("post", path, { as, body });
}
async function aTake(word: Heard, as: Exclude<Caller, null> = "content-creator"): Promise<AppRecordingRecord> {
  const { status, body } = await add(word, {}, as);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
}
const fire = ({ _id, version }: AppRecordingRecord, act: string, as: Caller = "content-manager", body: object = {}) =>
  world.v2<Answered>("post", `${path}/${_id}/${act}`, { as, body: { version, ...body } });

it("is heard in the app once somebody else has approved it, and plays from its address", async () => {
  const word = await aWord();
  const take = await aTake(word, "content-manager");
  expect(take).toMatchObject({ state: "waiting", durationMs: 800 });
  expect(await wordAgain(word)).toMatchObject({ mainRecordingId: null, recordingsApproved: 0, recordingsWaiting: 1 });
  const own = await fire(take, "approve");
  expect([own.status, own.body.error]).toEqual([403, "Ask somebody else to approve your own recording."]);
  expect((await fire(take, "approve", "content-creator")).status).toBe(403);
  expect((await fire(take, "approve", "director")).body.data).toMatchObject({ state: "approved" });
  expect(await wordAgain(word)).toMatchObject({ mainRecordingId: take._id, recordingsApproved: 1 });
  const { status, headers, body } = await request(world.servers.v2).get(`/files/${take.fileId}`);
  expect([status, headers["content-type"], (body as Buffer).length]).toEqual([200, "audio/wav", aRecording().length]);
});

it("has one that is heard first, until another is chosen", async () => {
  const word = await aWord();
  const first = await aTake(word);
  world.pass(1);
  const second = await aTake(word);
  expect((await fire(first, "make-main")).body.error).toBe("This recording is waiting, so it cannot be played first.");
  await fire(first, "approve");
  const approved = (await fire(second, "approve")).body.data;
  expect((await wordAgain(word))?.mainRecordingId).toBe(first._id);
  await fire(approved, "make-main");
  expect((await wordAgain(word))?.mainRecordingId).toBe(second._id);
});

it("leaves the app at once when its speaker withdraws, and comes back with the consent", async () => {
  const word = await aWord();
  const speaker = await speakerBy("SP-0003");
  const take = (await add(word, { speakerId: speaker._id })).body.data;
  await fire(take, "approve");
  const at = `/language-app/speakers/${speaker._id}`;
  const as = "content-manager";
  const gone = await world.v2<One<{ version: number }>>("post", `${at}/withdraw`, {
    as,
    body: { version: speaker.version, reason: "Asked" },
  });
  expect(await wordAgain(word)).toMatchObject({ mainRecordingId: null, recordingsApproved: 0 });
  const { body } = await add(word, { speakerId: speaker._id });
  expect(body.fields).toEqual({ speakerId: "SP-0003 has not agreed to this use." });
  await world.v2("post", `${at}/reinstate`, { as, body: { version: gone.body.data.version } });
  expect((await wordAgain(word))?.mainRecordingId).toBe(take._id);
});

it("is rejected with a reason, of which its recorder is told, and taken away by its recorder", async () => {
  const word = await aWord();
  const take = await aTake(word);
  expect((await fire(take, "reject")).body.fields).toEqual({ reason: "Reason is required." });
  const rejected = (await fire(take, "reject", "content-manager", { reason: "A dog barks." })).body.data;
  expect(rejected).toMatchObject({ state: "rejected", rejectReason: "A dog barks." });
  const told = await world.rows("select title from notifications where description like '%A dog barks.'");
  expect(told).toEqual([{ title: "Your recording has to be made again" }]);
  expect((await fire(rejected, "archive", "admin")).status).toBe(403);
  expect((await fire(rejected, "archive", "content-creator")).status).toBe(200);
  const left = await world.v2<Page<object>>("get", `${path}?kind=word&recordId=${word._id}`, { as: "admin" });
  expect(left.body.data).toEqual([]);
});

it("refuses at its field what is too long, of another language, or another's file", async () => {
  const word = await aWord();
  const yoruba = await speakerBy("SP-0004");
  expect((await add(word, {}, "content-creator", { ms: 10_100 })).body.fields).toEqual({
    fileId: "This recording is too long. It can take 10 seconds at most.",
  });
  expect((await add(word, { speakerId: yoruba._id })).body.fields).toEqual({
    speakerId: "Choose somebody who speaks Igbo.",
  });
  expect((await add(word, { fileId: await sent("director") })).body.fields).toEqual({
    fileId: "This file is no longer there. Upload it again.",
  });
  expect((await add(word, { recordId: "f".repeat(24) })).body.fields).toEqual({
    recordId: "The selected word no longer exists.",
  });
  for (let takes = 0; takes < 10; takes += 1) await aTake(word);
  expect((await add(word)).body.fields).toEqual({ fileId: "Use at most 10 recordings." });
});

it("lets words be found by whether they are recorded, and by whom", async () => {
  const [with_, without] = [await aWord(), await aWord()];
  await fire(await aTake(with_), "approve");
  const { _id: speakerId } = await speakerBy("SP-0001");
  const found = async (query: string) => {
    const at = `/language-app/words?id=${with_._id}&id=${without._id}&${query}`;
    return (await world.v2<Page<Heard>>("get", at, { as: "admin" })).body.data.map(({ _id }) => _id);
  };
  expect(await found("recorded=true")).toEqual([with_._id]);
  expect(await found("recorded=false")).toEqual([without._id]);
  expect(await found(`speakerId=${speakerId}`)).toEqual([with_._id]);
});
