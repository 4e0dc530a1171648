import { aRecording, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { AppRecordingRecord } from "./recording.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language-app/recordings";
const practices = "/language-app/conversation-practices";
type Answered = One<AppRecordingRecord> & { error?: string; fields?: Record<string, string> };
interface Practice {
  _id: string;
  turnsToRecord: number;
  turnsRecorded: number;
  turns: { turnId: string; mainRecordingId: string | null }[];
}

let spoken = 0;
async function aPractice(): Promise<Practice> {
  const turn = { text: "Kedu?", translation: "How are you?" };
  const body = {
    ...{ subject: "Igbo", title: `Heard ${(spoken += 1)}`, level: "beginner", learnerRoleId: "b" },
    roles: [{ roleId: "a" }, { roleId: "b" }],
    turns: [
      { turnId: "t1", roleId: "a", ...turn },
      { turnId: "t2", roleId: "b", ...turn },
      { turnId: "t3", roleId: "a" },
    ],
  };
  return (await world.v2<One<Practice>>("post", practices, { as: "content-creator", body })).body.data;
}
const again = async ({ _id }: Practice) =>
  (await world.v2<Page<Practice>>("get", `${practices}?id=${_id}`, { as: "admin" })).body.data[0]!;
const speakerBy = async (code: string) =>
  (await world.v2<Page<{ _id: string; version: number }>>("get", `/language-app/speakers?q=${code}`, { as: "admin" }))
    .body.data[0]!;
async function add(
  { _id: recordId }: Practice,
  partId: string | null,
  as: Exclude<Caller, null> = "content-creator",
  sound?: Parameters<typeof aRecording>[0],
  code = "SP-0001",
) {
  const file = await uploadFile(world, as, { kind: "app-audio", name: "a.wav", content: aRecording(sound) });
  const { _id: speakerId } = await speakerBy(code);
  const body = { kind: "conversation-practice", recordId, partId, fileId: idOf(file), speakerId };
  return world.v2<Answered>("post", path, { as, body });
}
const fire = ({ _id, version }: AppRecordingRecord, act: string, as: Caller, body: object = {}) =>
  world.v2<Answered>("post", `${path}/${_id}/${act}`, { as, body: { version, ...body } });

it("is of one turn, which has it once somebody else has approved it", async () => {
  const practice = await aPractice();
  expect(practice).toMatchObject({ turnsToRecord: 2, turnsRecorded: 0 });
  const take = (await add(practice, "t1", "content-manager", { ms: 12_000 })).body.data;
  expect(take).toMatchObject({ state: "waiting", partId: "t1", durationMs: 12_000 });
  expect((await fire(take, "approve", "content-manager")).body.error).toBe(
    "Ask somebody else to approve your own recording.",
  );
  expect((await fire(take, "approve", "content-creator")).status).toBe(403);
  expect((await again(practice)).turnsRecorded).toBe(0);
  await fire(take, "approve", "director");
  const heard = await again(practice);
  expect(heard.turnsRecorded).toBe(1);
  expect(heard.turns.map(({ mainRecordingId }) => mainRecordingId)).toEqual([take._id, null, null]);
});

it("refuses a part that is none or says nothing, and the whole", async () => {
  const practice = await aPractice();
  const fields = { partId: "There is nothing to say here yet." };
  for (const part of ["t9", "t3", null]) expect((await add(practice, part)).body.fields).toEqual(fields);
});

it("is one for each turn, made again once it is rejected", async () => {
  const practice = await aPractice();
  const first = (await add(practice, "t1")).body.data;
  expect((await add(practice, "t1")).body.fields).toEqual({
    fileId: "This is recorded already. Remove its recording first.",
  });
  expect((await add(practice, "t2")).status).toBe(201);
  await fire(first, "reject", "content-manager", { reason: "A dog barks." });
  expect((await add(practice, "t1")).status).toBe(201);
});

it("is added by those who write conversations, and decided by those who manage them", async () => {
  const practice = await aPractice();
  expect((await add(practice, "t1", "admin")).status).toBe(403);
  const take = (await add(practice, "t1")).body.data;
  expect((await fire(take, "approve", "admin")).status).toBe(403);
  expect((await fire(take, "archive", "content-creator")).status).toBe(200);
});

it("is not used once its speaker withdraws", async () => {
  const practice = await aPractice();
  const take = (await add(practice, "t1", "content-creator", undefined, "SP-0003")).body.data;
  await fire(take, "approve", "content-manager");
  expect((await again(practice)).turnsRecorded).toBe(1);
  const { _id, version } = await speakerBy("SP-0003");
  const body = { version, reason: "Asked" };
  await world.v2("post", `/language-app/speakers/${_id}/withdraw`, { as: "content-manager", body });
  const silent = await again(practice);
  expect([silent.turnsRecorded, silent.turns[0]?.mainRecordingId]).toEqual([0, null]);
});
