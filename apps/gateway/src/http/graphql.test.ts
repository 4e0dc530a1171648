import request from "supertest";
import { startGateway, type TestGateway } from "../testing/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ v1Url: "http://127.0.0.1:1", v2Url: "http://127.0.0.1:1" });
});
afterAll(() => gateway.close());

const query = "{ __typename }";
const ask = (path = "/graphql") => request(gateway.url).post(path);
const always = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
};

it.each([
  ["nothing", undefined, "application/json; charset=utf-8"],
  ["anything", "*/*", "application/json; charset=utf-8"],
  ["JSON", "application/json", "application/json; charset=utf-8"],
  [
    "what GraphQL clients do",
    "application/graphql-response+json,application/json;q=0.9",
    "application/graphql-response+json; charset=utf-8",
  ],
])("answers who accepts %s in kind, never to be kept", async (_, accept, type) => {
  const asked = ask();
  const { status, headers, body } = await (accept ? asked.set("accept", accept) : asked).send({ query });
  expect([status, body]).toMatchObject([200, { data: { __typename: "Query" } }]);
  expect(headers).toMatchObject({ ...always, "content-type": type, "cache-control": "no-store" });
});

it("refuses who accepts nothing that it has", async () => {
  const { status, headers } = await ask().set("accept", "text/html").send({ query });
  expect([status, headers]).toMatchObject([406, always]);
});

it.each(["/graphql", "/graphql/", "/graphql?x=1", "/GraphQL"])("is found at %s, with the caller's id", async (path) => {
  const { status, headers } = await ask(path).set("x-request-id", "request-1").send({ query });
  expect([status, headers]).toMatchObject([200, { ...always, "x-request-id": "request-1" }]);
});

it("is not found under a name that only begins like it", async () => {
  expect((await ask("/graphqlx").send({ query })).body).not.toHaveProperty("data");
});

it("says who asked and what always holds also where the body cannot be read", async () => {
  const { status, headers } = await ask()
    .set({ "x-request-id": "request-2", "content-type": "application/json" })
    .send("{");
  expect([status, headers]).toMatchObject([400, { ...always, "x-request-id": "request-2" }]);
});

it("answers a question in the address, as long as no form of another site could have sent it", async () => {
  const link = `/graphql?query=${encodeURIComponent(query)}`;
  expect((await request(gateway.url).get(link)).status).toBe(400);
  expect((await request(gateway.url).get(link).set("apollo-require-preflight", "1")).body).toMatchObject({
    data: { __typename: "Query" },
  });
});
