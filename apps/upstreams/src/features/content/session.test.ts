import { contentOf } from "../../testing/content.ts";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
let draft: string;
beforeAll(async () => {
  world = await openWorld();
  draft = await aLesson("content_status = 'No Content' and assignee_id is null");
});
afterAll(() => world.close());
const { read, counted, idsOf } = contentOf(() => world);

async function aLesson(where: string): Promise<string> {
  const [id = ""] = await idsOf(`select id from content_lessons where ${where} order by id limit 1`);
  return id;
}
const statusOf = (id: string) => read<{ contentStatus: string }>(`{ lesson(_id: "${id}") { contentStatus } }`);

const sessionIn = <Value>(lessonId: string, fields: string) =>
  read<Value>(`{ session(lessonId: "${lessonId}") { ${fields} } }`);

type Loose = Record<string, unknown>;
interface Answered {
  data: { saveSession: { session: Loose } } | null;
  errors?: { message: string; extensions: Loose }[];
}
const mutation = `mutation ($lessonId: ID!, $version: Int!, $blocks: [BlockInput!]!) {
  saveSession(lessonId: $lessonId, version: $version, blocks: $blocks) { session { _id version versionNumber
    blocks { _id blockType questionText options { _id answerText } numericOnly rating { numberOfStars } } checks { blockIndex field message } } } }`;
const save = async (lessonId: string, version: number, blocks: object[], as: Caller = "content-manager") => {
  const body = { query: mutation, variables: { lessonId, version, blocks } };
  return (await world.v1<Answered>("post", "/graphql", { as, body })).body;
};
const saved = async (...given: Parameters<typeof save>) => {
  const { data, errors } = await save(...given);
  expect(errors).toBeUndefined();
  return data?.saveSession.session as Loose & { version: number };
};

const unwritten = "content_status = 'No Content' and id not in (select lesson_id from exam_sessions)";
const sendPicture = async (as: "content-manager" | "super-admin") =>
  idOf(await uploadFile(world, as, { kind: "session-image", ...(await aPicture()) }));
const id = (n: number) => n.toString(16).padStart(24, "a");
const option = (n: number, answerText: string) => ({ _id: id(n), answerText, isCorrect: n === 2, useMaths: false });
const question = {
  _id: id(1),
  blockType: "SINGLE_CHOICE",
  questionText: " Kí ni o\u0329ro\u0329? ",
  options: [option(2, "word"), option(3, "Edit this option")],
};

it("has two drafts of greetings, of which one is finished and one has an option to be written", async () => {
  const written = await world.rows<{ lesson_id: string; title: string }>(
    "select s.lesson_id, l.title from exam_sessions s join content_lessons l on l.id = s.lesson_id where l.content_status = 'Draft' and jsonb_array_length(s.blocks) > 3 order by l.title",
  );
  const checksOf = async (id: string) =>
    (await sessionIn<{ checks: { message: string }[] }>(id, "checks { message }")).checks.map(({ message }) => message);
  expect(written.map(({ title }) => title.split(":")[0])).toEqual(["Ekele", "Ìkíni"]);
  expect(await checksOf(written[0]!.lesson_id)).toEqual(["Replace the placeholder text in option C."]);
  expect(await checksOf(written[1]!.lesson_id)).toEqual([]);
});

it("begins a session with its first block, makes the lesson a draft, and says what is to be mended", async () => {
  expect(await read(`{ session(lessonId: "${draft}") { _id } }`)).toBeNull();
  expect(await saved(draft, 0, [question])).toMatchObject({
    version: 1,
    versionNumber: 1,
    blocks: [{ _id: id(1), questionText: "Kí ni ọrọ?", numericOnly: false, rating: { numberOfStars: 5 } }],
    checks: [{ blockIndex: 0, field: "options.1.answerText", message: "Replace the placeholder text in option B." }],
  });
  expect(await statusOf(draft)).toEqual({ contentStatus: "DRAFT" });
});

it("makes no version of the same content, and the next of other content", async () => {
  expect(await saved(draft, 1, [question])).toMatchObject({ version: 1 });
  expect(await saved(draft, 1, [{ ...question, hint: "A" }])).toMatchObject({ version: 2, versionNumber: 1 });
});

it("refuses a save against an older version, with the session as it stands", async () => {
  const { errors } = await save(draft, 1, [question]);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "STALE",
    current: { version: 2, blocks: [{ _id: id(1), blockType: "SINGLE_CHOICE", hint: "A", answerStrictness: "EXACT" }] },
  });
});

it("empties a lesson that was never published with its last block", async () => {
  expect(await saved(draft, 2, [])).toMatchObject({ version: 3, blocks: [] });
  expect(await statusOf(draft)).toEqual({ contentStatus: "NO_CONTENT" });
});

