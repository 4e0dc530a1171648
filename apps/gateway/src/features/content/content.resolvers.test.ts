import { startGateway, type TestGateway } from "../../testing/gateway.ts";
import { aViewer } from "../../testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../../testing/upstream-server.ts";
import { faultsOfV1 } from "./testing/faults-of-v1.ts";

const maths = { _id: "s1", name: "Maths" };
const exam = { _id: "x1", title: "SAT", examSlug: "sat", subjects: { items: [maths] } };
let v1: UpstreamServer;
let gateway: TestGateway;

interface Body {
  query: string;
  variables?: Record<string, unknown>;
}
const bodies = () => v1.asked.filter(({ path }) => path === "/graphql").map(({ body }) => JSON.parse(body) as Body);
const queries = () => bodies().map(({ query }) => query);

const me = { json: { user: aViewer({ user_role: "super-admin" }) } };
const page = { items: [exam], pageInfo: { page: 1, pageSize: 25, total: 30 } };

function answer({ path, body }: Asked): Reply {
  if (path !== "/graphql") return me;
  const fields = [...(JSON.parse(body) as Body).query.matchAll(/(f\d+):/g)].map(([, name = ""]) => name);
  return { json: { data: Object.fromEntries(fields.map((name) => [name, page])) } };
}
/** The server answers every operation with just this. */
const always = (json: object) => v1.behave((asked) => (asked.path === "/graphql" ? { json } : me));

beforeAll(async () => {
  v1 = await startUpstream(answer);
  gateway = await startGateway({ v1Url: v1.url });
});
beforeEach(() => {
  v1.behave(answer);
  v1.asked.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await v1.close();
});

it.each([
  ["plain fields", "{ exams { items { id slug } } }", "{ f0: exams { items { _id examSlug } } }"],
  ["aliases, each field once", "{ exams { items { a: title b: title } } }", "{ f0: exams { items { title } } }"],
  [
    "nested fields",
    "{ exams { items { id subjects(page: {}) { items { name } } } } }",
    "{ f0: exams { items { _id subjects { items { name } } } } }",
  ],
  [
    "the same child selected twice",
    "{ exams { items { a: subjects(page: {}) { items { id } } b: subjects(page: {}) { items { name } } } } }",
    "{ f0: exams { items { subjects { items { _id name } } } } }",
  ],
  ["nothing but a type name", "{ exams { __typename } }", "{ f0: exams { __typename } }"],
  [
    "fragments",
    "{ exams { items { ...E } } } fragment E on Exam { title subjects(page: {}) { ...S } } fragment S on ExamSubjectPage { items { id } }",
    "{ f0: exams { items { title subjects { items { _id } } } } }",
  ],
  [
    "an inline fragment on the interface",
    "{ exams { items { ... on Node { id } } } }",
    "{ f0: exams { items { _id } } }",
  ],
  [
    "the number of pages only",
    "{ exams { pageInfo { totalPages } } }",
    "{ f0: exams { pageInfo { total pageSize } } }",
  ],
  [
    "ids where another server has the record",
    "{ exams { items { region { code } } } }",
    "{ f0: exams { items { regionId } } }",
  ],
])("asks the older server for %s", async (_, query, sent) => {
  await gateway.ask(query, { token: "t1" });
  expect(bodies()).toEqual([{ query: sent }]);
});

it("asks for few rows of a list inside a record, where nothing is said", async () => {
  await gateway.ask('{ exam(id: "e1") { subjects { items { name } } } }', { token: "t1" });
  expect(bodies()).toMatchObject([{ variables: { f0v1: 8 } }]);
});

it("sends what the caller gave as variables, in the older server's words", async () => {
  const query = `query ($search: String, $page: PageInput!) { exams(page: $page, filter: { search: $search, active: true }, sort: CREATED_DESC) { items { id } } }`;
  const variables = { search: '"} { me { id } } #', page: { number: 3 } };
  await gateway.ask(query, { token: "t1", variables });
  expect(bodies()).toEqual([
    {
      query:
        "query ($f0v0: Int, $f0v1: String, $f0v2: Boolean, $f0v3: String) { f0: exams(page: $f0v0, q: $f0v1, active: $f0v2, sort: $f0v3) { items { _id } } }",
      variables: { f0v0: 3, f0v1: '"} { me { id } } #', f0v2: true, f0v3: "-createdAt" },
    },
  ]);
});

