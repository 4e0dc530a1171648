import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aPage, aPolicy, aRegion, aViewer } from "../testing/records.ts";
import {
  startUpstream,
  type Asked,
  type Behaviour,
  type Reply,
  type UpstreamServer,
} from "../testing/upstream-server.ts";

const deadlineMs = 1_500;
const everything =
  "{ subjectOptions { value } regions { items { code cancellationPolicy { name } } } exams { items { title } } }";
const whole = {
  subjectOptions: [{ value: "Igbo" }],
  regions: { items: [{ code: "UK", cancellationPolicy: { name: "Standard" } }] },
  exams: { items: [{ title: "SAT" }] },
};

function well({ path }: Asked): Reply {
  if (path.startsWith("/admin/loginWithToken/")) return { json: { user: aViewer({ user_role: "super-admin" }) } };
  if (path === "/subjects-options") return { json: [{ value: "Igbo" }] };
  if (path === "/graphql") return { json: { data: { f0: { items: [{ title: "SAT" }] } } } };
  if (path.startsWith("/admin/cancellation-policy")) return { json: aPage([aPolicy()]) };
  return { json: aPage([aRegion()]) };
}

/** Each source, the requests that it serves, and the fields that live on it. */
const sources = {
  v1: { server: "v1", serves: ({ path }: Asked) => path === "/subjects-options", field: "subjectOptions" },
  "v1-graphql": { server: "v1", serves: ({ path }: Asked) => path === "/graphql", field: "exams" },
  v2: { server: "v2", serves: () => true, field: "regions" },
} as const;

const failures: [string, Reply, string, string][] = [
  ["resets the connection", "reset", "UPSTREAM_UNAVAILABLE", "Network error"],
  ["hangs", "hang", "UPSTREAM_UNAVAILABLE", "Network error"],
  [
    "answers 500 with a text",
    { status: 500, json: { message: "Out of order", error: "Out of order", errors: [{ message: "Out of order" }] } },
    "UPSTREAM_UNAVAILABLE",
    "Out of order",
  ],
  [
    "answers 503 with a page",
    { status: 503, text: "<h1>nginx</h1>", type: "text/html" },
    "UPSTREAM_UNAVAILABLE",
    "An error occurred",
  ],
  [
    "answers 200 with a page",
    { text: "<h1>Welcome</h1>", type: "text/html" },
    "UPSTREAM_BAD_ANSWER",
    "An error occurred",
  ],
  ["answers with broken JSON", { text: '{"data":[' }, "UPSTREAM_BAD_ANSWER", "An error occurred"],
  ["answers with another form", { json: { rows: [] } }, "UPSTREAM_BAD_ANSWER", "An error occurred"],
  [
    "answers with records that lack fields",
    { json: { data: [{ name: "?" }], page: 1, pageSize: 25, total: 1 } },
    "UPSTREAM_BAD_ANSWER",
    "An error occurred",
  ],
  ["answers without end", { text: `"${"x".repeat(3_000_000)}"` }, "UPSTREAM_BAD_ANSWER", "An error occurred"],
];

let v1: UpstreamServer;
let v2: UpstreamServer;
let gateway: TestGateway;

beforeAll(async () => {
  [v1, v2] = await Promise.all([startUpstream(well), startUpstream(well)]);
  gateway = await startGateway({
    v1Url: v1.url,
    v2Url: v2.url,
    upstreamDeadlineMs: deadlineMs,
    upstreamAnswerBytes: 1_000_000,
    keepsReference: false,
  });
});
afterEach(() => {
  v1.behave(well);
  v2.behave(well);
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([v1.close(), v2.close()]);
});

const failing =
  (serves: (asked: Asked) => boolean, reply: Reply): Behaviour =>
  (asked) =>
    serves(asked) ? reply : well(asked);

it("answers whole while all is well", async () => {
  await expect(gateway.ask(everything, { token: "t1" })).resolves.toMatchObject({ data: whole, errors: [] });
});

describe.each(Object.entries(sources))("when %s", (source, { server, serves, field }) => {
  it.each(failures)("%s, only its fields are blank, within its deadline", async (_, reply, code, message) => {
    (server === "v1" ? v1 : v2).behave(failing(serves, reply));
    const started = performance.now();
    const { status, data, errors } = await gateway.ask(everything, { token: "t1" });

    expect(performance.now() - started).toBeLessThan(deadlineMs + 3_000);
    expect(status).toBe(200);
    expect(data).toEqual({ ...whole, [field]: null });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path: [field], message, extensions: { code, source } });
    expect(errors[0]?.extensions.requestId).toMatch(/^[\w-]{36}$/);
  });
});

it("blanks a cell, not a page, where a referred record cannot be read", async () => {
  v2.behave(failing(({ path }) => path.startsWith("/admin/cancellation-policy"), { status: 500, json: {} }));
  const { data, errors } = await gateway.ask(everything, { token: "t1" });
  expect(data).toEqual({ ...whole, regions: { items: [{ code: "UK", cancellationPolicy: null }] } });
  expect(errors).toMatchObject([{ path: ["regions", "items", 0, "cancellationPolicy"] }]);
});

it("says so when a server is not there at all", async () => {
  const alone = await startGateway({ v1Url: v1.url, v2Url: "http://127.0.0.1:1", upstreamDeadlineMs: deadlineMs });
  const { data, errors } = await alone.ask(everything, { token: "t1" });
  await alone.close();
  expect(data).toEqual({ ...whole, regions: null });
  expect(errors).toMatchObject([
    { message: "Network error", extensions: { code: "UPSTREAM_UNAVAILABLE", source: "v2" } },
  ]);
});

it("writes each failure to the log once, with its source and the request, and never a token", async () => {
  v2.behave(() => ({ status: 500, json: { error: "Out of order" } }));
  gateway.logs.splice(0);
  const { errors } = await gateway.ask(everything, { token: "secret-token" });
  expect(gateway.complaints()).toMatchObject([
    {
      msg: "upstream failed",
      source: "v2",
      status: 500,
      code: "UPSTREAM_UNAVAILABLE",
      requestId: errors[0]?.extensions.requestId,
    },
  ]);
  expect(gateway.logs.join("")).not.toContain("secret-token");
});
