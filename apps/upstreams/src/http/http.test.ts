import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import request from "supertest";
import { openWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const json = { "content-type": "application/json" };

it("answers bodies that are no JSON in each server's shape", async () => {
  const as = "director";
  const message = "The request body is not a valid JSON object.";
  const v1 = await world.v1("patch", "/admin/profile", { as, body: "{", headers: json });
  expect([v1.status, v1.body]).toEqual([400, { message }]);
  const v2 = await world.v2("post", "/admin/region", { as, body: "null", headers: json });
  expect([v2.status, v2.body]).toEqual([400, { error: message, code: "BAD_REQUEST" }]);
});

it("refuses a body of another type, which would count as empty", async () => {
  for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
    const { status, body } = await world.v2("post", "/admin/region", {
      as: "director",
      body: "name=Mars",
      headers: { "content-type": type },
    });
    expect([status, body.error]).toEqual([415, "Send the body as JSON, with Content-Type: application/json."]);
  }
});

it("asks who calls before it looks at what is sent", async () => {
  expect((await world.v2("post", "/admin/region", { body: "{", headers: json })).status).toBe(401);
  expect((await world.v2("post", "/admin/region", { as: "admin", body: "{", headers: json })).status).toBe(403);
});

it("answers unknown addresses in each server's shape", async () => {
  const v1 = await world.v1("get", "/nothing", { as: "director" });
  expect([v1.status, v1.body]).toEqual([404, { message: "Address not found." }]);
  const v2 = await world.v2("get", "/nothing%zz");
  expect([v2.status, v2.body.code]).toEqual([404, "NOT_FOUND"]);
});

it("says nothing about a failure of its own, and logs it without values", async () => {
  await world.rows("alter table notifications rename to hidden");
  const { status, body } = await world.v2("get", "/notifications", {
    as: "director",
    headers: { "x-request-id": "abc-1" },
  });
  await world.rows("alter table hidden rename to notifications");
  expect([status, body]).toEqual([500, { error: "An error occurred", code: "INTERNAL" }]);
  const line = JSON.parse(world.lines.at(-1)!);
  expect(line).toMatchObject({ requestId: "abc-1", call: "GET /notifications", server: "v2" });
  expect(line.err.message).toBe('relation "notifications" does not exist');
});

it("carries the caller's request id, or one of its own", async () => {
  const given = await world.v1("get", "/healthz", { headers: { "x-request-id": "from-the-gateway" } });
  expect(given.headers["x-request-id"]).toBe("from-the-gateway");
  const bad = await world.v1("get", "/healthz", { headers: { "x-request-id": "no good!" } });
  expect(bad.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

it.each(["v1", "v2"] as const)("serves health and its OpenAPI document on %s", async (name) => {
  expect((await request(world.servers[name]).get("/healthz")).body).toEqual({ status: "ok" });
  expect((await request(world.servers[name]).get("/readyz")).body).toEqual({ status: "ok", database: "ok" });
  expect((await request(world.servers[name]).get("/openapi.json")).body).toMatchObject({ openapi: "3.1.0" });
});

it("gives nothing away in its headers", async () => {
  const { headers } = await world.v1("get", "/healthz");
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers["cache-control"]).toBe("no-store");
});

it("refuses unknown parameters of single reads too", async () => {
  const { status, body } = await world.v2("get", "/search?query=x", { as: "director" });
  expect([status, body]).toEqual([400, { error: "Unknown filter: query.", code: "UNKNOWN_FILTER" }]);
});

it.each(["/admin/login", "/graphql"])(
  "answers a body without end to %s as soon as it is too long, and cuts it off",
  async (path) => {
    const server = createServer(world.servers.v1).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const authorization = `Bearer ${await world.tokenOf("director")}`;
    const socket = connect(port, "127.0.0.1").setEncoding("utf8").pause();
    socket.on("error", () => undefined);
    let answer = "";
    socket.on("data", (part: string) => (answer += part));
    const head = ["content-type: application/json", "transfer-encoding: chunked", `authorization: ${authorization}`];
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${head.join("\r\n")}\r\n\r\n`);
    const endless = setInterval(() => socket.write(`10000\r\n${"x".repeat(0x10000)}\r\n`), 5).unref();
    // Somebody who is busy sending reads late: the answer has to be there still.
    setTimeout(() => socket.resume(), 300);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(endless);
    await new Promise((resolve) => server.close(resolve));
    expect(answer.split("\r\n")[0]).toContain(" 413 ");
  },
);

it("reads no document of GraphQL without end", async () => {
  const query = `{ ${"a ".repeat(30_000)} }`;
  const { body } = await world.v1<{ errors: { message: string }[] }>("post", "/graphql", {
    as: "director",
    body: { query },
  });
  expect(body.errors[0]?.message).toContain("more that 20000 tokens");
});
