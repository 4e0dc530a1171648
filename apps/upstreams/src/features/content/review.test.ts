import { contentOf } from "../../testing/content.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
let lesson: string;
beforeAll(async () => {
  world = await openWorld();
  const creator = "(select id from account_users where email = 'content-creator@demo.test')";
  [lesson = ""] = await idsOf(
    `select id from content_lessons where content_status = 'No Content' and assignee_id = ${creator} order by id limit 1`,
  );
});
afterAll(() => world.close());
const { read, idsOf } = contentOf(() => world);

type Loose = Record<string, unknown>;
interface Answered {
  data: Record<string, { session: Loose }> | null;
  errors?: { message: string; extensions: Loose }[];
}
const fields =
  "session { version versionNumber publishedAt comments { _id blockId quote text resolvedAt } versions { versionNumber isLive } }";
const id = (n: number) => n.toString(16).padStart(24, "a");
const block = (questionText: string, answer = "ọ̀rọ̀") => ({
  _id: id(1),
  blockType: "SHORT_TEXT",
  questionText,
  hint: "Listen again.",
  shortTextCorrectOptions: [answer],
});

/** Calls a mutation, with its variables by their types. */
async function call(name: string, given: Record<string, readonly [type: string, value: unknown]>, as: Caller) {
  const names = Object.entries(given);
  const query = `mutation (${names.map(([key, [type]]) => `$${key}: ${type}`).join(", ")}) {
    ${name}(${names.map(([key]) => `${key}: $${key}`).join(", ")}) { ${fields} } }`;
  const variables = Object.fromEntries(names.map(([key, [, value]]) => [key, value]));
  const { data, errors } = (await world.v1<Answered>("post", "/graphql", { as, body: { query, variables } })).body;
  return { session: data?.[name]?.session, error: errors?.[0] };
}
const newest = () => read<{ version: number } | null>(`{ session(lessonId: "${lesson}") { version } }`);
const event = async (name: string, as: Caller, more: Parameters<typeof call>[1] = {}) => {
  const version = (await newest())?.version ?? 0;
  return call(name, { lessonId: ["ID!", lesson], version: ["Int!", version], ...more }, as);
};
const save = (blocks: object[], as: Caller = "content-creator") =>
  event("saveSession", as, { blocks: ["[BlockInput!]!", blocks] });
const statusOf = async () =>
  (await read<{ contentStatus: string }>(`{ lesson(_id: "${lesson}") { contentStatus } }`)).contentStatus;
const comments = (list: object[]) => ({ comments: ["[SessionCommentInput!]!", list] }) as const;

it("hands in only what nothing is wrong with, and asks somebody else to review it", async () => {
  await save([block("")]);
  const { error } = await event("submitSession", "content-creator");
  expect(error?.message).toBe("Fix 1 problem before submitting.");
  await save([block("Kí ni èyí?")]);
  expect((await event("submitSession", "content-creator")).error).toBeUndefined();
  expect(await statusOf()).toBe("REVIEW");
  const [told] = await world.rows<{ email: string; user_role: string }>(
    `select u.email, u.user_role from content_lessons l join account_users u on u.id = l.reviewer_id where l.id = '${lesson}'`,
  );
  expect(told?.user_role).toBe("content-manager");
});

it("says whether whoever asks is its author", async () => {
  const isAuthor = async (as: Caller) => {
    const body = { query: `{ session(lessonId: "${lesson}") { isAuthor } }` };
    const { body: answer } = await world.v1<{ data: { session: Loose } }>("post", "/graphql", { as, body });
    return answer.data.session.isAuthor;
  };
  expect([await isAuthor("content-creator"), await isAuthor("content-manager")]).toEqual([true, false]);
});

it("is taken back by its author alone", async () => {
  expect((await event("withdrawSession", "content-manager")).error?.message).toBe(
    "Only an author of this version can withdraw it.",
  );
  expect((await event("withdrawSession", "content-creator")).error).toBeUndefined();
  expect(await statusOf()).toBe("DRAFT");
  await event("submitSession", "content-creator");
});

it("is sent back with what needs to change, at blocks, and says nothing twice", async () => {
  const given = comments([{ blockId: id(1), text: "Which word is meant?" }]);
  expect((await event("requestSessionChanges", "content-creator", given)).error?.extensions.code).toBe("FORBIDDEN");
  expect((await event("requestSessionChanges", "content-manager", comments([]))).error?.extensions.fields).toEqual({
    comments: "Say what needs to change.",
  });
  const { session } = await event("requestSessionChanges", "content-manager", given);
  expect(session?.comments).toMatchObject([{ blockId: id(1), quote: "Kí ni èyí?", text: "Which word is meant?" }]);
  expect(await statusOf()).toBe("DRAFT");
});

it("keeps a comment with the words of a block that was removed, and publishes only when all are resolved", async () => {
  await save([{ ...block("Which word means “word”?"), _id: id(2) }]);
  await event("submitSession", "content-creator");
  const { error } = await event("publishSession", "content-manager");
  expect(error?.message).toBe("Resolve the open comment before publishing.");
  const [comment] = await idsOf(`select id from session_comments where lesson_id = '${lesson}'`);
  const of = { lessonId: ["ID!", lesson], commentId: ["ID!", comment] } as const;
  await call("resolveSessionComment", of, "content-creator");
  const reopened = await call("reopenSessionComment", of, "content-creator");
  expect(reopened.session?.comments).toMatchObject([{ resolvedAt: null }]);
  expect((await event("publishSession", "content-manager")).error?.message).toMatch(/^Resolve the open comment/);
  const resolved = await call("resolveSessionComment", of, "content-creator");
  expect(resolved.session?.comments).toMatchObject([{ quote: "Kí ni èyí?", resolvedAt: expect.any(String) as string }]);
});

