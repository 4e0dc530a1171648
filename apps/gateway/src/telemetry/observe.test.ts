import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aPage, aRegion, aViewer } from "../testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../testing/upstream-server.ts";

const metricsToken = "metrics-token-of-the-tests";

let upstream: UpstreamServer;
let gateway: TestGateway;

function answer({ path }: Asked): Reply {
  if (path.startsWith("/admin/loginWithToken/")) return { json: { user: aViewer({ user_role: "admin" }) } };
  if (path === "/subjects-options") return "reset";
  return { json: aPage([aRegion()]) };
}

beforeEach(async () => {
  upstream = await startUpstream(answer);
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url, metricsToken });
});
afterEach(async () => {
  await gateway.close();
  await upstream.close();
});

const operations = () => gateway.lines("operation");

const metrics = (headers: Record<string, string> = {}) => fetch(`${gateway.url}/metrics`, { headers });
/** The values of all series whose name and labels begin so. */
async function counted(beginning: string): Promise<number> {
  const lines = (await (await metrics()).text()).split("\n").filter((line) => line.startsWith(beginning));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

describe("the log", () => {
  it("has one line for each operation: what it was, whose, how long, and what came of it", async () => {
    await gateway.ask("query Me { me { id } }", { token: "t1" });
    expect(operations()).toEqual([
      expect.objectContaining({
        operation: "Me",
        type: "query",
        outcome: "ok",
        ms: expect.any(Number),
        person: aViewer()._id,
        requestId: expect.any(String),
      }),
    ]);
  });

  it.each([
    ["errors beside data", "{ me { id } subjectOptions { value } }", "t1", "partial", ["UPSTREAM_UNAVAILABLE"]],
    ["nothing but errors", "{ nothing }", "t1", "failed", ["GRAPHQL_VALIDATION_FAILED"]],
    ["a text that is no operation", "{", "t1", "failed", ["GRAPHQL_PARSE_FAILED"]],
    ["nobody who is signed in", "{ me { id } }", undefined, "partial", ["UNAUTHENTICATED"]],
  ])("tells of %s", async (_, query, token, outcome, codes) => {
    await gateway.ask(query, token === undefined ? {} : { token });
    expect(operations()).toMatchObject([{ outcome, codes, person: token === undefined ? null : aViewer()._id }]);
  });

  it("never quotes what was sent: no variables, no names of the caller's own, no token, no address", async () => {
    const query = "query SecretName($q: String!) { search(query: $q) { title } }";
    await gateway.ask(query, { token: "secret-token", variables: { q: "ada@secret.test" } });
    expect(operations()).toMatchObject([{ operation: "unknown" }]);
    expect(gateway.logs.join("")).not.toMatch(/secret/i);
  });
});

describe("the metrics", () => {
  it("count operations by known names only, with what came of them", async () => {
    await gateway.ask("query Me { me { id } }", { token: "t1" });
    await gateway.ask("query Whatever1 { me { id } }", { token: "t1" });
    await gateway.ask("query Whatever2 { me { id } subjectOptions { value } }", { token: "t1" });
    expect(await counted('gateway_operations_total{operation="Me",type="query",outcome="ok"}')).toBe(1);
    expect(await counted('gateway_operations_total{operation="unknown"')).toBe(2);
    expect(await counted('gateway_operation_errors_total{code="UPSTREAM_UNAVAILABLE"}')).toBe(1);
    expect(await counted('gateway_operation_duration_seconds_count{operation="Me"}')).toBe(1);
  });

  it("count the calls to each server by what became of them, and who was known already", async () => {
    const query = "{ regions { items { id } } subjectOptions { value } }";
    await gateway.ask(query, { token: "t1" });
    await gateway.ask(query, { token: "t1" });
    const calls = "gateway_upstream_call_duration_seconds_count";
    expect(await counted(`${calls}{source="v2",outcome="ok"}`)).toBe(2);
    expect(await counted(`${calls}{source="v1",outcome="ok"}`)).toBe(1);
    expect(await counted(`${calls}{source="v1",outcome="silent"}`)).toBe(2);
    expect(await counted('gateway_cache_lookups_total{cache="viewers",result="hit"}')).toBe(1);
    expect(await counted('gateway_cache_lookups_total{cache="viewers",result="miss"}')).toBe(1);
  });

  it("tell of the process, and of open streams", async () => {
    const text = await (await metrics()).text();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^gateway_live_streams 0$/m);
  });

  it("are for this machine, and for whoever holds the token", async () => {
    const abroad = { "x-forwarded-for": "203.0.113.7" };
    expect((await metrics()).headers.get("content-type")).toContain("text/plain");
    expect((await metrics(abroad)).status).toBe(401);
    expect((await metrics({ "x-real-ip": "127.0.0.1" })).status).toBe(401);
    expect((await metrics({ ...abroad, authorization: "Bearer another-token" })).status).toBe(401);
    expect((await metrics({ ...abroad, authorization: `Bearer ${metricsToken}` })).status).toBe(200);
  });

  it("are nobody else's where there is no token", async () => {
    const closed = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
    const headers = { "x-forwarded-for": "203.0.113.7", authorization: "Bearer null" };
    expect((await fetch(`${closed.url}/metrics`, { headers })).status).toBe(401);
    await closed.close();
  });
});