it("narrows lessons by status, person and place", async () => {
  const filter = '{ contentStatus: [NO_CONTENT, DRAFT], activeFlag: ACTIVE, assigneeId: ["a1"], overdue: true }';
  await gateway.ask(`{ examLessons(filter: ${filter}, place: { examId: ["x1"] }) { items { title contentStatus } } }`, {
    token: "t1",
  });
  expect(bodies()).toEqual([
    {
      query:
        "query ($f0v0: [ContentStatus!], $f0v1: ActiveFlag, $f0v2: [ID!], $f0v3: Boolean, $f0v4: [ID!], $f0v5: String) { f0: lessons(contentStatus: $f0v0, activeFlag: $f0v1, assigneeId: $f0v2, overdue: $f0v3, examId: $f0v4, sort: $f0v5) { items { title contentStatus } } }",
      variables: {
        f0v0: ["NO_CONTENT", "DRAFT"],
        f0v1: "ACTIVE",
        f0v2: ["a1"],
        f0v3: true,
        f0v4: ["x1"],
        f0v5: "statusSince",
      },
    },
  ]);
});

it("asks for each of two differently narrowed lists of one parent, and hands each to its caller", async () => {
  const query = `{ examBySlug(slug: "sat") { shown: subjects(page: {}, filter: { active: true }) { items { name } }
    all: subjects(page: {}) { items { name } } long: subjects(page: { size: 100 }) { items { id } } } }`;
  const data = {
    f0: {
      subjects_shown: { items: [{ name: "Shown" }] },
      subjects: { items: [{ name: "All" }] },
      subjects_long: { items: [{ _id: "s9" }] },
    },
  };
  always({ data });
  const answered = await gateway.ask(query, { token: "t1" });
  expect(bodies()).toEqual([
    {
      query:
        "query ($f0v0: String, $f0v1: Boolean, $f0v2: Int) { f0: exam(examSlug: $f0v0) { subjects_shown: subjects(active: $f0v1) { items { name } } subjects { items { name } } subjects_long: subjects(pageSize: $f0v2) { items { _id } } } }",
      variables: { f0v0: "sat", f0v1: true, f0v2: 100 },
    },
  ]);
  expect(answered.data).toEqual({
    examBySlug: {
      shown: { items: [{ name: "Shown" }] },
      all: { items: [{ name: "All" }] },
      long: { items: [{ id: "s9" }] },
    },
  });
});

it("leaves out what the caller skips by a variable", async () => {
  const query =
    "query ($no: Boolean!) { exams { items { id title @include(if: $no) subjects @skip(if: true) { items { id } } } } }";
  await gateway.ask(query, { token: "t1", variables: { no: false } });
  expect(queries()).toEqual(["{ f0: exams { items { _id } } }"]);
});

it("asks anew for what an operation's variables change, however often it comes", async () => {
  const query = `query ($no: Boolean!, $page: PageInput!) {
    a: exams(page: $page) { items { id title @include(if: $no) } } b: exams { items { id } }
  }`;
  const ask = (no: boolean, number: number) => gateway.ask(query, { token: "t1", variables: { no, page: { number } } });
  for (const no of [true, false, true, false, true]) {
    for (const number of [2, 3]) {
      v1.asked.splice(0);
      await ask(no, number);
      const [{ query: sent, variables } = { query: "" }] = bodies();
      expect(sent).toContain(no ? "{ items { _id title } }" : "$f0v0) { items { _id } }");
      expect(sent).toContain("f1: exams { items { _id } }");
      expect(variables).toEqual({ f0v0: number });
    }
  }
});

it("sends one request for an operation that asks for several things", async () => {
  const query = `{ a: exams { items { id } } b: exams { items { title } } c: exams { items { id } } examLesson(id: "l1") { id } }`;
  const { data } = await gateway.ask(query, { token: "t1" });
  expect(bodies()).toEqual([
    {
      query:
        "query ($f2v0: ID!) { f0: exams { items { _id } } f1: exams { items { title } } f2: lesson(_id: $f2v0) { _id } }",
      variables: { f2v0: "l1" },
    },
  ]);
  expect(data).toMatchObject({
    a: { items: [{ id: "x1" }] },
    b: { items: [{ title: "SAT" }] },
    c: { items: [{ id: "x1" }] },
  });
});

