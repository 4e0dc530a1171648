import { jest } from "@jest/globals";
import { startGateway } from "../testing/gateway.ts";
import { aPage, aRegion, aViewer } from "../testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../testing/upstream-server.ts";

let isLoaded = false;
jest.mock("@opentelemetry/sdk-trace-node", () => {
  isLoaded = true;
  return jest.requireActual<object>("@opentelemetry/sdk-trace-node");
});

let upstream: UpstreamServer;
let collector: UpstreamServer;

function answer({ path }: Asked): Reply {
  if (path.startsWith("/admin/loginWithToken/")) return { json: { user: aViewer({ user_role: "admin" }) } };
  if (path === "/subjects-options") return "reset";
  return { json: aPage([aRegion()]) };
}

beforeEach(async () => {
  upstream = await startUpstream(answer);
  collector = await startUpstream(() => ({ json: {} }));
});
afterEach(async () => {
  await upstream.close();
  await collector.close();
});

interface Attribute {
  key: string;
  value: { stringValue?: string; arrayValue?: { values: { stringValue: string }[] } };
}
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code: number };
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** What the collector has been sent. */
const sent = () => collector.asked.map(({ body }) => JSON.parse(body) as Export).flatMap((one) => one.resourceSpans);
const spans = () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
const outcome = ({ attributes }: Span) => attributes.find(({ key }) => key === "gateway.outcome")?.value.stringValue;

/** A gateway that has answered one operation and has been closed, so that everything is sent. */
async function traced(traceparent: string | null, otlpEndpoint: string | null = `${collector.url}/`): Promise<void> {
  const gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url, otlpEndpoint });
  await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: "Bearer secret-token",
      ...(traceparent !== null && { traceparent }),
    },
    body: JSON.stringify({ query: "query RegionsList { regions { items { id } } subjectOptions { value } }" }),
  });
  await gateway.close();
}
const asked = (path: string) => upstream.asked.find((one) => one.path.startsWith(path));

it("loads nothing of OpenTelemetry and sends nothing where there is no collector", async () => {
  await traced("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", null);
  expect(isLoaded).toBe(false);
  expect(collector.asked).toEqual([]);
  expect(asked("/admin/region")?.headers.traceparent).toBeUndefined();
});

it("sends a span of the operation and of each call to a server, one under the other", async () => {
  await traced(null);
  expect(collector.asked[0]?.path).toBe("/v1/traces");
  expect(sent()[0]?.resource.attributes).toContainEqual({ key: "service.name", value: { stringValue: "gateway" } });
  const [operation] = spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(operation).toMatchObject({ name: "query RegionsList" });
  const calls = spans().filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(calls.map((call) => `${call.name} ${outcome(call)}`).toSorted()).toEqual([
    "v1 GET ok",
    "v1 GET silent",
    "v2 GET ok",
  ]);
  expect(calls.every(({ traceId }) => traceId === operation?.traceId)).toBe(true);
  expect(collector.asked.map(({ body }) => body).join("")).not.toContain("secret");
});

it("goes on with the caller's trace, and hands it on to the servers", async () => {
  await traced("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
  const operation = spans().find(({ parentSpanId }) => parentSpanId === "b7ad6b7169203331");
  expect(operation).toMatchObject({ name: "query RegionsList", traceId: "0af7651916cd43dd8448eb211c80319c" });
  const call = spans().find(({ name }) => name === "v2 GET");
  expect(asked("/admin/region")?.headers.traceparent).toBe(`00-${operation?.traceId}-${call?.spanId}-01`);
});

it("begins a trace of its own where the caller's makes no sense", async () => {
  await traced("00-00000000000000000000000000000000-zz-01");
  const operation = spans().find(({ name }) => name === "query RegionsList");
  expect(operation?.parentSpanId ?? "").toBe("");
  expect(operation?.traceId).toMatch(/^[0-9a-f]{32}$/);
});
