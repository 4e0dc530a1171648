import { startGateway, type TestGateway } from "../../testing/gateway.ts";
import { aViewer } from "../../testing/records.ts";
import { startUpstream, type Asked, type UpstreamServer } from "../../testing/upstream-server.ts";

const exam = { _id: "x1", title: "SAT", examSlug: "sat", subjects: [{ _id: "s1", name: "Maths" }] };
let v1: UpstreamServer;
let gateway: TestGateway;

const queries = () =>
  v1.asked.filter(({ path }) => path === "/graphql").map(({ body }) => (JSON.parse(body) as { query: string }).query);

function answer({ path, body }: Asked) {
  if (path !== "/graphql") return { json: { user: aViewer({ user_role: "super-admin" }) } };
  const fields = [...(JSON.parse(body) as { query: string }).query.matchAll(/(f\d+):/g)].map(([, name = ""]) => name);
  return { json: { data: Object.fromEntries(fields.map((name) => [name, [exam]])) } };
}

beforeAll(async () => {
  v1 = await startUpstream(answer);
  gateway = await startGateway({ v1Url: v1.url });
});
beforeEach(() => void v1.asked.splice(0));
afterAll(async () => {
  await gateway.close();
  await v1.close();
});

it.each([
  ["plain fields", "{ exams { id slug } }", "{ f0: exams { _id examSlug } }"],
  ["aliases, each field once", "{ exams { a: title b: title } }", "{ f0: exams { title } }"],
  ["nested fields", "{ exams { id subjects { name } } }", "{ f0: exams { _id subjects { name } } }"],
  [
    "the same child selected twice",
    "{ exams { a: subjects { id } b: subjects { name } } }",
    "{ f0: exams { subjects { _id name } } }",
  ],
  ["nothing but a type name", "{ exams { __typename } }", "{ f0: exams { _id } }"],
  [
    "a fragment",
    "{ exams { ...E } } fragment E on Exam { title subjects { ...S } } fragment S on ExamSubject { id }",
    "{ f0: exams { title subjects { _id } } }",
  ],
  ["an inline fragment on the interface", "{ exams { ... on Node { id } } }", "{ f0: exams { _id } }"],
])("asks the older server for %s", async (_, query, sent) => {
  const { errors } = await gateway.ask(query, { token: "t1" });
  expect(errors).toEqual([]);
  expect(queries()).toEqual([sent]);
});

it("leaves out what the caller skips by a variable", async () => {
  const query = "query ($no: Boolean!) { exams { id title @include(if: $no) subjects @skip(if: true) { id } } }";
  await gateway.ask(query, { token: "t1", variables: { no: false } });
  expect(queries()).toEqual(["{ f0: exams { _id } }"]);
});

it("sends one request for an operation that asks twice", async () => {
  const { data } = await gateway.ask("{ a: exams { id } b: exams { title } c: exams { id } }", { token: "t1" });
  expect(queries()).toEqual(["{ f0: exams { _id } f1: exams { title } }"]);
  expect(data).toEqual({ a: [{ id: "x1" }], b: [{ title: "SAT" }], c: [{ id: "x1" }] });
});

it.each([
  ["FORBIDDEN", "FORBIDDEN"],
  ["UNAUTHENTICATED", "UNAUTHENTICATED"],
  ["INTERNAL_SERVER_ERROR", "UPSTREAM_UNAVAILABLE"],
])("hands on an error of the older server's GraphQL: %s", async (theirs, ours) => {
  v1.behave((asked) =>
    asked.path === "/graphql"
      ? { json: { data: null, errors: [{ message: "No.", path: ["f0"], extensions: { code: theirs } }] } }
      : answer(asked),
  );
  const { data, errors } = await gateway.ask("{ exams { id } me { id } }", { token: "t1" });
  v1.behave(answer);
  expect(data).toMatchObject({ exams: null, me: { id: expect.any(String) } });
  expect(errors).toMatchObject([{ message: "No.", path: ["exams"], extensions: { code: ours, source: "v1-graphql" } }]);
});
