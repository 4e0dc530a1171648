import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aRegion, aViewer } from "../testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../testing/upstream-server.ts";

let upstream: UpstreamServer;
let gateway: TestGateway;
let refusal: Reply;

function answer({ path }: Asked): Reply {
  return path.startsWith("/admin/loginWithToken/")
    ? { json: { user: aViewer({ user_role: "super-admin" }) } }
    : refusal;
}

beforeAll(async () => {
  upstream = await startUpstream(answer);
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const read = { v1: "{ field: subjectOptions { value } }", v2: "{ field: regions { items { id } } }" };
const write = {
  v1: 'mutation { field: profileUpdate(version: 1, input: { firstName: "A" }) { userErrors { __typename code message path } } }',
  v2: 'mutation { field: regionUpdate(id: "r1", version: 1, input: { name: "A" }) { userErrors { __typename code message path } } }',
};

it.each([
  ["v1", 400, "BAD_USER_INPUT"],
  ["v2", 400, "BAD_USER_INPUT"],
  ["v1", 401, "UNAUTHENTICATED"],
  ["v2", 401, "UPSTREAM_REFUSED"],
  ["v1", 403, "FORBIDDEN"],
  ["v2", 403, "FORBIDDEN"],
  ["v2", 409, "BAD_USER_INPUT"],
  ["v2", 422, "BAD_USER_INPUT"],
  ["v1", 429, "RATE_LIMITED"],
  ["v2", 413, "LIMIT_EXCEEDED"],
  ["v2", 429, "RATE_LIMITED"],
  ["v1", 500, "UPSTREAM_UNAVAILABLE"],
  ["v2", 503, "UPSTREAM_UNAVAILABLE"],
  ["v2", 418, "UPSTREAM_BAD_ANSWER"],
  ["v2", 302, "UPSTREAM_BAD_ANSWER"],
] as const)(
  "turns %s's %d on a read into %s, with the server's own text, beside status 200",
  async (source, status, code) => {
    refusal = { status, json: source === "v1" ? { message: "Its text." } : { error: "Its text.", code: "X" } };
    const { status: http, data, errors } = await gateway.ask(read[source], { token: "t1" });
    expect(http).toBe(200);
    expect(data).toEqual({ field: null });
    expect(errors).toMatchObject([
      { message: status === 302 ? "An error occurred" : "Its text.", extensions: { code, source } },
    ]);
  },
);

it.each([
  ["v1", 400, "INVALID"],
  ["v2", 400, "INVALID"],
  ["v1", 403, "FORBIDDEN"],
  ["v2", 404, "NOT_FOUND"],
  ["v2", 409, "WRONG_STATE"],
  ["v1", 422, "INVALID"],
  ["v2", 422, "INVALID"],
  ["v2", 429, "TOO_MANY"],
] as const)("turns %s's %d on a write into a refusal that a person can read: %s", async (source, status, code) => {
  refusal = { status, json: source === "v1" ? { message: "Its text." } : { error: "Its text." } };
  const { data, errors } = await gateway.ask(write[source], { token: "t1" });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    field: { userErrors: [{ __typename: "RefusalError", code, message: "Its text.", path: [] }] },
  });
});

it.each([
  ["v1", 401, "UNAUTHENTICATED"],
  ["v2", 401, "UPSTREAM_REFUSED"],
  ["v2", 500, "UPSTREAM_UNAVAILABLE"],
] as const)("keeps %s's %d on a write an error: %s", async (source, status, code) => {
  refusal = { status, json: { message: "No.", error: "No." } };
  const { errors } = await gateway.ask(write[source], { token: "t1" });
  expect(errors).toMatchObject([{ message: "No.", extensions: { code, source } }]);
});

it("puts each refused field at its place", async () => {
  const fields = { name: "Name is required.", "resources.0.url": "Enter a full web address starting with https://." };
  refusal = { status: 422, json: { error: "Name is required.", code: "VALIDATION", fields } };
  const { data } = await gateway.ask(write.v2, { token: "t1" });
  expect(data).toMatchObject({
    field: {
      userErrors: [
        { __typename: "FieldError", code: "INVALID", path: ["name"], message: "Name is required." },
        { __typename: "FieldError", path: ["resources", "0", "url"] },
      ],
    },
  });
});

it("calls a 409 stale only when it carries the record", async () => {
  refusal = {
    status: 409,
    json: {
      error: "Changed.",
      code: "STALE",
      current: aRegion(),
      changedBy: "Bo",
      changedAt: "2026-01-06T09:00:00.000Z",
    },
  };
  const { data } = await gateway.ask(write.v2, { token: "t1" });
  expect(data).toMatchObject({
    field: { userErrors: [{ __typename: "StaleError", code: "STALE", message: "Changed." }] },
  });
});

it("answers a write without a text of the server's with a text of our own", async () => {
  refusal = { status: 422, json: {} };
  const { data } = await gateway.ask(write.v2, { token: "t1" });
  expect(data).toMatchObject({ field: { userErrors: [{ message: "An error occurred" }] } });
});

it("never asks for an id that could be another path", async () => {
  upstream.asked.splice(0);
  const { data } = await gateway.ask(
    'mutation { regionArchive(id: "../region", version: 1) { userErrors { code message } } }',
    { token: "t1" },
  );
  expect(data).toEqual({ regionArchive: { userErrors: [{ code: "NOT_FOUND", message: "Region not found." }] } });
  expect(upstream.asked.filter(({ method }) => method === "POST")).toEqual([]);
});

it("shows nothing of an error of its own", async () => {
  refusal = { json: { data: [aRegion({ createdAt: "yesterday" })], page: 1, pageSize: 25, total: 1 } };
  gateway.logs.splice(0);
  const { errors } = await gateway.ask("{ regions { items { createdAt } } }", { token: "t1" });
  expect(errors).toMatchObject([{ message: "An error occurred", extensions: { code: "INTERNAL_SERVER_ERROR" } }]);
  expect(errors[0]).not.toHaveProperty("extensions.stacktrace");
  const { requestId } = errors[0]!.extensions;
  expect(gateway.complaints()).toEqual([expect.objectContaining({ level: 50, requestId })]);
});
