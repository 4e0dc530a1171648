import { contentChanges } from "../../testing/content.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
let sectionId: string;
beforeAll(async () => {
  world = await openWorld();
  const [row] = await world.rows<{ id: string }>(
    "select id from sections where archived_at is null order by id limit 1",
  );
  sectionId = row?.id ?? "";
});
afterAll(() => world.close());
const { done } = contentChanges(() => world);

interface Entry {
  _id: string;
  action: string;
  changes: { field: string; before: unknown; after: unknown }[];
}
const history = async (kind: string, id: string, as: Caller = "super-admin") => {
  const path = `/audit?entityKind=${kind}&entityId=${id}`;
  const { status, body } = await world.v1<{ data: Entry[]; message?: string }>("get", path, { as });
  return { status, entries: body.data, error: body.message };
};
const back = (way: "undo" | "restore", body: object, as: Caller = "super-admin") => {
  world.pass(1);
  return world.v1<{ version: number }>("post", `/audit/${way}`, { as, body });
};
const fieldsOf = (entries: readonly Entry[]) =>
  entries.map(({ action, changes }) => [action, changes.map(({ field }) => field)]);

let made = 0;
const aLesson = () =>
  done(
    `createLesson(sectionId: "${sectionId}", input: { title: "Lesson with a past ${made++}" }) { lesson { _id version } }`,
  );
const renamed = async (id: string, version: number, title: string) => {
  world.pass(1);
  return done(
    `updateLesson(_id: "${id}", version: ${version}, input: { title: "${title}" }) { lesson { _id version } }`,
  );
};

it("tells what was changed about a lesson, newest first, and brings an earlier title back", async () => {
  const lesson = await aLesson();
  const after = await renamed(lesson._id, lesson.version, "Renamed");
  const { entries } = await history("exam-lesson", lesson._id);
  expect(entries).toMatchObject([
    { action: "updated", changes: [{ field: "title", before: "Lesson with a past 0", after: "Renamed" }] },
    { action: "created" },
  ]);
  const place = { entityKind: "exam-lesson", entityId: lesson._id };
  await back("restore", { ...place, entryId: entries[0]?._id, version: after.version });
  const [row] = await world.rows("select title from content_lessons where id = $1", [lesson._id]);
  expect(row).toEqual({ title: "Lesson with a past 0" });
});

it("tells of assignments and of where a lesson stands", async () => {
  const { _id, version } = await aLesson();
  const [creator] = await world.rows<{ id: string }>(
    "select id from content_creators where status = 'active' order by id limit 1",
  );
  world.pass(1);
  await done(
    `assignLesson(_id: "${_id}", version: ${version}, creatorId: "${creator?.id}") { lesson { _id version } }`,
  );
  world.pass(1);
  await done(
    `saveSession(lessonId: "${_id}", version: 0, blocks: [{ _id: "${"b".repeat(24)}", blockType: INFORMATION, description: "Káàbọ̀" }]) { session { _id version } }`,
  );
  const told = fieldsOf((await history("exam-lesson", _id)).entries);
  // What one save did has one time, and comes in any order.
  expect(told.slice(0, 2)).toEqual(
    expect.arrayContaining([
      ["state-changed", ["contentStatus"]],
      ["updated", ["added"]],
    ]),
  );
  expect(told[2]).toEqual(["updated", ["assigneeId"]]);
});

describe("what was written in a lesson's session", () => {
  const block = (n: number, description: string) =>
    `{ _id: "${n.toString(16).padStart(24, "c")}", blockType: INFORMATION, description: "${description}" }`;
  const save = (lessonId: string, version: number, blocks: readonly string[], as?: Caller) => {
    world.pass(1);
    return done(
      `saveSession(lessonId: "${lessonId}", version: ${version}, blocks: [${blocks.join(", ")}]) { session { _id version } }`,
      as,
    );
  };
  const event = (name: string, lessonId: string, version: number, as: Caller) => {
    world.pass(1);
    return done(`${name}(lessonId: "${lessonId}", version: ${version}) { session { _id version } }`, as);
  };
  const named = (n: number, name: string) => ({ id: n.toString(16).padStart(24, "c"), name });

  it("stands among the lesson's own changes: which blocks each save added, changed and removed", async () => {
    const { _id } = await aLesson();
    await save(_id, 0, [block(1, "One"), block(2, "Two")]);
    await save(_id, 1, [block(1, "One!"), block(3, "Three")]);
    await save(_id, 2, [block(3, "Three"), block(1, "One!")]);
    const { entries } = await history("exam-lesson", _id);
    const own = new Set(["contentStatus", "title"]);
    const written = entries.map(({ changes }) => changes).filter(([one]) => one && !own.has(one.field));
    expect(written).toMatchObject([
      [{ field: "moved" }],
      [
        { field: "added", before: null, after: [named(3, "Three")] },
        { field: "changed", after: [named(1, "One!")] },
        { field: "removed", after: [named(2, "Two")] },
      ],
      [{ field: "added", after: [named(1, "One"), named(2, "Two")] }],
    ]);
    // A save of the session is no version of the lesson, which is what undoing goes by.
    expect(entries[0]).toMatchObject({ action: "updated", version: null });
  });

  it("is still told when a version was thrown away, and says so", async () => {
    const { _id } = await aLesson();
    await save(_id, 0, [block(1, "One")], "content-manager");
    await event("submitSession", _id, 1, "content-manager");
    await event("publishSession", _id, 1, "super-admin");
    const [live] = await world.rows<{ version: number }>("select version from exam_sessions where lesson_id = $1", [
      _id,
    ]);
    await save(_id, live?.version ?? 0, [block(1, "One, anew")], "content-manager");
    await save(_id, 1, [block(1, "One, anew"), block(2, "Two")], "content-manager");
    await event("discardSessionDraft", _id, 2, "super-admin");
    const { entries } = await history("exam-lesson", _id);
    const told = entries.flatMap(({ changes }) => changes);
    expect(told).toContainEqual({ field: "versionDiscarded", before: null, after: 2 });
    expect(told).toContainEqual({ field: "versionBegun", before: null, after: 2 });
    expect(told).toContainEqual({ field: "added", before: null, after: [named(2, "Two")] });
  });
});

