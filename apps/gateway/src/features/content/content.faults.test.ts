import { startGateway, type TestGateway } from "../../testing/gateway.ts";
import { aViewer } from "../../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../../testing/upstream-server.ts";

let v1: UpstreamServer;
let gateway: TestGateway;

const me = { json: { user: aViewer({ user_role: "super-admin" }) } };
/** The server answers every operation with just this. */
const always = (json: object) => v1.behave((asked) => (asked.path === "/graphql" ? { json } : me));

beforeAll(async () => {
  v1 = await startUpstream(() => me);
  gateway = await startGateway({ v1Url: v1.url });
});
afterAll(async () => {
  await gateway.close();
  await v1.close();
});

it.each([
  ["FORBIDDEN", "FORBIDDEN"],
  ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  ["VALIDATION", "BAD_USER_INPUT"],
  ["INTERNAL_SERVER_ERROR", "UPSTREAM_UNAVAILABLE"],
])("hands on an error of the older server's GraphQL: %s", async (theirs, ours) => {
  always({ data: null, errors: [{ message: "No.", path: ["f0"], extensions: { code: theirs } }] });
  const { data, errors } = await gateway.ask("{ exams { items { id } } me { id } }", { token: "t1" });
  expect(data).toMatchObject({ exams: null, me: { id: expect.any(String) } });
  expect(errors).toMatchObject([{ message: "No.", path: ["exams"], extensions: { code: ours, source: "v1-graphql" } }]);
});

it("blanks only the root field that failed", async () => {
  always({
    data: { f0: null, f1: { title: "One" } },
    errors: [{ message: "No.", path: ["f0"], extensions: { code: "INTERNAL" } }],
  });
  const { data, errors } = await gateway.ask('{ exams { items { id } } examLesson(id: "l1") { title } }', {
    token: "t1",
  });
  expect(data).toEqual({ exams: null, examLesson: { title: "One" } });
  expect(errors).toMatchObject([{ path: ["exams"] }]);
});

it("blanks only the root field that failed where it took the whole answer with it, and asks for the others again", async () => {
  const lesson = { f0: { title: "One" } };
  v1.behave(({ path, body }) => {
    if (path !== "/graphql") return me;
    const refused = { message: "No.", path: ["f0"], extensions: { code: "BAD_USER_INPUT" } };
    return { json: body.includes("exams") ? { data: null, errors: [refused] } : { data: lesson } };
  });
  const { data, errors } = await gateway.ask('{ exams { items { id } } examLesson(id: "l1") { title } }', {
    token: "t1",
  });
  expect(data).toEqual({ exams: null, examLesson: { title: "One" } });
  expect(errors).toMatchObject([{ message: "No.", path: ["exams"], extensions: { code: "BAD_USER_INPUT" } }]);
});

it("blanks only the field within a record that failed", async () => {
  always({
    data: {
      f0: {
        items: [
          { title: "One", section: null },
          { title: "Two", section: { name: "Practice" } },
        ],
      },
    },
    errors: [{ message: "No.", path: ["f0", "items", 0, "section", "name"], extensions: { code: "INTERNAL" } }],
  });
  const { data, errors } = await gateway.ask("{ examLessons { items { name: title section { name } } } }", {
    token: "t1",
  });
  expect(data).toEqual({
    examLessons: {
      items: [
        { name: "One", section: null },
        { name: "Two", section: { name: "Practice" } },
      ],
    },
  });
  expect(errors).toMatchObject([
    {
      message: "No.",
      path: ["examLessons", "items", 0, "section"],
      extensions: { code: "UPSTREAM_UNAVAILABLE", source: "v1-graphql" },
    },
  ]);
});

it.each<[string, unknown, (string | number)[]]>([
  ["lacks a field", { items: [{ title: "SAT" }] }, ["exams", "items", 0, "slug"]],
  [
    "has null where there is always something",
    { items: [{ title: null, examSlug: "sat" }] },
    ["exams", "items", 0, "name"],
  ],
  ["has a number for a text", { items: [{ title: 7, examSlug: "sat" }] }, ["exams", "items", 0, "name"]],
  ["has no list", { items: {} }, ["exams", "items"]],
  ["has a list of nothing", { items: [null] }, ["exams", "items"]],
  ["lacks the list", {}, ["exams", "items"]],
  ["is a text", "exams", ["exams"]],
])("says where an answer %s", async (_, f0, path) => {
  always({ data: { f0 } });
  const { data, errors } = await gateway.ask("{ exams { items { name: title slug } } me { id } }", { token: "t1" });
  expect(data).toMatchObject({ exams: null, me: { id: expect.any(String) } });
  expect(errors).toMatchObject([
    { message: "An error occurred", path, extensions: { code: "UPSTREAM_BAD_ANSWER", source: "v1-graphql" } },
  ]);
});

it.each<[string, object, string]>([
  ["a status that there is none of", { contentStatus: "LOST" }, "contentStatus"],
  ["no place of the page", { pageInfo: {} }, "pageInfo"],
])("takes %s for a bad answer", async (_, change, field) => {
  const lesson = { contentStatus: "DRAFT" };
  const good = { items: [lesson], pageInfo: { total: 1 } };
  always({ data: { f0: { ...good, ...("pageInfo" in change ? change : { items: [{ ...lesson, ...change }] }) } } });
  const { errors } = await gateway.ask("{ examLessons { items { contentStatus } pageInfo { totalCount } } }", {
    token: "t1",
  });
  expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_BAD_ANSWER", source: "v1-graphql" } }]);
  expect(errors[0]?.path).toContain(field);
});
