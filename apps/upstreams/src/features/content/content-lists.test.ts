import { contentOf, type Paged } from "../../testing/content.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { checkSessions } from "./session-problems.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { ask, read, idsOf, counted } = contentOf(() => world);

it.each([
  ["of a status", "(contentStatus: [REVIEW])", "content_status = 'Review'"],
  ["of either of two statuses", "(contentStatus: [DRAFT, NO_CONTENT])", "content_status in ('Draft', 'No Content')"],
  ["that are switched off", "(activeFlag: INACTIVE)", "active_flag = 'Inactive'"],
  ["that are late", "(overdue: true)", "due_on < '2026-01-05' and content_status in ('No Content', 'Draft')"],
  [
    "that are not late",
    "(overdue: false)",
    "(due_on < '2026-01-05' and content_status in ('No Content', 'Draft')) is not true",
  ],
  ["of any status, where nothing is said", "(contentStatus: null, overdue: null, page: null)", "true"],
  ["with a word in the title", '(q: "EZINULO")', "title like 'Ezinụlọ%'"],
])("lists lessons %s", async (_, args, where) => {
  const { pageInfo } = await read<Paged>(`{ lessons${args} { pageInfo { total } } }`);
  expect(pageInfo.total).toBeGreaterThan(0);
  expect(pageInfo.total).toBe(await counted(`select count(*)::int n from content_lessons where ${where}`));
});

it("lists the lessons below an exam, a subject, a topic or a section, and those of a person", async () => {
  const total = async (argument: string, id: string) =>
    (await read<Paged>(`{ lessons(${argument}: ["${id}"]) { pageInfo { total } } }`)).pageInfo.total;
  const [exam = ""] = await idsOf("select id from exams where exam_slug = 'wassce'");
  const [subject = ""] = await idsOf(`select id from exam_subjects where exam_id = '${exam}' and name = 'Mathematics'`);
  const [topic = ""] = await idsOf(`select id from topics where subject_id = '${subject}' and "order" = 0`);
  const [section = ""] = await idsOf(`select id from sections where topic_id = '${topic}' and "order" = 0`);
  expect(await total("examId", exam)).toBe(24 * 4 + 21 * 5);
  expect(await total("subjectId", subject)).toBe(24 * 4);
  expect(await total("topicId", topic)).toBe(4);
  expect(await total("sectionId", section)).toBe(2);
  const [person = ""] = await idsOf("select id from account_users where email = 'content-creator@demo.test'");
  expect(await total("assigneeId", person)).toBe(
    await counted(`select count(*)::int n from content_lessons where assignee_id = '${person}'`),
  );
});

it.each(["title", "-title", "statusSince", "-statusSince", "dueOn", "-dueOn"])(
  "puts lessons in order by %s, those without a day last",
  async (sort) => {
    const name = sort.replace("-", "");
    const { items } = await read<Paged>(`{ lessons(sort: "${sort}", pageSize: 100) { items { ${name} } } }`);
    const values = items.map((one) => one[name] as string | null).filter((value) => value !== null);
    const column = { title: "search_name", statusSince: "status_since", dueOn: "due_on" }[name];
    const direction = sort.startsWith("-") ? "desc nulls last" : "asc";
    const inOrder = await world.rows<{ value: string | Date }>(
      `select ${name === "title" ? "title" : column}::text as value from content_lessons order by ${column} ${direction}, id limit 100`,
    );
    const day = (value: unknown) => String(value).slice(0, 10);
    expect(values.map(day)).toEqual(inOrder.map(({ value }) => day(value)).slice(0, values.length));
    expect(values.length).toBeGreaterThan(40);
  },
);

describe("problems", () => {
  type Listed = { title: string; contentStatus: string; problemCount: number | null; problems: { message: string }[] };
  const listed = (args: string) =>
    read<Paged<Listed>>(`{ lessons(${args}) { items { title contentStatus problemCount problems { message } } } }`);

  it("are counted of each lesson's newest session and named, and of nothing that is not written", async () => {
    const { items } = await listed('pageSize: 100, q: "ekele", contentStatus: [DRAFT]');
    expect(items.filter(({ problemCount }) => problemCount !== null)).toMatchObject([
      { problemCount: 1, problems: [{ message: "Replace the placeholder text in option C." }] },
    ]);
    const { items: empty } = await listed("pageSize: 20, contentStatus: [NO_CONTENT]");
    expect(new Set(empty.map(({ problemCount }) => problemCount))).toEqual(new Set([null]));
  });

  it("are what lessons can be listed by, with or without", async () => {
    const { items } = await listed("problems: true");
    expect(items.map(({ problemCount }) => problemCount)).toEqual([1]);
    const { pageInfo } = await read<Paged>("{ lessons(problems: false) { pageInfo { total } } }");
    expect(pageInfo.total).toBe((await counted("select count(*)::int n from content_lessons")) - 1);
  });

  it("of sessions from before they were kept are found out when they are read, and for the filter by a job", async () => {
    await world.rows("update exam_sessions set checks = null");
    expect(
      (await listed('q: "ekele", contentStatus: [DRAFT]')).items.map(({ problemCount }) => problemCount),
    ).toContain(1);
    expect((await listed("problems: true")).items).toEqual([]);
    const all = await counted("select count(*)::int n from exam_sessions");
    expect(await checkSessions(world.database, new AbortController().signal)).toBe(all);
    expect(await checkSessions(world.database, new AbortController().signal)).toBe(0);
    expect((await listed("problems: true")).items).toHaveLength(1);
  });
});

describe("statements", () => {
  /** What is read first by each statement of one operation, but for sign-in. */
  async function tablesOf(text: string) {
    await world.tokenOf("director");
    const statements = await world.statementsOf(async () => {
      expect((await ask(text)).body.errors).toBeUndefined();
    });
    return statements.map((statement) => /from "(\w+)"/.exec(statement)?.[1]).filter((table) => table !== "sessions");
  }

  it.each([
    ["{ exams { items { title } } }", ["exams"]],
    ["{ exams { pageInfo { total } } }", ["exams"]],
    ["{ exams { pageInfo { page pageSize } } }", []],
    ["{ exams { items { title lessonCount lessonCounts { count } } } }", ["exams", "content_lessons"]],
    [
      "{ exams { items { subjects { items { name topics { items { name sections { items { name lessons { items { title } } } } } } } } } } }",
      ["exams", "exam_subjects", "topics", "sections", "content_lessons"],
    ],
    [
      "{ lessons(pageSize: 100) { items { title section { topic { subject { exam { title } } } } } } }",
      ["content_lessons", "sections", "topics", "exam_subjects", "exams"],
    ],
    [
      "{ lessons(pageSize: 100) { items { title problemCount problems { message } } } }",
      ["content_lessons", "exam_sessions"],
    ],
    [
      '{ exams { items { a: subjects(pageSize: 1) { items { name } } b: subjects(q: "a") { items { name } } } } }',
      ["exams", "exam_subjects", "exam_subjects"],
    ],
  ])("are one for each level, however many nodes: %s", async (text, tables) => {
    expect(await tablesOf(text)).toEqual(tables);
  });
});
