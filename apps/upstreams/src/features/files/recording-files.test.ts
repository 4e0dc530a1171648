import { soundMessages } from "@app/domain/audio/recording-sound.ts";
import { aRecording, uploadFile } from "../../testing/files.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const upload = (name: string, content: Buffer) =>
  uploadFile(world, "content-creator", { kind: "app-audio", name, content });
const damaged = "The file is damaged, or isn't really a WAV file.";

it.each<[what: string, name: string, content: () => Buffer, message: string]>([
  ["a song called a recording", "a.wav", () => Buffer.from("ID3\u0003 la la la"), damaged],
  ["one that breaks off", "a.wav", () => aRecording().subarray(0, 9_000), damaged],
  ["one in another form", "a.webm", () => Buffer.from("1a45dfa3", "hex"), "Upload a WAV file."],
  ["one of nothing", "a.wav", () => aRecording({ level: 0 }), soundMessages.silent],
  ["one that is cut off", "a.wav", () => aRecording({ level: 1.4 }), soundMessages.distorted],
  ["one of a moment", "a.wav", () => aRecording({ ms: 200 }), soundMessages.tooShort],
  ["one of more than a minute", "a.wav", () => aRecording({ ms: 61_000 }), soundMessages.tooLong(60_000)],
])("refuses %s, at its field", async (_, name, content, message) => {
  const { status, body } = await upload(name, content());
  expect([status, body]).toMatchObject([422, { error: message, fields: { file: message } }]);
});

it("keeps how long a recording is, counted in samples", async () => {
  const { status, body } = await upload("a.wav", aRecording({ ms: 1_234 }));
  expect([status, body.data.contentType]).toEqual([201, "audio/wav"]);
  const [file] = await world.rows("select duration_ms as ms from files where id = $1", [body.data._id]);
  expect(file).toEqual({ ms: 1_234 });
});