it("is published by another person than its author, as two documents", async () => {
  expect((await event("publishSession", "content-creator")).error?.extensions.code).toBe("FORBIDDEN");
  const { session } = await event("publishSession", "content-manager");
  expect(session).toMatchObject({ versionNumber: 1, versions: [{ versionNumber: 1, isLive: true }] });
  expect(await statusOf()).toBe("PUBLISHED");
  const [stored] = await world.rows<{ shown: string; key: string }>(
    `select shown::text, key::text from exam_sessions where lesson_id = '${lesson}'`,
  );
  expect(stored?.shown).not.toContain("ọ̀rọ̀");
  expect(stored?.key).toContain("ọ̀rọ̀");
  const [comment] = await idsOf(`select id from session_comments where lesson_id = '${lesson}'`);
  const late = await call(
    "reopenSessionComment",
    { lessonId: ["ID!", lesson], commentId: ["ID!", comment] },
    "content-manager",
  );
  expect(late.error?.message).toBe("A comment can be reopened while its session is a draft or in review.");
});

it("refuses to publish what the publisher wrote at", async () => {
  await save([block("Mine")], "content-manager");
  await event("submitSession", "content-manager");
  const { error } = await event("publishSession", "content-manager");
  expect(error?.message).toBe("You cannot publish your own work. Ask another reviewer.");
  const own = comments([{ text: "Shorter." }]);
  expect((await event("requestSessionChanges", "content-manager", own)).error?.message).toBe(
    "You cannot review your own work. Ask another reviewer.",
  );
});

it("leaves the live version as it is while the next is written, and takes its place when that is published", async () => {
  const live = () =>
    world.rows<{ blocks: { questionText: string }[] }>(
      `select blocks from exam_sessions s join content_lessons l on l.id = s.lesson_id and l.published_version = s.version_number where l.id = '${lesson}'`,
    );
  expect((await live())[0]?.blocks[0]?.questionText).toBe("Which word means “word”?");
  const { session } = await event("publishSession", "super-admin");
  expect(session?.versions).toEqual([
    { versionNumber: 2, isLive: true },
    { versionNumber: 1, isLive: false },
  ]);
  expect((await live())[0]?.blocks[0]?.questionText).toBe("Mine");
});

it("begins the next version with what an earlier one says", async () => {
  const { session } = await event("restoreSession", "content-manager", { versionNumber: ["Int!", 1] });
  expect(session).toMatchObject({ versionNumber: 3, version: 1, publishedAt: null });
  expect(await read(`{ session(lessonId: "${lesson}", versionNumber: 1) { blocks { questionText } } }`)).toEqual({
    blocks: [{ questionText: "Which word means “word”?" }],
  });
  expect(await statusOf()).toBe("DRAFT");
  // What the lesson says of its versions, wherever it is listed.
  expect(await read(`{ lesson(_id: "${lesson}") { publishedVersion workingVersion } }`)).toEqual({
    publishedVersion: 2,
    workingVersion: 3,
  });
  const empty = "{ lessons(pageSize: 1, contentStatus: [NO_CONTENT]) { items { publishedVersion workingVersion } } }";
  expect(await read(empty)).toEqual({ items: [{ publishedVersion: null, workingVersion: null }] });
});

it("is taken out of the app for a reason, and written on as a new version", async () => {
  await event("submitSession", "content-manager");
  await event("publishSession", "super-admin");
  const { session, error } = await event("unpublishSession", "content-manager", {
    reason: ["String!", "A wrong tone."],
  });
  expect(error).toBeUndefined();
  expect(session?.versions).toEqual([3, 2, 1].map((versionNumber) => ({ versionNumber, isLive: false })));
  expect((await save([block("Again")])).session).toMatchObject({ versionNumber: 4 });
});

it("does nothing to a session that it cannot be done to, nor against an older version", async () => {
  const { error } = await event("publishSession", "super-admin");
  expect(error?.message).toBe("This lesson is a draft, so it cannot be published.");
  const stale = await event("submitSession", "content-creator", { version: ["Int!", 99] });
  expect(stale.error?.extensions.code).toBe("STALE");
});

it("has a session in review, and one that was published twice, in which nothing is wrong", async () => {
  const found = await world.rows<{ lesson_id: string; content_status: string; published_version: number | null }>(
    "select distinct s.lesson_id, l.content_status, l.published_version from exam_sessions s join content_lessons l on l.id = s.lesson_id where s.created_by = 'system' and l.content_status in ('Review', 'Published') and jsonb_array_length(s.blocks) > 3 order by 2",
  );
  expect(found.map(({ content_status: status, published_version: live }) => [status, live])).toEqual([
    ["Published", 2],
    ["Review", null],
  ]);
  for (const { lesson_id: lessonId } of found) {
    expect(await read(`{ session(lessonId: "${lessonId}") { checks { message } } }`)).toEqual({ checks: [] });
  }
});

it("has something to learn in every lesson that is published or in review, and nothing wrong in it", async () => {
  const [{ n } = { n: -1 }] = await world.rows<{ n: number }>(
    `select count(*)::int n from content_lessons l where content_status in ('Review', 'Published') and created_by = 'system'
       and not exists (select from exam_sessions s where s.lesson_id = l.id and s.checks = '[]'
         and (s.published_at is not null and l.published_version is not null) = (l.content_status = 'Published'))`,
  );
  expect(n).toBe(0);
});

it.each(["director", "admin", "no-role"] as const)("lets no %s review", async (role) => {
  expect((await event("submitSession", role)).error?.extensions.code).toBe("FORBIDDEN");
});
