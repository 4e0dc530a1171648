import { assignmentMessages } from "@app/domain/content/assignment-messages.ts";
import { contentChanges, contentOf, type Paged } from "../../testing/content.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
let mine = "";
let another = "";
beforeAll(async () => {
  world = await openWorld();
  mine = await idOf("content-creator@demo.test");
  [another = ""] = await idsOf(
    `select id from content_creators where id <> '${mine}' and status = 'active' order by id limit 1`,
  );
});
afterAll(() => world.close());
const { read, idsOf } = contentOf(() => world);
const { done, refusal } = contentChanges(() => world);

const idOf = async (email: string) => (await idsOf(`select id from account_users where email = '${email}'`))[0] ?? "";

interface Lesson {
  id: string;
  title: string;
  version: number;
}
/** A lesson that nobody has, another for each test. */
async function freeLesson(status = "No Content"): Promise<Lesson> {
  const where = `content_status = '${status}' and assignee_id is null and archived_at is null`;
  const [lesson] = await world.rows<Lesson>(
    `select id, title, version from content_lessons where ${where} order by id limit 1`,
  );
  return lesson ?? { id: "", title: "", version: 0 };
}
const shown = "{ lesson { _id version assigneeId dueOn assignment { creatorId state note assignedById } } }";
const assigning = ({ id, version }: Lesson, creatorId: string, more = "") =>
  `assignLesson(_id: "${id}", version: ${version}, creatorId: "${creatorId}"${more}) ${shown}`;
const notices = async (id: string) =>
  (await world.rows<{ title: string }>(`select title from notifications where recipient_id = '${id}' order by id`)).map(
    ({ title }) => title,
  );

it("gives a lesson to a content creator, who is told of it", async () => {
  const lesson = await freeLesson();
  const given = await done(assigning(lesson, mine, ', dueOn: "2026-03-02", note: "Keep it short."'));
  expect(given).toMatchObject({
    version: lesson.version + 1,
    assigneeId: mine,
    dueOn: "2026-03-02",
    assignment: {
      creatorId: mine,
      state: "ASSIGNED",
      note: "Keep it short.",
      assignedById: await idOf("super-admin@demo.test"),
    },
  });
  expect(await notices(mine)).toContain(`New lesson to write: ${lesson.title}`);
});

it("asks before it takes a lesson from somebody, then tells both", async () => {
  const lesson = await freeLesson();
  await done(assigning(lesson, another));
  const now = { ...lesson, version: lesson.version + 1 };
  const [name = ""] = (
    await world.rows<{ name: string }>(
      `select firstname || ' ' || lastname as name from account_users where id = '${another}'`,
    )
  ).map((row) => row.name);
  expect(await refusal(assigning(now, mine))).toMatchObject({
    code: "VALIDATION",
    fields: { creatorId: assignmentMessages.taken(name) },
  });
  expect(await done(assigning(now, mine, ", reassign: true"))).toMatchObject({ assigneeId: mine });
  expect(await notices(another)).toContain(`No longer yours: ${lesson.title}`);
  const states = await world.rows<{ state: string }>(
    `select state from lesson_assignments where lesson_id = '${lesson.id}' order by assigned_at, id`,
  );
  expect(states.map(({ state }) => state).sort()).toEqual(["assigned", "withdrawn"]);
});

it("takes a lesson back; nobody has it then, and it cannot be taken again", async () => {
  const lesson = await freeLesson();
  const given = await done(assigning(lesson, mine, ', dueOn: "2026-03-02"'));
  const taken = `withdrawLesson(_id: "${lesson.id}", version: ${given.version}) ${shown}`;
  expect(await done(taken)).toMatchObject({ assigneeId: null, dueOn: null, assignment: null });
  const again = `withdrawLesson(_id: "${lesson.id}", version: ${given.version + 1}) ${shown}`;
  expect(await refusal(again)).toMatchObject({ code: "WRONG_STATE", message: assignmentMessages.nobody });
});

it("changes the day by which a lesson is to be ready, and takes it away", async () => {
  const lesson = await freeLesson();
  const given = await done(assigning(lesson, mine));
  const due = (version: number, day: string) =>
    `setLessonDue(_id: "${lesson.id}", version: ${version}${day && `, dueOn: "${day}"`}) ${shown}`;
  expect(await refusal(due(given.version, "2025-12-31"))).toMatchObject({
    fields: { dueOn: assignmentMessages.past },
  });
  const set = await done(due(given.version, "2026-02-02"));
  expect(set).toMatchObject({ dueOn: "2026-02-02" });
  expect(await done(due(set.version, ""))).toMatchObject({ dueOn: null });
});

