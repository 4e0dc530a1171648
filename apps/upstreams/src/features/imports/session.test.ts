import fc from "fast-check";
import { blockKinds } from "@app/domain/content/block-kinds.ts";
import { readFileBlock } from "@app/domain/content/session-file-block.ts";
import { readSessionFile, sessionFileMessages, sessionFileOf } from "@app/domain/content/session-file.ts";
import { blockInput, storedBlocks } from "@app/domain/content/session-input.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import type { Block } from "@app/domain/content/session.ts";
import { aBlock } from "@app/domain/content/testing/blocks.ts";
import { sessions } from "@app/domain/content/testing/leaks.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { contentChanges } from "../../testing/content.ts";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { importer } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { ImportRecord } from "./import.record.ts";

let world: World;
let sectionId: string;
beforeAll(async () => {
  world = await openWorld();
  sectionId =
    (await world.rows<{ id: string }>("select id from sections where archived_at is null limit 1"))[0]?.id ?? "";
});
afterAll(() => world.close());
const { done, change } = contentChanges(() => world);

const as = "content-manager";
let made = 0;
const aLesson = async () =>
  (
    await done(
      `createLesson(sectionId: "${sectionId}", input: { title: "Imported ${made++}" }) { lesson { _id version } }`,
    )
  )._id;
const stored = async (lessonId: string): Promise<Block[]> => {
  const [row] = await world.rows<{ blocks: unknown[] }>(
    "select blocks from exam_sessions where lesson_id = $1 order by version_number desc limit 1",
    [lessonId],
  );
  return storedBlocks(row?.blocks ?? []);
};
const statusOf = async (lessonId: string) =>
  (await world.rows<{ s: string }>("select content_status s from content_lessons where id = $1", [lessonId]))[0]?.s;

/** Without files, which have to be there. */
const plain = (block: Block): Block => blockInput.parse({ ...block, imageOptions: [] });
const all = () => blockKinds.map((kind) => plain(aBlock(kind)));
const json = (by: "content-manager" | "super-admin" = as) => importer(world, by, "session");
const table = () => importer(world, as, "questions");
const send = (blocks: readonly unknown[], into: string) =>
  json().send(Buffer.from(sessionFileOf("A", blocks as Block[])), "a.json", into);
const withoutIds = { mapping: [null, "block"] };
const undoneOf = ({ undone }: ImportRecord) =>
  Object.fromEntries(undone.filter(({ count }) => count > 0).map(({ undo, count }) => [undo, count]));
const counts = ({ verdicts }: ImportRecord) =>
  Object.fromEntries(verdicts.filter(({ count }) => count > 0).map(({ verdict, count }) => [verdict, count]));

it("tries a session out block by block and writes nothing, then puts it in with its ids in one save", async () => {
  const [lessonId, blocks] = [await aLesson(), all()];
  const job = await send(blocks, lessonId);
  const found = await json().check(job);
  expect(found).toMatchObject({ state: "checked", intoId: lessonId, error: null });
  expect(counts(found)).toEqual({ create: 11 });
  expect((await json().rows(job))[0]?.label).toBe("Block 1 · Single choice · Kí ni èyí?");
  expect([await stored(lessonId), await statusOf(lessonId)]).toEqual([[], "No Content"]);

  expect(await json().run(job)).toMatchObject({ state: "imported" });
  expect([await stored(lessonId), await statusOf(lessonId)]).toEqual([blocks, "Draft"]);
  const entries = await world.rows(
    "select reason from team_activity where entity_kind = 'exam-session' and reason = 'Import: a.json.' and entity_id = (select id from exam_sessions where lesson_id = $1)",
    [lessonId],
  );
  expect(entries).toHaveLength(1);
});

it("brings generated sessions back just as they were exported", async () => {
  await fc.assert(
    fc.asyncProperty(sessions, async (generated) => {
      const [lessonId, other] = [await aLesson(), await aLesson()];
      const job = await send(generated.map(plain), lessonId);
      await json().check(job);
      await json().run(job);
      const before = await stored(lessonId);
      const text = sessionFileOf("A", before);
      const again = await json().send(Buffer.from(text), "b.json", lessonId);
      expect(counts(await json().check(again))).toEqual({ unchanged: before.length });
      const copy = await json().send(Buffer.from(text), "b.json", other);
      await json().check(copy);
      await json().run(copy);
      expect(await stored(other)).toEqual(before);
    }),
    { numRuns: 5 },
  );
});

