import { contentOf } from "../../testing/content.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
/** Two lessons of the content creator: one that is published, one that nobody has written in. */
let lesson: string;
let live: string;
beforeAll(async () => {
  world = await openWorld();
  const creator = "(select id from account_users where email = 'content-creator@demo.test')";
  const firstOf = (status: string) =>
    idsOf(
      `select id from content_lessons where content_status = '${status}' and assignee_id = ${creator} order by id limit 1`,
    );
  [lesson = ""] = await firstOf("No Content");
  [live = ""] = await firstOf("Published");
});
afterAll(() => world.close());
const { read, idsOf } = contentOf(() => world);

type Loose = Record<string, unknown>;
interface Answered {
  data: Record<string, { session?: Loose; lesson?: Loose } | null> | null;
  errors?: { message: string }[];
}
const block = (questionText: string) => ({
  _id: "a".repeat(24),
  blockType: "SHORT_TEXT",
  questionText,
  shortTextCorrectOptions: ["ọ̀rọ̀"],
});

const accountOf = async (as: string) =>
  (await idsOf(`select id from account_users where email = '${as}@demo.test'`))[0] ?? "";

/** A mutation, written out; `shown` is what is asked of its payload. */
async function change(as: Caller, call: string, shown: string, variables: object = {}, types = "") {
  const query = `mutation ${types} { done: ${call} { ${shown} } }`;
  const { data, errors } = (await world.v1<Answered>("post", "/graphql", { as, body: { query, variables } })).body;
  return { ...data?.done, error: errors?.[0]?.message };
}
const versionOf = async (id: string) =>
  (await read<{ version: number } | null>(`{ session(lessonId: "${id}") { version } }`))?.version ?? 0;
const event = async (name: string, as: Caller, id = lesson) =>
  change(
    as,
    `${name}(lessonId: "${id}", version: ${await versionOf(id)})`,
    "session { versionNumber blocks { questionText } comments { resolvedAt } }",
  );
const save = async (questionText: string, as: Caller, id = lesson) =>
  change(
    as,
    `saveSession(lessonId: "${id}", version: ${await versionOf(id)}, blocks: $blocks)`,
    "session { versionNumber }",
    { blocks: [block(questionText)] },
    "($blocks: [BlockInput!]!)",
  );
const open = (as: Caller, id = lesson) => change(as, `openSession(lessonId: "${id}")`, "session { _id }");
const reviews = (id: string) =>
  read<{ outcome: string | null; openedAt: string | null; versionNumber: number }[]>(
    `{ reviews(lessonId: "${id}") { outcome openedAt versionNumber } }`,
  );
const statusOf = async (id: string) =>
  (await read<{ contentStatus: string }>(`{ lesson(_id: "${id}") { contentStatus } }`)).contentStatus;
/** The demo account that was asked to review: the lesson is given to it where another was. */
const reviewer = "content-manager" as const;
const askReviewer = (id: string) =>
  world.rows(
    `with r as (select id from account_users where email = '${reviewer}@demo.test'),
      l as (update content_lessons set reviewer_id = (select id from r) where id = '${id}')
      update session_reviews set reviewer_id = (select id from r) where lesson_id = '${id}' and ended_at is null`,
  );

it("lets an author take a session back until its reviewer has opened it, whatever else the author may do", async () => {
  await save("Kí ni èyí?", "content-creator");
  await event("submitSession", "content-creator");
  await askReviewer(lesson);
  await open("super-admin");
  expect((await event("withdrawSession", "content-creator")).error).toBeUndefined();
  await event("submitSession", "content-creator");
  await askReviewer(lesson);
  expect((await open(reviewer)).error).toBeUndefined();
  for (const author of ["content-creator", "super-admin"] as const) {
    expect((await event("withdrawSession", author)).error).toBe(
      "The reviewer has opened it, so it can no longer be withdrawn.",
    );
  }
  expect(await reviews(lesson)).toHaveLength(2);
  expect(await reviews(lesson)).toEqual(
    expect.arrayContaining([
      { outcome: null, openedAt: expect.any(String), versionNumber: 1 },
      { outcome: "WITHDRAWN", openedAt: null, versionNumber: 1 },
    ]),
  );
  expect((await event("publishSession", reviewer)).error).toBeUndefined();
  expect((await reviews(lesson)).map(({ outcome }) => outcome).toSorted()).toEqual(["PUBLISHED", "WITHDRAWN"]);
});

it("throws a draft away for the version that the app has, with what was asked of it", async () => {
  expect((await save("Kí ni ìyẹn?", "content-creator")).session).toMatchObject({ versionNumber: 2 });
  await event("submitSession", "content-creator");
  await change(
    reviewer,
    `requestSessionChanges(lessonId: "${lesson}", version: ${await versionOf(lesson)}, comments: $comments)`,
    "session { _id }",
    { comments: [{ text: "Too short." }] },
    "($comments: [SessionCommentInput!]!)",
  );
  expect((await event("discardSessionDraft", "content-creator")).error).toBe("You do not have permission to do this.");
  const { session, error } = await event("discardSessionDraft", reviewer);
  expect(error).toBeUndefined();
  expect(session).toMatchObject({ versionNumber: 1, blocks: [{ questionText: "Kí ni èyí?" }] });
  expect(session?.comments).toEqual([{ resolvedAt: expect.any(String) }]);
  expect(await statusOf(lesson)).toBe("PUBLISHED");
  expect((await event("discardSessionDraft", reviewer)).error).toMatch(/This lesson is published/);
});