it("writes the next version of a published lesson, and leaves the one before as it is", async () => {
  const lesson = await aLesson(unwritten);
  await saved(lesson, 0, [question]);
  await world.rows(`update content_lessons set content_status = 'Published' where id = '${lesson}'`);
  expect(await saved(lesson, 1, [{ ...question, questionText: "New" }])).toMatchObject({
    versionNumber: 2,
    version: 1,
  });
  expect(await statusOf(lesson)).toEqual({ contentStatus: "DRAFT" });
  expect(await counted(`select count(*)::int n from exam_sessions where lesson_id = '${lesson}'`)).toBe(2);
});

it("lets a content-creator write the lessons assigned to them, and no others", async () => {
  const mine = "assignee_id = (select id from account_users where email = 'content-creator@demo.test')";
  const own = await aLesson(
    `content_status in ('Draft', 'No Content') and id not in (select lesson_id from exam_sessions) and ${mine}`,
  );
  const other = await aLesson("content_status = 'Draft' and assignee_id is null");
  expect(await saved(own, 0, [question], "content-creator")).toMatchObject({ version: 1 });
  const { errors } = await save(other, 0, [question], "content-creator");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  expect(await read(`{ session(lessonId: "${own}") { version } }`, "content-creator")).toEqual({ version: 1 });
});

it.each(["director", "admin", "no-role"] as const)("lets no %s write a session", async (role) => {
  const { errors } = await save(draft, 3, [question], role);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});

it("leaves a lesson alone while it is reviewed", async () => {
  const { errors } = await save(await aLesson("content_status = 'Review'"), 0, [question]);
  expect(errors?.[0]).toMatchObject({
    message: "This lesson is in review, so it cannot be edited.",
    extensions: { code: "WRONG_STATE" },
  });
});

it.each([
  [[{ ...question, _id: "1" }], { "blocks.0._id": "The selected block no longer exists." }],
  [[question, question], { blocks: "Two parts of the session have the same id." }],
  [
    Array.from({ length: 51 }, (_, n) => ({ _id: id(n + 100), blockType: "GRAPH" })),
    {
      blocks: "A session can have at most 50 blocks.",
    },
  ],
  [
    [{ ...question, options: Array.from({ length: 11 }, (_, n) => option(n + 10, "a")) }],
    {
      "blocks.0.options": "A question can have at most 10 options.",
    },
  ],
  [[{ ...question, hint: "a".repeat(20_001) }], { "blocks.0.hint": "Hint must be 20000 characters or fewer." }],
])("refuses blocks of another form (%#)", async (blocks, fields) => {
  const { errors } = await save(draft, 3, blocks);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION", fields });
});

it("says what of a formula cannot be read", async () => {
  const lesson = await aLesson(unwritten);
  const maths = { questionText: true, description: false, feedback: false, hint: false };
  const blocks = [
    { _id: id(1), blockType: "EXPRESSION", questionText: "So $\\sqrt{$ is?", expression: "17", useMaths: maths },
  ];
  expect((await saved(lesson, 0, blocks)).checks).toEqual([
    { blockIndex: 0, field: "questionText", message: 'The formula could not be read near "\\sqrt{".' },
  ]);
});

it("keeps the pictures that its blocks name, for everybody, and in later versions too", async () => {
  const lesson = await aLesson(unwritten);
  const imageFile = await sendPicture("content-manager");
  const withPicture = { ...question, imageFile, imageAlt: "A drum" };
  await saved(lesson, 0, [withPicture]);
  const { body } = await world.v2<{ data: { url: string }[] }>("get", `/files?id=${imageFile}`, { as: "director" });
  expect(body.data.map(({ url }) => url)).toEqual([`/files/${imageFile}`]);
  expect(await saved(lesson, 1, [{ ...withPicture, hint: "Listen" }])).toMatchObject({ version: 2 });
});

it("refuses a picture that another person sent and did not save", async () => {
  const imageFile = await sendPicture("super-admin");
  const { errors } = await save(await aLesson(unwritten), 0, [{ ...question, imageFile }]);
  expect(errors?.[0]?.extensions.fields).toEqual({
    "blocks.0.imageFile": "This file is no longer there. Upload it again.",
  });
});

it("removes an emptied session with its lesson", async () => {
  const query = `mutation { removeLesson(_id: "${draft}", version: 3) { deletedId } }`;
  const { body } = await world.v1<Answered>("post", "/graphql", { as: "super-admin", body: { query } });
  expect(body.errors).toBeUndefined();
  expect(await counted(`select count(*)::int n from exam_sessions where lesson_id = '${draft}'`)).toBe(0);
});
