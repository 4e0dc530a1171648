import { contentOf, type Paged } from "../../testing/content.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { ask, read, idsOf, counted } = contentOf(() => world);

const everything =
  "{ exams { items { _id title examSlug description active lessonCount subjects { items { _id name order topicCount } } } } }";
const allExams = [
  "Common Entrance",
  "GCSE Mathematics",
  "Igbo, level 1",
  "Igbo, level 2",
  "SAT Maths",
  "WASSCE",
  "Yorùbá, level 1",
  "Yorùbá, level 2",
];

it("lists exams by title with their subjects in order", async () => {
  const { items } = await read<Paged>(everything);
  expect(items.map(({ title }) => title)).toEqual(allExams);
  expect(items[2]).toMatchObject({
    examSlug: "igbo-level-1",
    active: true,
    lessonCount: 45,
    subjects: {
      items: [
        { name: "Speaking", order: 0, topicCount: 3 },
        { name: "Reading", order: 1, topicCount: 3 },
        { name: "Everyday life", order: 2, topicCount: 3 },
      ],
    },
  });
});

it("leads from an exam down to its lessons, and from a lesson up to its exam", async () => {
  const down = `{ exam(examSlug: "wassce") { subjects(pageSize: 1) { items { name topics(pageSize: 1) { items { name
    sections { items { name lessons { items { _id title order } } } } } } } } } }`;
  const found = await read<{ subjects: Paged<{ topics: Paged<{ sections: Paged<{ lessons: Paged }> }> }> }>(down);
  expect(found).toMatchObject({
    subjects: { items: [{ name: "Mathematics", topics: { items: [{ name: "Number bases" }] } }] },
  });
  const sections = found.subjects.items[0]!.topics.items[0]!.sections.items;
  expect(sections.map(({ lessons }) => lessons.items.map(({ title }) => title))).toEqual([
    ["Number bases: worked example", "Number bases: step by step"],
    ["Number bases: quick questions", "Number bases: past questions"],
  ]);
  const id = String(sections[1]!.lessons.items[0]!._id);
  expect(
    await read(`{ lesson(_id: "${id}") { title section { name topic { name subject { name exam { title } } } } } }`),
  ).toEqual({
    title: "Number bases: quick questions",
    section: {
      name: "Practice",
      topic: { name: "Number bases", subject: { name: "Mathematics", exam: { title: "WASSCE" } } },
    },
  });
});

it("gives one node of each level by its id, and nothing for an id that is none", async () => {
  for (const [field, table] of [
    ["exam", "exams"],
    ["subject", "exam_subjects"],
    ["topic", "topics"],
    ["section", "sections"],
    ["lesson", "content_lessons"],
  ]) {
    const [id = ""] = await idsOf(`select id from ${table} order by id limit 1`);
    expect(await read(`{ ${field}(_id: "${id}") { _id version } }`)).toEqual({ _id: id, version: 1 });
    expect(await read(`{ ${field}(_id: "nobody") { _id } }`)).toBeNull();
  }
});

it("pages through a level, and through the children of each parent", async () => {
  const titles = async (page: number) =>
    (await read<Paged>(`{ exams(page: ${page}, pageSize: 3) { items { title } } }`)).items.map(({ title }) => title);
  expect([...(await titles(1)), ...(await titles(2)), ...(await titles(3))]).toEqual(allExams);

  const topics = async (page: number) => {
    const text = `{ exam(examSlug: "wassce") { subjects { items { topics(page: ${page}, pageSize: 10) { items { order } pageInfo { page pageSize total } } } } } }`;
    const { subjects } = await read<{ subjects: Paged<{ topics: Paged }> }>(text);
    return subjects.items.map(({ topics: { items, pageInfo } }) => [items.map(({ order }) => order), pageInfo]);
  };
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const at = (page: number, total: number) => ({ page, pageSize: 10, total });
  expect(await topics(1)).toEqual([
    [range(0, 9), at(1, 24)],
    [range(0, 9), at(1, 10)],
    [range(0, 9), at(1, 11)],
  ]);
  expect(await topics(3)).toEqual([
    [range(20, 23), at(3, 24)],
    [[], at(3, 10)],
    [[], at(3, 11)],
  ]);
});

it.each([
  ["backwards by title", '(sort: "-title", pageSize: 1)', ["Yorùbá, level 2"]],
  ["by part of a title without its marks", '(q: "yoruba")', ["Yorùbá, level 1", "Yorùbá, level 2"]],
  ["that the app does not show", "(active: false)", ["SAT Maths"]],
])("lists exams %s", async (_, args, titles) => {
  const { items } = await read<Paged>(`{ exams${args} { items { title } } }`);
  expect(items.map(({ title }) => title)).toEqual(titles);
});

it("finds parts by name, without their marks", async () => {
  const { subjects } = await read<{ subjects: Paged<{ name: string; topics: Paged }> }>(
    '{ exam(examSlug: "wassce") { subjects { items { name topics(q: "iro ede") { items { name } } } } } }',
  );
  expect(subjects.items.map(({ topics }) => topics.items)).toEqual([[], [], [{ name: "Ìró èdè" }]]);
});

