import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Asked {
  data: { exams: { title: string; lessonCount: number }[] };
  errors?: object[];
}
const ask = async (query: string, as: Caller = "director") =>
  world.v1<Asked>("post", "/graphql", { as, body: { query } });
const everything =
  "{ exams { _id title examSlug description active lessonCount subjects { _id name order topicCount } } }";

it("lists exams by title with their subjects in order", async () => {
  const { status, body } = await ask(everything);
  expect(status).toBe(200);
  expect(body.errors).toBeUndefined();
  expect(body.data.exams.map(({ title }) => title)).toEqual(["Igbo, level 1", "Igbo, level 2", "Yorùbá, level 1"]);
  expect(body.data.exams[0]).toMatchObject({
    examSlug: "igbo-level-1",
    active: true,
    lessonCount: 45,
    subjects: [
      { name: "Speaking", order: 0, topicCount: 3 },
      { name: "Reading", order: 1, topicCount: 3 },
      { name: "Everyday life", order: 2, topicCount: 3 },
    ],
  });
});

it("shows a content-creator only exams with lessons of their own", async () => {
  const { body } = await ask(everything, "content-creator");
  expect(body.data.exams.map(({ title }) => title)).toEqual(["Yorùbá, level 1"]);
  const [{ n }] = (await world.rows<{ n: number }>(
    "select count(*)::int n from content_lessons l join account_users u on u.id = l.assignee_id where u.email = 'content-creator@demo.test'",
  )) as [{ n: number }];
  expect(body.data.exams[0]?.lessonCount).toBe(n);
});

it("reads only what is asked for, and once for all exams", async () => {
  const tablesOf = async (text: string) => {
    const statements = await world.statementsOf(() => ask(text));
    return statements.map((statement) => /from "(\w+)"/.exec(statement)?.[1]).filter((table) => table !== "sessions");
  };
  expect(await tablesOf("{ exams { title } }")).toEqual(["exams"]);
  expect(await tablesOf("{ exams { title subjects { name } } }")).toEqual(["exams", "exam_subjects"]);
  expect((await tablesOf(everything)).toSorted()).toEqual(["content_lessons", "exam_subjects", "exams"]);
});

it("refuses those without a role with a code, and those without a token altogether", async () => {
  const { status, body } = await ask(everything, "no-role");
  expect(status).toBe(200);
  expect(body.errors).toMatchObject([
    { message: "You do not have permission to do this.", path: ["exams"], extensions: { code: "FORBIDDEN" } },
  ]);
  const out = await ask(everything, null);
  expect([out.status, out.body]).toEqual([401, { message: "Authorization token missing" }]);
});

it("says what is wrong with a query", async () => {
  const { body } = await ask("{ exams { colour } }");
  expect(body.errors).toMatchObject([{ extensions: { code: "BAD_REQUEST" } }]);
});

it("says nothing about a failure of its own", async () => {
  await world.rows("alter table exams rename to hidden");
  const { body } = await ask("{ exams { title } }");
  await world.rows("alter table hidden rename to exams");
  expect(body.errors).toMatchObject([{ message: "An error occurred", extensions: { code: "INTERNAL" } }]);
  expect(JSON.stringify(body)).not.toMatch(/select|relation/);
});
