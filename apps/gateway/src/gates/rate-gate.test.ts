import { parse, type OperationDefinitionNode } from "graphql";
import request from "supertest";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aViewer } from "../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";
import { publicCalls } from "./rate-gate.ts";

let upstream: UpstreamServer;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream(({ path }) => {
    const person = path.split("/").at(-1) ?? "";
    return { json: { user: aViewer({ _id: person }), accessToken: "t" } };
  });
});
beforeEach(async () => {
  // Redis is asked where nobody answers: the counting goes on in memory.
  gateway = await startGateway({
    v1Url: upstream.url,
    v2Url: upstream.url,
    rates: { person: 3, token: 3, address: 4 },
    redisUrl: "redis://127.0.0.1:1",
  });
});
afterEach(() => gateway.close());
afterAll(() => upstream.close());

const ask = (query: string, person: string | null, address = "203.0.113.1") => {
  const sent = request(gateway.url).post("/graphql").set("x-forwarded-for", address);
  return (person === null ? sent : sent.set("authorization", `Bearer ${person}`)).send({ query });
};
const login = 'login(input: { email: "a@b.c", password: "p" }) { accessToken }';

it("tells each person what is left, and refuses what is too much", async () => {
  const first = await ask("{ me { id } }", "ada");
  expect(first.headers).toMatchObject({ "ratelimit-limit": "3", "ratelimit-remaining": "2" });
  expect(first.body).toMatchObject({ extensions: { rateLimit: { limit: 3, remaining: 2 } } });
  await ask("{ me { id } }", "ada", "203.0.113.2");
  await ask("{ me { id } }", "ada", "203.0.113.3");
  const refused = await ask("{ me { id } }", "ada");
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatchObject({ "ratelimit-remaining": "0" });
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({
    errors: [{ extensions: { code: "RATE_LIMITED", retryAfter: seconds, requestId: expect.any(String) } }],
    extensions: { rateLimit: { limit: 3, remaining: 0, resetSeconds: seconds } },
  });
});

it("counts each person alone, wherever they are", async () => {
  for (let place = 0; place < 3; place += 1) await ask("{ me { id } }", "ada");
  expect((await ask("{ me { id } }", "bo")).status).toBe(200);
});

it("counts attempts to sign in by address, each alias as one, and asks no server beyond", async () => {
  expect((await ask(`mutation { a: ${login} b: ${login} c: ${login} }`, null)).status).toBe(200);
  expect((await ask(`mutation { ${login} }`, null)).status).toBe(200);
  upstream.asked.splice(0);
  expect((await ask(`mutation { ${login} }`, null)).status).toBe(429);
  expect(
    (await ask(`mutation { a: ${login} b: ${login} c: ${login} d: ${login} e: ${login} }`, null, "203.0.113.9")).status,
  ).toBe(429);
  expect(upstream.asked).toEqual([]);
  expect((await ask(`mutation { ${login} }`, null, "203.0.113.10")).status).toBe(200);
});

it("does not let a token carry attempts to sign in past the address", async () => {
  for (let place = 0; place < 4; place += 1) await ask(`mutation { ${login} }`, `person-${place}`);
  expect((await ask(`mutation { ${login} }`, "another")).status).toBe(429);
});

it("finds attempts in fragments too", () => {
  const document = parse(
    `mutation { ...A ... on Mutation { x: ${login} } } fragment A on Mutation { ${login} logout { loggedOut } }`,
  );
  expect(publicCalls(document, document.definitions[0] as OperationDefinitionNode)).toBe(2);
});

it.each([
  ["addresses of one network", (place: number) => `2001:db8:0:7::${place + 1}`],
  ["ports of one address", (place: number) => `203.0.113.7:${place + 1_024}`],
  ["brackets and ports", (place: number) => `[2001:db8:0:8::${place + 1}]:${place + 1_024}`],
])("is not led past the limit by other %s", async (_, address) => {
  const statuses: number[] = [];
  for (let place = 0; place < 6; place += 1) statuses.push((await ask("{ me { id } }", null, address(place))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

it.each([
  ["does not fit the schema", "{ mee }"],
  ["is not GraphQL", "{ me "],
  ["is beyond the limits", `{ ${"me { ".repeat(20)} id ${"}".repeat(20)} }`],
  ["is too long", `{ __typename } #${"x".repeat(100_000)}`],
])("counts what %s as well, and looks at no more of it when it is too much", async (_, query) => {
  const statuses: number[] = [];
  for (let place = 0; place < 6; place += 1) statuses.push((await ask(query, null)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  const { headers, body } = await ask("{ me { id } }", null);
  expect(headers).toMatchObject({ "ratelimit-limit": "4", "ratelimit-remaining": "0" });
  expect(body).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
  expect((await ask(query, "ada")).status).toBe(400);
});

it("counts bodies that cannot be read", async () => {
  const send = () =>
    request(gateway.url)
      .post("/graphql")
      .set({ "x-forwarded-for": "203.0.113.9", "content-type": "application/json" })
      .send("{");
  for (let sent = 0; sent < 4; sent += 1) expect((await send()).status).toBe(400);
  expect((await send()).status).toBe(429);
});

it("tells what is left of what is refused, too", async () => {
  const { headers } = await ask("{ me ", null);
  expect(headers).toMatchObject({ "ratelimit-limit": "4", "ratelimit-remaining": "3" });
});

it("says once that Redis is down", async () => {
  for (let place = 0; place < 3; place += 1) await ask("{ me { id } }", "ada");
  expect(gateway.logs.filter((line) => line.includes("redis is down"))).toHaveLength(1);
});