it("lets somebody else take an overdue lesson over as it is", async () => {
  const lesson = await freeLesson();
  const given = await done(assigning(lesson, another));
  await world.rows(`update content_lessons set due_on = '2025-12-01' where id = '${lesson.id}' returning id`);
  const now = { ...lesson, version: given.version };
  const taken = await done(assigning(now, mine, ', dueOn: "2025-12-01", reassign: true'));
  expect(taken).toMatchObject({ assigneeId: mine, dueOn: "2025-12-01" });
});

it("follows what is written: in progress with the first block", async () => {
  const lesson = await freeLesson();
  await done(assigning(lesson, mine));
  const block = { _id: "a".repeat(24), blockType: "INFORMATION", description: "Ẹ káàárọ̀" };
  const query = `mutation ($blocks: [BlockInput!]!) { saveSession(lessonId: "${lesson.id}", version: 0, blocks: $blocks) { session { _id } } }`;
  const body = { query, variables: { blocks: [block] } };
  expect((await world.v1("post", "/graphql", { as: "content-creator", body })).status).toBe(200);
  const { assignment } = await read<{ assignment: object }>(`{ lesson(_id: "${lesson.id}") { assignment { state } } }`);
  expect(assignment).toEqual({ state: "IN_PROGRESS" });
});

it.each([
  ["a published lesson", "Published", () => mine, "", assignmentMessages.published],
  [
    "somebody who is no content creator",
    "No Content",
    () => idOf("director@demo.test"),
    "",
    assignmentMessages.notCreator,
  ],
  ["a day that is over", "No Content", () => mine, ', dueOn: "2026-01-04"', assignmentMessages.past],
])("refuses %s", async (_, status, creator, more, message) => {
  const { fields, message: said } = await refusal(assigning(await freeLesson(status), await creator(), more));
  expect([said, ...Object.values((fields ?? {}) as Record<string, string>)]).toContain(message);
});

it.each(["director", "admin", "content-manager", "content-creator"] as const)(
  "lets no %s assign",
  async (as: Caller) => {
    expect(await refusal(assigning(await freeLesson(), mine), as)).toMatchObject({ code: "FORBIDDEN" });
  },
);

describe("content creators", () => {
  const list = (args = "", as?: Caller) =>
    read<Paged<{ _id: string; openCount: number; languages: string[] }>>(
      `{ creators${args} { items { _id status languages openCount inReviewCount overdueCount publishedThisMonth } pageInfo { total } } }`,
      as,
    );

  it("lists them by name with what they have to write, and each only themselves", async () => {
    const { items, pageInfo } = await list();
    expect(pageInfo.total).toBe(items.length);
    expect(items.length).toBeGreaterThan(2);
    const [open] = await world.rows<{ n: number }>(
      `select count(*)::int n from content_lessons where assignee_id = '${mine}' and content_status <> 'Published' and archived_at is null`,
    );
    expect(items.find(({ _id }) => _id === mine)?.openCount).toBe(open?.n);
    expect((await list("", "content-creator")).items.map(({ _id }) => _id)).toEqual([mine]);
    expect(await read(`{ creator(_id: "${another}") { _id } }`, "content-creator")).toBeNull();
  });

  it("finds them by language, status and part of a name", async () => {
    for (const { languages } of (await list('(language: ["Igbo"])')).items) expect(languages).toContain("Igbo");
    expect((await list("(status: PAUSED)")).items.length).toBeLessThan((await list()).items.length);
    expect((await list('(q: "zzz")')).items).toEqual([]);
  });

  it("makes one of an account that may write, once", async () => {
    const [manager = ""] = await idsOf(
      `select id from account_users where user_role = 'content-manager' and status = 'active'
         and id not in (select id from content_creators) order by id limit 1`,
    );
    const adding = (id: string) =>
      `createCreator(userId: "${id}", input: { languages: ["Igbo"], weeklyTarget: 3 }) { creator { _id version languages weeklyTarget status } }`;
    const added = await done(adding(manager));
    expect(added).toMatchObject({ _id: manager, languages: ["Igbo"], weeklyTarget: 3, status: "ACTIVE" });
    expect(JSON.stringify(await refusal(adding(manager)))).toContain("is a content creator already.");
    const director = await idOf("director@demo.test");
    expect(await refusal(adding(director))).toMatchObject({ fields: { userId: assignmentMessages.role } });
    const paused = `updateCreator(_id: "${manager}", version: ${added.version}, input: { status: PAUSED }) { creator { _id version status languages } }`;
    expect(await done(paused)).toMatchObject({ status: "PAUSED", languages: ["Igbo"], version: 2 });
    expect(await refusal(assigning(await freeLesson(), manager))).toMatchObject({
      fields: { creatorId: assignmentMessages.notCreator },
    });
  });
});
