import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aPage, aRegion, aViewer } from "../testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../testing/upstream-server.ts";

let upstream: UpstreamServer;
let gateway: TestGateway;
let isOutOfOrder = false;

function answer({ path }: Asked): Reply {
  if (path.startsWith("/admin/loginWithToken/")) return { json: { user: aViewer({ user_role: "super-admin" }) } };
  return isOutOfOrder ? { status: 500, json: { error: "Out of order" } } : { json: aPage([aRegion()]) };
}

beforeEach(async () => {
  isOutOfOrder = false;
  upstream = await startUpstream(answer);
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
});
afterEach(async () => {
  await gateway.close();
  await upstream.close();
});

const query = "query List { regions { items { code } } } query Other { regions { items { id } } }";

/** What an answer is, without what belongs to its one request or counts down. */
async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer t1", ...headers },
    body: JSON.stringify(body),
  });
  const passing = ["date", "x-request-id", "ratelimit-remaining", "content-length"];
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !passing.includes(name)),
    left: Number(response.headers.get("ratelimit-remaining")),
    data,
    errors: errors?.map(({ message }) => message),
  };
}

it("answers with the same status, headers and data as the server itself", async () => {
  const { left, ...first } = await post({ query, operationName: "List" });
  const { left: leftThen, ...second } = await post({ query, operationName: "List" });
  expect(first).toMatchObject({ status: 200, data: { regions: { items: [{ code: "UK" }] } } });
  expect(second).toEqual(first);
  expect(leftThen).toBe(left - 1);
});

it("tells operations of one document apart", async () => {
  await post({ query, operationName: "List" });
  expect(await post({ query, operationName: "Other" })).toMatchObject({
    data: { regions: { items: [{ id: aRegion()._id }] } },
  });
});

it.each([
  ["an operation that is not there", { query, operationName: "Nobody" }],
  ["no operation where there are two", { query }],
  ["variables that are a text", { query, operationName: "List", variables: "{}" }],
  ["variables that are a list", { query, operationName: "List", variables: [] }],
  ["a name that is a number", { query, operationName: 5 }],
  ["a stored operation", { query, operationName: "List", extensions: { persistedQuery: { version: 1 } } }],
  ["several at once", [{ query, operationName: "List" }]],
  ["a stream", { query: "query Q { me { id } } subscription S { changes { __typename } }", operationName: "S" }],
])("refuses %s also where the text is known", async (_, body) => {
  const unknown = await post(body);
  await post({ query, operationName: "List" });
  await post({ query: "query Q { me { id } } subscription S { changes { __typename } }", operationName: "Q" });
  const known = await post(body);
  expect(known.errors).toHaveLength(1);
  expect({ ...known, left: 0 }).toEqual({ ...unknown, left: 0 });
});

it("takes what clients say of themselves", async () => {
  const body = { query, operationName: "List", variables: null, extensions: { clientLibrary: { name: "c" } } };
  const { left: _, ...first } = await post(body);
  expect(await post(body)).toMatchObject(first);
});

it("asks, counts and tells once where the answer has an error", async () => {
  const before = await post({ query, operationName: "List" });
  isOutOfOrder = true;
  upstream.asked.splice(0);
  const { left, errors } = await post({ query, operationName: "List" });
  expect(errors).toHaveLength(1);
  expect(left).toBe(before.left - 1);
  expect(upstream.asked.filter(({ path }) => path.startsWith("/admin/region"))).toHaveLength(1);
  await new Promise(setImmediate);
  expect(gateway.lines("operation").map(({ outcome }) => outcome)).toEqual(["ok", "partial"]);
});

it("hands on to the server who cannot take its answers in JSON", async () => {
  await post({ query, operationName: "List" });
  const { status } = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "image/png" },
    body: JSON.stringify({ query, operationName: "List" }),
  });
  expect(status).toBe(406);
});