it("answers the same however often an operation comes, interpreted or compiled", async () => {
  const query = `query ($page: PageInput!) { exams(page: $page) { items { slug shown: subjects(filter: { search: "m" }) { items { name } } } pageInfo { number size totalCount totalPages } } }`;
  always({
    data: {
      f0: {
        items: [{ examSlug: "sat", subjects_shown: { items: [{ name: "Maths" }] } }],
        pageInfo: { page: 2, pageSize: 25, total: 51 },
      },
    },
  });
  for (let time = 0; time < 5; time += 1) {
    const { data, errors } = await gateway.ask(query, { token: "t1", variables: { page: { number: 2 } } });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      exams: {
        items: [{ slug: "sat", shown: { items: [{ name: "Maths" }] } }],
        pageInfo: { number: 2, size: 25, totalCount: 51, totalPages: 3 },
      },
    });
  }
  expect(new Set(queries()).size).toBe(1);
});

it("shows a lesson's status in our words, and nobody where nobody is named", async () => {
  always({ data: { f0: { contentStatus: "NO_CONTENT", activeFlag: "INACTIVE", assigneeId: null, section: null } } });
  const { data, errors } = await gateway.ask(
    '{ examLesson(id: "l1") { contentStatus activeFlag assignee { name } section { name } } }',
    { token: "t1" },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    examLesson: { contentStatus: "NO_CONTENT", activeFlag: "INACTIVE", assignee: null, section: null },
  });
});

it("answers with nothing for a record that is not there", async () => {
  always({ data: { f0: null } });
  expect(await gateway.ask('{ examTopic(id: "none") { name } }', { token: "t1" })).toMatchObject({
    data: { examTopic: null },
    errors: [],
  });
});

it("asks for nothing that the older server's schema does not have, with all that can be asked", async () => {
  const record = "id version createdAt updatedAt";
  const part = `${record} name order description active lessonCount lessonCounts { contentStatus count }`;
  const pageInfo = "pageInfo { number size totalCount totalPages totalIsEstimate }";
  const given = 'page: { number: 2, size: 2 }, filter: { search: "a", active: true }';
  const lessonFilter =
    '{ search: "a", contentStatus: [REVIEW], activeFlag: INACTIVE, assigneeId: ["a"], reviewerId: ["a"], overdue: false, problems: true }';
  const lesson = `${record} title order summary estimatedMinutes contentStatus statusSince activeFlag publishedVersion workingVersion assignee { id } reviewer { id } dueOn problemCount problems { message } section { ${part} topic { ${part} subject { ${part} icon exam { ${record} } } } }`;
  const whole = [
    `{ exams(${given}, sort: TITLE_DESC) { items { ${record} title slug description region { id } coverImage { id } coverAlt active lessonCount lessonCounts { contentStatus count } subjectCount subjects(${given}) { items { ${part} topicCount } ${pageInfo} } } ${pageInfo} } }`,
    `{ examSubject(id: "s") { topics(${given}) { items { ${part} sectionCount sections(${given}) { items { ${part} lessons(page: { size: 2 }, filter: ${lessonFilter}) { items { title } ${pageInfo} } } ${pageInfo} } } ${pageInfo} } } }`,
    `{ examLessons(page: { number: 2 }, filter: ${lessonFilter}, place: { examId: ["a"], subjectId: ["a"], topicId: ["a"], sectionId: ["a"] }, sort: DUE_DESC) { items { ${lesson} } ${pageInfo} } }`,
    '{ exam(id: "a") { id } examBySlug(slug: "a") { id } examTopic(id: "a") { id } examSection(id: "a") { id } examLesson(id: "a") { id } }',
    '{ examSessionGrade(lessonId: "a", blockId: "b", answer: { optionIds: ["c"], text: "d", value: 1, decimalComma: true }) { verdict places message feedback } }',
  ];
  always({ data: {} });
  for (const query of whole) {
    v1.asked.splice(0);
    const { errors } = await gateway.ask(query, { token: "t1" });
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(["UPSTREAM_BAD_ANSWER"]));
    const [{ query: sent, variables = {} } = { query: "" }] = bodies();
    expect(faultsOfV1(sent, variables)).toEqual([]);
  }
});