it("counts of a writer which share of reviews asks for changes, and how long a lesson takes", async () => {
  const id = await accountOf("content-creator");
  const { changesRequestedRate: rate, medianDays } = await read<{ changesRequestedRate: number; medianDays: number }>(
    `{ creator(_id: "${id}") { changesRequestedRate medianDays } }`,
  );
  const rows = await world.rows<{ outcome: string }>(
    `select outcome from session_reviews where writer_id = '${id}' and outcome in ('published', 'changes-requested')`,
  );
  const asked = rows.filter(({ outcome }) => outcome === "changes-requested").length;
  expect(rate).toBeCloseTo(asked / rows.length, 9);
  expect(medianDays).toBeGreaterThan(0);
});

it("says of all lessons how many have each status, and for how long", async () => {
  const { statuses, overdueCount } = await read<{
    statuses: { contentStatus: string; count: number; medianDays: number | null }[];
    overdueCount: number;
  }>("{ contentStats { statuses { contentStatus count medianDays } overdueCount } }");
  const total = (filter: string) =>
    read<{ pageInfo: { total: number } }>(`{ lessons${filter} { pageInfo { total } } }`).then(
      ({ pageInfo }) => pageInfo.total,
    );
  for (const { contentStatus, count, medianDays } of statuses) {
    expect(count).toBe(await total(`(contentStatus: [${contentStatus}])`));
    expect(medianDays).toBeGreaterThanOrEqual(0);
  }
  expect(overdueCount).toBe(await total("(overdue: true)"));
});

it("tells each writer who else writes in the same session, until they leave or are not heard of for a minute", async () => {
  const write = (as: Caller, isHere: boolean) =>
    change(as, `writeSession(lessonId: "${live}", isHere: ${isHere})`, "lesson { writerIds }");
  const manager = await accountOf(reviewer);
  expect((await write(reviewer, true)).lesson).toEqual({ writerIds: [] });
  expect((await write("content-creator", true)).lesson).toEqual({ writerIds: [manager] });
  await write(reviewer, false);
  expect((await write("content-creator", true)).lesson).toEqual({ writerIds: [] });
  await write(reviewer, true);
  await world.rows("update session_writers set seen_at = seen_at - interval '61 seconds'");
  expect((await write("content-creator", true)).lesson).toEqual({ writerIds: [] });
  expect((await change("director", `writeSession(lessonId: "${live}", isHere: true)`, "lesson { _id }")).error).toBe(
    "You do not have permission to do this.",
  );
});

it("tells of a writer who comes or goes, and not of one who stays", async () => {
  const told = async () =>
    (await world.rows<{ n: number }>(`select count(*)::int as n from events where entity_id = '${live}'`))[0]?.n ?? 0;
  const write = (isHere: boolean) =>
    change("super-admin", `writeSession(lessonId: "${live}", isHere: ${isHere})`, "lesson { _id }");
  const before = await told();
  await write(true);
  await write(true);
  expect((await told()) - before).toBe(1);
  await write(false);
  expect((await told()) - before).toBe(2);
});

it("copies a lesson into another section, as a draft with ids of its own", async () => {
  const [section = ""] = await idsOf(
    `select id from sections where id <> (select section_id from content_lessons where id = '${lesson}') order by id limit 1`,
  );
  const copy = (sectionId: string) =>
    change(
      "super-admin",
      `copyLesson(_id: "${lesson}", sectionId: "${sectionId}")`,
      "lesson { _id title contentStatus assigneeId section { _id } }",
    );
  const { lesson: made, error } = await copy(section);
  expect(error).toBeUndefined();
  const { title } = await read<{ title: string }>(`{ lesson(_id: "${lesson}") { title } }`);
  expect(made).toMatchObject({ title, contentStatus: "DRAFT", assigneeId: null, section: { _id: section } });
  const blocks = (id: string) =>
    read<{ blocks: { _id: string; questionText: string }[] }>(
      `{ session(lessonId: "${id}") { blocks { _id questionText } } }`,
    );
  const [theirs, own] = await Promise.all([blocks(String(made?._id)), blocks(lesson)]);
  expect(theirs.blocks.map(({ questionText }) => questionText)).toEqual(["Kí ni èyí?"]);
  expect(theirs.blocks[0]?._id).not.toBe(own.blocks[0]?._id);
  expect((await copy(section)).lesson).toMatchObject({ title: `${title} (copy)` });
  expect((await copy(section)).lesson).toMatchObject({ title: `${title} (copy 2)` });
});