it("changes blocks where they stand, adds the others, and takes both back", async () => {
  const [lessonId, [first, second, third]] = [await aLesson(), all() as [Block, Block, Block]];
  const begun = await send([first, second], lessonId);
  await json().check(begun);
  await json().run(begun);

  const job = await send([{ ...second, hint: "Listen again." }, third], lessonId);
  expect(counts(await json().check(job))).toEqual({ create: 1, update: 1 });
  expect((await json().rows(job))[0]?.changes).toEqual([
    { label: "Block", from: expect.not.stringContaining("Listen"), to: expect.stringContaining("Hint: Listen again.") },
  ]);
  await json().run(job);
  expect(await stored(lessonId)).toEqual([first, { ...second, hint: "Listen again." }, third]);
  expect(undoneOf(await json().undo(job))).toEqual({ reversed: 2 });
  expect(await stored(lessonId)).toEqual([first, second]);
});

it("gives every block ids of its own where they are left out", async () => {
  const [lessonId, blocks] = [await aLesson(), all()];
  // By somebody else: which columns a person has chosen is remembered for all files that they send later.
  const { send: sent, check, run } = json("super-admin");
  for (const name of ["a.json", "b.json"]) {
    const job = await sent(Buffer.from(sessionFileOf(name, blocks)), name, lessonId);
    expect(counts(await check(job, withoutIds))).toEqual({ create: 11 });
    await run(job);
  }
  const after = await stored(lessonId);
  expect(after.map(({ questionText }) => questionText)).toEqual([...blocks, ...blocks].map((one) => one.questionText));
  expect(new Set([...blocks, ...after].map(({ _id }) => _id)).size).toBe(33);
});

it("keeps what somebody has changed since, and is stuck while the session is in review", async () => {
  const [lessonId, blocks] = [await aLesson(), all().slice(0, 2)];
  const job = await send(blocks, lessonId);
  await json().check(job);
  await json().run(job);
  const edit = await send([{ ...blocks[0], hint: "Mine." }], lessonId);
  await json().check(edit);
  await json().run(edit);
  await world.rows("update content_lessons set content_status = 'Review' where id = $1", [lessonId]);
  expect(undoneOf(await json().undo(edit))).toEqual({ stuck: 1 });
  expect((await json().rows(edit))[0]?.undoReason).toContain("in review");
  await world.rows("update content_lessons set content_status = 'Draft' where id = $1", [lessonId]);
  expect(undoneOf(await json().undo(job))).toEqual({ reversed: 1, kept: 1 });
  expect((await stored(lessonId)).map(({ hint }) => hint)).toEqual(["Mine."]);
});

it("names the place of each fault, and leaves those blocks out if told to", async () => {
  const [lessonId, [good, other]] = [await aLesson(), all() as [Block, Block]];
  const gone = { ...plain(aBlock("slider")), imageFile: "f".repeat(24) };
  const job = await send([good, { ...other, options: [{ _id: "x" }] }, gone, good], lessonId);
  expect(counts(await json().check(job))).toEqual({ create: 1, failed: 3 });
  const rows = await json().rows(job);
  expect(rows.map(({ label }) => label.split(" · ")[0])).toEqual(["Block 1", "Block 2", "Block 3", "Block 4"]);
  expect(rows[1]?.problem).toContain("options.0.answerText: ");
  expect(rows[2]?.problem).toBe(`imageFile: ${sessionFileMessages.noFile}`);
  expect(rows[3]?.problem).toBe(`_id: ${sessionFileMessages.twice}`);
  await json().run(job, { leavesOut: true });
  expect(await stored(lessonId)).toEqual([good]);
});

it("names pictures that a session keeps already, and only as what they are", async () => {
  const [lessonId, other] = [await aLesson(), await aLesson()];
  const imageFile = idOf(await uploadFile(world, as, { kind: "session-image", ...(await aPicture()) }));
  const block = { ...plain(aBlock("slider")), imageFile, imageAlt: "A yam" };
  const { errors } = await change(
    `saveSession(lessonId: "${lessonId}", version: 0, blocks: [{ _id: "${block._id}", blockType: SLIDER, imageFile: "${imageFile}" }]) { session { _id } }`,
    as,
  );
  expect(errors).toBeUndefined();
  const job = await send([block, { ...plain(aBlock("slider")), audioPlayerSRC: imageFile }], other);
  expect(counts(await json().check(job))).toEqual({ create: 1, failed: 1 });
});

it.each([
  ["another JSON file", '{"name":"package"}', sessionFileMessages.notASession],
  [
    "a prototype",
    '{"format":"exam-session","version":1,"blocks":[{"__proto__":{"isAdmin":true}}]}',
    sessionFileMessages.hostile("__proto__"),
  ],
  ["no blocks", sessionFileOf("A", []), importMessages.empty],
])("refuses %s in words", async (_, text, error) => {
  const job = await json().send(Buffer.from(text), "a.json", await aLesson());
  expect(await json().one(job)).toMatchObject({ state: "failed", error });
});