it("counts the lessons of each node by their status", async () => {
  const { lessonCount, lessonCounts } = await read<{ lessonCount: number; lessonCounts: { count: number }[] }>(
    '{ exam(examSlug: "igbo-level-1") { lessonCount lessonCounts { contentStatus count } } }',
  );
  expect(lessonCounts).toMatchObject([
    { contentStatus: "NO_CONTENT" },
    { contentStatus: "DRAFT" },
    { contentStatus: "REVIEW" },
    { contentStatus: "PUBLISHED" },
  ]);
  expect(lessonCounts.reduce((sum, { count }) => sum + count, 0)).toBe(lessonCount);
});

it("has hundreds of lessons in all four statuses", async () => {
  const { items } = await read<Paged<{ lessonCounts: { contentStatus: string; count: number }[] }>>(
    "{ exams { items { lessonCounts { contentStatus count } } } }",
  );
  for (const status of ["NO_CONTENT", "DRAFT", "REVIEW", "PUBLISHED"]) {
    const counts = items.flatMap(({ lessonCounts }) => lessonCounts.filter((one) => one.contentStatus === status));
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(30);
  }
  expect(await counted("select count(*)::int n from content_lessons")).toBeGreaterThan(500);
});

it("shows a content-creator on every level only what holds lessons of their own", async () => {
  const tree = `{ exams { items { title lessonCount subjectCount subjects { items { name topicCount topics { items { sectionCount
    sections { items { lessonCount lessons { items { assigneeId } pageInfo { total } } } } } } } } } } }`;
  type Node = Record<string, Paged<Node>> &
    Record<"title" | "assigneeId", string> &
    Record<"lessonCount" | "topicCount", number>;
  const { items } = await read<Paged<Node>>(tree, "content-creator");
  expect(items.map(({ title }) => title)).toEqual(["Common Entrance", "WASSCE", "Yorùbá, level 1", "Yorùbá, level 2"]);
  expect(items[1]).toMatchObject({ subjectCount: 1, subjects: { items: [{ name: "Yorùbá" }] } });
  const sections = items.flatMap(({ subjects }) =>
    subjects!.items.flatMap(({ topicCount, topics }) => {
      expect(topics!.items).toHaveLength(topicCount);
      return topics!.items.flatMap((topic) => topic.sections!.items);
    }),
  );
  const [person = ""] = await idsOf("select id from account_users where email = 'content-creator@demo.test'");
  const assignees = sections.flatMap(({ lessons }) => lessons!.items.map((lesson) => lesson.assigneeId));
  expect(new Set(assignees)).toEqual(new Set([person]));
  expect(assignees).toHaveLength(
    await counted(`select count(*)::int n from content_lessons where assignee_id = '${person}'`),
  );
  expect(items.reduce((sum, { lessonCount }) => sum + lessonCount, 0)).toBe(assignees.length);
  for (const { lessonCount, lessons } of sections) expect(lessons!.pageInfo.total).toBe(lessonCount);
});

it("hides others' lessons from a content-creator, also by id", async () => {
  const [own = ""] = await idsOf(
    "select l.id from content_lessons l join account_users u on u.id = l.assignee_id where u.email = 'content-creator@demo.test' limit 1",
  );
  const [other = ""] = await idsOf("select id from content_lessons where assignee_id is null limit 1");
  expect(await read(`{ lesson(_id: "${own}") { _id } }`, "content-creator")).toEqual({ _id: own });
  expect(await read(`{ lesson(_id: "${other}") { _id } }`, "content-creator")).toBeNull();
  expect(await read('{ exam(examSlug: "gcse-mathematics") { _id } }', "content-creator")).toBeNull();
});

it.each([
  ["{ exams(pageSize: 101) { items { title } } }", "VALIDATION", "Page size must be between 1 and 100."],
  ['{ lessons(sort: "colour") { items { title } } }', "VALIDATION", "Choose a valid sort."],
  ["{ exams { colour } }", "BAD_REQUEST", expect.stringContaining("colour")],
  [
    "{ lessons { items { section { topic { subject { exam { subjects { items { topics { items { sections { pageInfo { total } } } } } } } } } } } } }",
    "BAD_REQUEST",
    "The operation has more than 12 levels.",
  ],
])("refuses %s", async (text, code, message) => {
  const { body } = await ask(text);
  expect(body.errors).toMatchObject([{ message, extensions: { code } }]);
});

it.each([
  "exams { items { title } }",
  'exam(examSlug: "wassce") { title }',
  'lesson(_id: "x") { title }',
  "lessons { items { title } }",
])("refuses those without a role %s", async (field) => {
  const { status, body } = await ask(`{ ${field} }`, "no-role");
  expect(status).toBe(200);
  expect(body.errors).toMatchObject([
    { message: "You do not have permission to do this.", extensions: { code: "FORBIDDEN" } },
  ]);
});

it("refuses those without a token altogether", async () => {
  const { status, body } = await ask(everything, null);
  expect([status, body]).toEqual([401, { message: "Authorization token missing" }]);
});

it("says nothing about a failure of its own", async () => {
  await world.rows("alter table exams rename to hidden");
  const { body } = await ask("{ exams { items { title } } }");
  await world.rows("alter table hidden rename to exams");
  expect(body.errors).toMatchObject([{ message: "An error occurred", extensions: { code: "INTERNAL" } }]);
  expect(JSON.stringify(body)).not.toMatch(/select|relation/);
});
