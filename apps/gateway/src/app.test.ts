import request from "supertest";
import { limits } from "./gates/operation-limits.ts";
import { startGateway, type TestGateway } from "./testing/gateway.ts";
import { aViewer } from "./testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "./testing/upstream-server.ts";

const picture = "0123456789abcdef01234567";

let upstream: UpstreamServer;
let gateway: TestGateway;

function answer({ path, headers }: Asked): Reply {
  if (path === `/files/${picture}`) return { text: "PNG", type: "image/png" };
  if (path === "/files/aaaaaaaaaaaaaaaaaaaaaaaa") return { text: "<script>", type: "text/html" };
  if (path.startsWith("/files/")) return { status: 404, json: { message: "No." } };
  if (path.endsWith("/bad")) return { status: 401, json: { error: "Invalid authorization token" } };
  if (path.startsWith("/admin/loginWithToken/")) return { json: { user: aViewer() } };
  if (path === "/admin/login")
    return { json: { user: aViewer(), accessToken: `t ${String(headers["x-forwarded-for"])}` } };
  return { status: 404, json: {} };
}

beforeAll(async () => {
  upstream = await startUpstream(answer);
  gateway = await startGateway({ v1Url: upstream.url, v2Url: "http://127.0.0.1:1" });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const agent = () => request(gateway.url);
const post = (body: string | object) => agent().post("/graphql").set("content-type", "application/json").send(body);
const codesOf = ({ body }: { body: unknown }) =>
  (body as { errors: { extensions: { code: string; requestId: string } }[] }).errors.map(
    ({ extensions }) => extensions.code,
  );

describe("health", () => {
  it("is alive at once, ready when warm, and then says how each source does", async () => {
    expect((await agent().get("/healthz")).body).toEqual({ status: "ok" });
    expect((await agent().get("/readyz")).status).toBe(503);
    await gateway.warmUp();
    const { status, body } = await agent().get("/readyz");
    expect([status, body]).toEqual([
      200,
      {
        status: "ok",
        sources: { v1: "ok", v2: "down", "v1-graphql": "ok" },
        changes: { v1: "off", v2: "off" },
      },
    ]);
  });
});

it("says that a server is down which answers, but says itself that it cannot work", async () => {
  const away = await startUpstream(({ path }) => ({ status: path === "/readyz" ? 503 : 200, json: {} }));
  const other = await startGateway({ v1Url: away.url, v2Url: away.url });
  await other.warmUp();
  const { body } = await request(other.url).get("/readyz");
  expect(body).toMatchObject({ sources: { v1: "down", v2: "down" } });
  await other.close();
  await away.close();
});

describe("files", () => {
  it("come from the older server, kept for good", async () => {
    const { status, headers, body } = await agent().get(`/files/${picture}`);
    expect([status, headers["content-type"], String(body)]).toEqual([200, "image/png", "PNG"]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    ["one that the server which is away may have", "bbbbbbbbbbbbbbbbbbbbbbbb", 502],
    ["a name that is none", "..%2fhealthz", 404],
    ["what is not a picture", "aaaaaaaaaaaaaaaaaaaaaaaa", 502],
  ])("are refused for %s", async (_, id, status) => {
    expect((await agent().get(`/files/${id}`)).status).toBe(status);
  });
});

describe("signing in", () => {
  const login = 'mutation { login(input: { email: "a@b.c", password: "p" }) { accessToken } }';

  it.each([
    ["no token", undefined, "Authorization token missing"],
    ["another scheme", "Basic abc", "Authorization token missing"],
    ["a path for a token", "Bearer ..", "Authorization token missing"],
    ["what is too long for a token", `Bearer ${"t".repeat(12_000)}`, "Authorization token missing"],
    ["a bad token", "Bearer bad", "Invalid authorization token"],
  ])("is asked of a guarded field with %s", async (_, header, message) => {
    const asked = post({ query: "{ __typename me { id } }" });
    const { status, body } = await (header ? asked.set("authorization", header) : asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { __typename: "Query", me: null },
      errors: [{ message, extensions: { code: "UNAUTHENTICATED" } }],
    });
  });

  it("works under an old bad token", async () => {
    const { body } = await post({ query: login }).set("authorization", "Bearer bad");
    expect(body).toMatchObject({ data: { login: { accessToken: expect.any(String) } } });
  });

  it("tells the servers who is asking, from where, and for which request", async () => {
    upstream.asked.splice(0);
    await post({ query: "{ me { id } }" }).set({
      authorization: "Bearer t9",
      "x-request-id": "request-1",
      "x-forwarded-for": "203.0.113.7",
      "user-agent": "Test/1",
    });
    expect(upstream.asked).toMatchObject([
      {
        path: "/admin/loginWithToken/t9",
        headers: {
          authorization: "Bearer t9",
          "x-request-id": "request-1",
          "x-forwarded-for": "203.0.113.7",
          "user-agent": "Test/1",
        },
      },
    ]);
  });

  it("hands on no more of a browser's name than servers can read", async () => {
    upstream.asked.splice(0);
    await post({ query: "{ me { id } }" }).set({ authorization: "Bearer t10", "user-agent": "T".repeat(12_000) });
    expect(upstream.asked[0]?.headers["user-agent"]).toHaveLength(500);
  });

  it("is what introspection needs", async () => {
    const query = "query { ...S } fragment S on Query { __schema { queryType { name } } }";
    const refused = await post({ query });
    expect([refused.status, codesOf(refused)]).toEqual([401, ["UNAUTHENTICATED"]]);
    expect(
      (await post({ query: '{ __type(name: "Query") { name } }' }).set("authorization", "Bearer bad")).status,
    ).toBe(401);
    expect((await post({ query }).set("authorization", "Bearer t1")).body).toMatchObject({
      data: { __schema: { queryType: { name: "Query" } } },
    });
  });
});

describe("bad requests", () => {
  it.each([
    [
      "a form, as another site could send",
      "application/x-www-form-urlencoded",
      "query={__typename}",
      400,
      "BAD_USER_INPUT",
    ],
    ["plain text", "text/plain", '{"query":"{ __typename }"}', 400, "BAD_USER_INPUT"],
    ["broken JSON", "application/json", '{"query', 400, "BAD_USER_INPUT"],
    ["a batch", "application/json", '[{"query":"{ __typename }"}]', 400, "BAD_USER_INPUT"],
    ["no operation", "application/json", "{}", 400, "BAD_USER_INPUT"],
    ["a syntax error", "application/json", '{"query":"{ me "}', 400, "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", "application/json", '{"query":"{ mee }"}', 400, "GRAPHQL_VALIDATION_FAILED"],
    [
      "an unknown operation name",
      "application/json",
      '{"query":"query A { __typename }","operationName":"B"}',
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a bad variable",
      "application/json",
      '{"query":"query ($n: Int!) { notifications(first: $n) { unreadCount } }","variables":{"n":"x"}}',
      400,
      "BAD_USER_INPUT",
    ],
    [
      "a stored query that nobody stored",
      "application/json",
      '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
      200,
      "BAD_USER_INPUT",
    ],
    [
      "more than a megabyte",
      "application/json",
      JSON.stringify({ query: "#".repeat(1_100_000) }),
      413,
      "LIMIT_EXCEEDED",
    ],
  ])("refuses %s, with a request id", async (_, type, body, status, code) => {
    const answered = await agent().post("/graphql").set("content-type", type).send(body);
    expect([answered.status, codesOf(answered)]).toEqual([status, [code]]);
    const { errors } = answered.body as { errors: { extensions: { requestId: string } }[] };
    expect(errors[0]?.extensions.requestId).toBe(answered.headers["x-request-id"]);
  });

  it("gives no hints about names in the schema", async () => {
    const { text } = await post({ query: "{ mee { id } }" });
    expect(text).not.toMatch(/did you mean/i);
  });

  it("changes nothing by a link", async () => {
    const query = encodeURIComponent("mutation { logout { loggedOut } }");
    const { status } = await agent().get(`/graphql?query=${query}`).set("apollo-require-preflight", "1");
    expect(status).toBe(405);
  });

  const deep = (levels: number) =>
    `{ curriculums { items { ${"region { ".repeat(levels)} id ${"} ".repeat(levels)} } } }`;
  it.each([
    [
      "levels of introspection",
      '{ __type(name: "A") { ' +
        "ofType { ".repeat(limits.schemaDepth) +
        "name" +
        " }".repeat(limits.schemaDepth) +
        " } }",
    ],
    ["aliases", `{ ${Array.from({ length: limits.aliases + 1 }, (_, place) => `a${place}: me { id }`).join(" ")} }`],
    ["directives", `{ __typename ${"@skip(if: false) ".repeat(limits.directives + 1)} }`],
    ["tokens", `{ ${"__typename ".repeat(limits.tokens)} }`],
    ["levels of records", deep(limits.depth)],
  ])("refuses too many %s", async (_, query) => {
    const answered = await post({ query });
    expect(answered.status).toBe(400);
    expect(codesOf(answered)).toContain("LIMIT_EXCEEDED");
  });

  it("keeps passwords and tokens out of its log, also where something breaks", async () => {
    gateway.logs.splice(0);
    await post({
      query: "mutation ($input: LoginInput!) { login(input: $input) { accessToken } }",
      variables: { input: { email: 1, password: "hunter2" } },
    }).set("authorization", "Bearer secret-token");
    upstream.behave(() => "reset");
    await post({ query: "{ me { id } subjectOptions { value } }" }).set("authorization", "Bearer other-secret");
    upstream.behave(answer);
    expect(gateway.logs.length).toBeGreaterThan(0);
    expect(gateway.logs.join("")).not.toMatch(/hunter2|secret/);
  });
});