it("refuses what is no JSON file, what is too large, and lessons that may not be written", async () => {
  const lessonId = await aLesson();
  const upload = async (name: string, content: Buffer) =>
    (await uploadFile(world, as, { kind: "session", name, content })).body as unknown as { fields: object };
  expect((await upload("a.csv", Buffer.from("a,b\n"))).fields).toEqual({ file: "Upload a JSON file." });
  expect((await upload("a.json", Buffer.alloc(5 * 1024 * 1024 + 1, 32))).fields).toEqual({
    file: "The file must be 5 MB or smaller.",
  });
  const start = async (who: "content-manager" | "content-creator", into: string | null) =>
    (await importer(world, who, "session").start(Buffer.from(sessionFileOf("A", all())), "a.json", into)).body;
  expect((await start(as, null)).fields).toEqual({ intoId: "The selected lesson no longer exists." });
  const asked = { kind: "session", fileId: "0".repeat(24), intoId: lessonId };
  expect((await importer(world, "admin", "session").call("/imports", asked)).body.error).toBe(
    "You do not have permission to do this.",
  );
  expect((await start("content-creator", lessonId)).fields).toEqual({
    intoId: "The selected lesson no longer exists.",
  });
  await world.rows("update content_lessons set content_status = 'Review' where id = $1", [lessonId]);
  expect((await start(as, lessonId)).error).toContain("in review");
});

it("refuses an import whose session has been written since its check", async () => {
  const lessonId = await aLesson();
  const [first, second] = [await send(all(), lessonId), await send(all(), lessonId)];
  await json().check(first);
  await json().check(second);
  await json().run(first);
  const { fingerprint } = await json().one(second);
  const { body } = await json().call(`/imports/${second}/run`, { fingerprint });
  expect(body.error).toBe(importMessages.overtaken);
});

it("adds questions from a table at the end, and says at each row what is wrong", async () => {
  const lessonId = await aLesson();
  const csv =
    'Kind,Question,Options,Correct\nSingle choice,Kí ni omi?,water|fire,A\nNumber,Ogún?,,twenty\nShort text,Oro?,,"=HYPERLINK(""http://a.test"")"\nNumber,Ogún?,,20\n';
  const job = await table().send(Buffer.from(csv), "a.csv", lessonId);
  expect(counts(await table().check(job))).toEqual({ create: 2, failed: 2 });
  expect((await table().rows(job)).map(({ label }) => label)).toEqual(["Kí ni omi?", "Ogún?", "Oro?", "Ogún?"]);
  expect((await table().rows(job)).map(({ row, problem }) => [row, problem])).toEqual([
    [2, null],
    [3, `Correct: ${sessionMessages.notANumber("twenty")}`],
    [4, "Correct: This cell holds a formula of a spreadsheet. Write what it should say."],
    [5, null],
  ]);
  await table().run(job, { leavesOut: true });
  expect((await stored(lessonId)).map(({ blockType }) => blockType)).toEqual(["single-choice", "numeric"]);
  await table().undo(job);
  expect(await stored(lessonId)).toEqual([]);
});

it("refuses more rows than a session has blocks when the file is read, not row by row", async () => {
  const lessonId = await aLesson();
  const csv = `Kind,Question,Correct\n${Array.from({ length: 52 }, (_, n) => `Number,${n}?,${n}`).join("\n")}\n`;
  const job = await table().send(Buffer.from(csv), "a.csv", lessonId);
  expect(await table().one(job)).toMatchObject({ state: "failed", error: "Use a file of at most 50 rows." });
});

it("lets a creator see only their own imports of sessions", async () => {
  const lessonId = await aLesson();
  const job = await send(all(), lessonId);
  const seenBy = (who: "content-creator" | "content-manager") => importer(world, who, "session").one(job);
  expect(await seenBy("content-creator")).toBeUndefined();
  expect(await seenBy("content-manager")).toMatchObject({ _id: job });
});

it("writes down who took a session away, and refuses another's", async () => {
  const lessonId = await aLesson();
  const job = await send(all(), lessonId);
  await json().check(job);
  await json().run(job);
  const query = `exportSession(lessonId: "${lessonId}") { session { versionNumber blocks { _id } } }`;
  expect((await change(query, as)).data).toMatchObject({ exportSession: { session: { versionNumber: 1 } } });
  const entries = await world.rows(
    "select role from team_activity where action = 'exported' and entity_id = (select id from exam_sessions where lesson_id = $1)",
    [lessonId],
  );
  expect(entries).toEqual([{ role: "content-manager" }]);
  expect((await change(query, "content-creator")).errors?.[0]?.message).toBe("Session not found.");
  const read = readSessionFile(sessionFileOf("A", await stored(lessonId)));
  expect("blocks" in read && read.blocks.every(({ text }) => "block" in readFileBlock(text))).toBe(true);
});
