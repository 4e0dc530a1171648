import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aViewer } from "../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";

let upstream: UpstreamServer;
let gateway: TestGateway;
const rates = { person: 1_000, token: 1_000, address: 1_000 };

beforeAll(async () => {
  upstream = await startUpstream(({ path }) =>
    path.startsWith("/admin/login")
      ? { json: { user: aViewer({ user_role: "super-admin" }) } }
      : { status: 404, json: {} },
  );
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url, rates });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const doubling = (count: number) =>
  `{ ...F0 } ${Array.from({ length: count }, (_, place) => `fragment F${place} on Query{...F${place + 1} ...F${place + 1}}`).join(" ")} fragment F${count} on Query{__typename}`;
const ring = (count: number) =>
  `{ ...F0 } ${Array.from({ length: count }, (_, place) => `fragment F${place} on Query{...F${(place + 1) % count}}`).join(" ")}`;

async function streamed(query: string) {
  const answer = await fetch(`${gateway.url}/graphql/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", authorization: "Bearer t1" },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await answer.json()) as { errors: { message: string; extensions: { code: string } }[] };
  return { status: answer.status, errors };
}
const asked = (query: string, token?: string) => gateway.ask(query, token === undefined ? {} : { token });

describe.each([
  ["to /graphql, signed out", (query: string) => asked(query)],
  ["to /graphql", (query: string) => asked(query, "t1")],
  ["to /graphql/stream", (query: string) => streamed(query.replace("{", "subscription {"))],
])("a document sent %s", (_, send) => {
  it.each([
    ["fragments that double forty times", doubling(40), "LIMIT_EXCEEDED"],
    ["a ring of 150 fragments", ring(150), "LIMIT_EXCEEDED"],
    ["a ring of 50 fragments", ring(50), "GRAPHQL_VALIDATION_FAILED"],
    ["too much text", `{ __typename } #${"x".repeat(100_000)}`, "LIMIT_EXCEEDED"],
    ["NUL in a text", '{ region(id: "\\u0000") { id } }', "BAD_USER_INPUT"],
    ["half of a character in a text", '{ region(id: "\\ud800") { id } }', "BAD_USER_INPUT"],
  ])("is refused at once with %s", async (__, query, code) => {
    const before = process.cpuUsage();
    const { status, errors } = await send(query);
    expect([status, errors.map(({ extensions }) => extensions.code)]).toEqual([400, [code]]);
    // What it costs this process, not how long it takes: others may keep the machine busy.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

it.each([
  ["NUL", "a\0b"],
  ["half of a character", "\ud800"],
  ["the other half", "x\udc00"],
])("refuses %s in a variable, however deep, and asks no server", async (_, text) => {
  const query = "mutation ($id: ID!) { jobRunNow(id: $id) { userErrors { message } } }";
  // Also once it has been found valid, and compiled.
  for (let round = 0; round < 4; round += 1) {
    await gateway.ask(query, { token: "t1", variables: { id: "j1" } });
    upstream.asked.splice(0);
    const { status, errors } = await gateway.ask(query, {
      token: "t1",
      variables: { id: "j1", more: [{ deep: text }] },
    });
    expect([status, errors[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
    expect(upstream.asked.filter(({ method }) => method === "POST")).toEqual([]);
  }
});

it("reads variables of any depth", async () => {
  const variables = JSON.parse(`{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`) as object;
  expect((await gateway.ask("{ __typename }", { variables }).catch(() => ({ status: 200 }))).status).toBe(200);
});

it.each(["false", "0", '""', "null", "[]", "{}", ""])("answers a stream asked for by %s", async (body) => {
  const answer = await fetch(`${gateway.url}/graphql/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body,
  });
  expect([answer.status, (await answer.json()) as object]).toMatchObject([400, { errors: [{}] }]);
});

describe("an operation that does not fit the schema", () => {
  const wrong = "{ me { idd nickname } regionss { id } jobRunNow }";

  it("is told all that is wrong, to who is signed in", async () => {
    const { status, errors } = await gateway.ask(wrong, { token: "t1" });
    expect(status).toBe(400);
    expect(errors.map(({ message }) => message)).toEqual([
      'Cannot query field "idd" on type "Viewer".',
      'Cannot query field "nickname" on type "Viewer".',
      'Cannot query field "regionss" on type "Query".',
      'Cannot query field "jobRunNow" on type "Query".',
    ]);
    expect(errors.every(({ extensions }) => extensions.requestId.length > 0)).toBe(true);
  });

  it.each([
    ["an unknown field", wrong, {}],
    ["a missing argument", "{ region { id } }", {}],
    ["a wrong type of variable", "query ($a: Regions) { __typename }", {}],
    ["a record without fields", "{ me }", {}],
  ])("is told in one general text for %s, to who is not", async (_, query, variables) => {
    const { status, errors } = await gateway.ask(query, { variables });
    expect([status, errors]).toMatchObject([
      400,
      [
        {
          message: "The operation is not valid. Sign in to see why.",
          extensions: { code: "GRAPHQL_VALIDATION_FAILED", requestId: expect.any(String) },
        },
      ],
    ]);
    expect(errors).toHaveLength(1);
  });

  it("says nothing of the schema about variables, to who is not signed in", async () => {
    const query = "mutation ($input: LoginInput!) { login(input: $input) { accessToken } }";
    const { status, errors } = await gateway.ask(query, { variables: { input: { emai: "a@b.c", passwort: "p" } } });
    expect(status).toBe(400);
    expect([...new Set(errors.map(({ message }) => message))]).toEqual([
      "A variable is not valid. Sign in to see why.",
    ]);
    const known = await gateway.ask(query, { token: "t1", variables: { input: { emai: "a@b.c" } } });
    expect(known.errors.some(({ message }) => message.includes("LoginInput") || message.includes("emai"))).toBe(true);
  });
});

it("refuses many aliases of a wrong field before it looks for the field", async () => {
  const { errors } = await asked(
    `{ ${Array.from({ length: 490 }, (_, place) => `a${place}: regionss`).join(" ")} }`,
    "t1",
  );
  expect(errors.map(({ message }) => message)).toEqual(["The operation has too many aliases: the limit is 30."]);
});