it("takes back that something was archived, and that it was moved", async () => {
  const { _id, version } = await aLesson();
  world.pass(1);
  const archived = await done(`archiveLesson(_id: "${_id}", version: ${version}) { lesson { _id version } }`);
  const place = { entityKind: "exam-lesson", entityId: _id };
  const { body } = await back("undo", { ...place, version: archived.version });
  const [other] = await world.rows<{ id: string }>(
    "select id from sections where archived_at is null and id <> $1 order by id limit 1",
    [sectionId],
  );
  world.pass(1);
  const moved = await done(
    `moveLesson(_id: "${_id}", version: ${body.version}, parentId: "${other?.id}", order: 0) { lesson { _id version } }`,
  );
  expect(fieldsOf((await history("exam-lesson", _id)).entries)[0]).toEqual([
    "updated",
    expect.arrayContaining(["sectionId"]),
  ]);
  await back("undo", { ...place, version: moved.version });
  const [row] = await world.rows("select section_id, archived_at from content_lessons where id = $1", [_id]);
  expect(row).toEqual({ section_id: sectionId, archived_at: null });
});

it("keeps the history of an exam, of each kind of part and of a creator", async () => {
  const exam = await done('createExam(input: { title: "Exam with a past" }) { exam { _id version } }');
  world.pass(1);
  const renamedExam = await done(
    `updateExam(_id: "${exam._id}", version: ${exam.version}, input: { title: "Exam with a future", examSlug: "future" }) { exam { _id version } }`,
  );
  expect(fieldsOf((await history("exam", exam._id)).entries)[0]).toEqual(["updated", ["title", "examSlug"]]);
  expect((await back("undo", { entityKind: "exam", entityId: exam._id, version: renamedExam.version })).status).toBe(
    200,
  );

  for (const [level, table] of [
    ["SUBJECT", "exam_subjects"],
    ["TOPIC", "topics"],
    ["SECTION", "sections"],
  ] as const) {
    const [row] = await world.rows<{ id: string; version: number }>(
      `select id, version from ${table} where archived_at is null order by id limit 1`,
    );
    world.pass(1);
    const part = await done(
      `updatePart(level: ${level}, _id: "${row?.id}", version: ${row?.version}, input: { description: "Said anew." }) { part { _id version } }`,
    );
    expect(fieldsOf((await history("exam-part", part._id)).entries)[0]).toEqual(["updated", ["description"]]);
    expect((await back("undo", { entityKind: "exam-part", entityId: part._id, version: part.version })).status).toBe(
      200,
    );
  }

  const [creator] = await world.rows<{ id: string; version: number }>(
    "select id, version from content_creators order by id limit 1",
  );
  world.pass(1);
  const busy = await done(
    `updateCreator(_id: "${creator?.id}", version: ${creator?.version}, input: { weeklyTarget: 9 }) { creator { _id version } }`,
  );
  expect(fieldsOf((await history("content-creator", busy._id)).entries)[0]).toEqual(["updated", ["weeklyTarget"]]);
  expect(
    (await back("undo", { entityKind: "content-creator", entityId: busy._id, version: busy.version })).status,
  ).toBe(200);
});

it("refuses what is not there, another's lesson, another creator, and who may only read", async () => {
  const lesson = await aLesson();
  expect(await history("exam-part", "f".repeat(24))).toMatchObject({ status: 404, error: "Part not found." });
  expect(await history("exam-lesson", lesson._id, "content-creator")).toMatchObject({
    status: 404,
    error: "Lesson not found.",
  });
  const [own] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'content-creator@demo.test'",
  );
  const creator = own?.id ?? "";
  expect((await history("content-creator", creator, "content-creator")).status).toBe(200);
  const [other] = await world.rows<{ id: string }>("select id from content_creators where id <> $1 limit 1", [creator]);
  expect(await history("content-creator", other?.id ?? "", "content-creator")).toMatchObject({ status: 404 });
  const after = await renamed(lesson._id, lesson.version, `Renamed ${made++}`);
  const place = { entityKind: "exam-lesson", entityId: lesson._id, version: after.version };
  expect((await back("undo", place, "director")).status).toBe(403);
});
