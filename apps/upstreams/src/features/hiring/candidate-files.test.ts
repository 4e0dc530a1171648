import { idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { CandidacyRecord } from "./candidacy.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wire = CandidacyRecord & { message: string; fields: Record<string, string> };
const cv = (text: string) => ({ kind: "cv", name: "cv.pdf", content: Buffer.from(`%PDF-1.4\n${text}\n%%EOF`) });
const upload = async (text: string, as: "admin" | "director" = "admin") => idOf(await uploadFile(world, as, cv(text)));
const apply = (email: string, more: object) =>
  world.v1<Wire>("post", "/tutors/candidacies", {
    as: "admin",
    body: {
      firstName: "Ada",
      lastName: "Obi",
      email,
      timeZone: "Africa/Lagos",
      marketingConsent: false,
      subjects: ["Igbo"],
      dialects: [],
      ...more,
    },
  });
const save = ({ _id, version }: CandidacyRecord, changes: object) =>
  world.v1<Wire>("patch", `/tutors/candidacies/${_id}`, { as: "admin", body: { version, ...changes } });
const fire = async ({ _id, version }: CandidacyRecord, event: string, body: object = {}) =>
  (await world.v1<Wire>("post", `/tutors/candidacies/${_id}/${event}`, { as: "admin", body: { version, ...body } }))
    .body;
const states = async (...ids: string[]) => {
  const { body } = await world.v2<Page<{ _id: string }>>("get", `/files?${ids.map((id) => `id=${id}`).join("&")}`, {
    as: "director",
  });
  return ids.map((id) => body.data.some(({ _id }) => _id === id));
};

it("keeps a CV with the application that names it, and lets it into screening by it", async () => {
  const cvFileId = await upload("first");
  const { body: at } = await apply("cv@example.org", { cvFileId });
  expect(at.cvFileId).toBe(cvFileId);
  expect((await fire(at, "advance", { mail: false })).stage).toBe("screening");
  expect(await states(cvFileId)).toEqual([true]);
});

it("refuses a file that somebody else uploaded, and one of another kind", async () => {
  const theirs = await apply("theirs@example.org", { cvFileId: await upload("theirs", "director") });
  expect(theirs.body.fields).toEqual({ cvFileId: "This file is no longer there. Upload it again." });
  const wrong = await apply("wrong@example.org", { introAudioFileId: await upload("no sound") });
  expect(wrong.body.fields).toEqual({ introAudioFileId: "This file is no longer there. Upload it again." });
});

/** The head of a film; no more is looked at. */
const film = (text: string) => ({
  kind: "video",
  name: "hello.mp4",
  content: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypisom\0\0\x02\0isomiso2${text}`, "latin1")]),
});
const uploadFilm = async (text: string) => idOf(await uploadFile(world, "admin", film(text)));

it("keeps a film that they introduce themselves in through a new round, and one of their demo lesson with its round", async () => {
  const [introVideoFileId, demoRecordingFileId] = [await uploadFilm("hello"), await uploadFilm("lesson")];
  const { body: at } = await apply("film@example.org", { introVideoFileId });
  const { body: shown } = await save(at, { demoRecordingFileId });
  expect(shown).toMatchObject({ introVideoFileId, demoRecordingFileId });
  const rejected = await fire(shown, "reject", { reason: "availability", doNotRehire: false, mail: false });
  const next = await fire(rejected, "reopen", { early: true });
  expect(next).toMatchObject({ introVideoFileId, demoRecordingFileId: null });
  expect(await states(introVideoFileId, demoRecordingFileId)).toEqual([true, true]);
  const sound = await apply("sound@example.org", { introAudioFileId: await uploadFilm("sound") });
  expect(sound.body.fields).toEqual({ introAudioFileId: "This file is no longer there. Upload it again." });
});

it("lets go of a CV that another takes the place of, unless an earlier round names it", async () => {
  const [first, second, third] = [await upload("one"), await upload("two"), await upload("three")];
  const { body: at } = await apply("again@example.org", { cvFileId: first });
  const { body: changed } = await save(at, { cvFileId: second });
  expect(await states(first, second)).toEqual([false, true]);
  const rejected = await fire(changed, "reject", { reason: "availability", doNotRehire: false, mail: false });
  const next = await fire(rejected, "reopen", { early: true });
  expect(next.cvFileId).toBe(second);
  await save(next, { cvFileId: third });
  expect(await states(second, third)).toEqual([true, true]);
});
