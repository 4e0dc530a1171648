import { readConfig } from "../config.ts";
import { Flights } from "../cache/flights.ts";
import { sourcesFor } from "./sources.ts";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aPage, aRegion, aViewer } from "../testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../testing/upstream-server.ts";
import { openUpstreams } from "../upstream/pools.ts";

let upstream: UpstreamServer;
let gateway: TestGateway;

function answer({ method, path }: Asked): Reply {
  if (path.startsWith("/admin/loginWithToken/")) return { json: { user: aViewer({ user_role: "super-admin" }) } };
  return { json: method === "GET" ? aPage([aRegion()]) : { data: aRegion() } };
}
const asked = () =>
  upstream.asked.filter(({ path }) => path.startsWith("/base/")).map(({ method, path }) => `${method} ${path}`);

beforeAll(async () => {
  upstream = await startUpstream(answer);
  gateway = await startGateway({ v1Url: upstream.url, v2Url: `${upstream.url}/base/` });
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

it("sends equal reads of one operation once", async () => {
  const { data } = await gateway.ask('{ a: regionByCode(code: "uk") { id } b: regionByCode(code: "uk") { name } }', {
    token: "t1",
  });
  expect(data).toMatchObject({ a: { id: "b00000000000000000000001" }, b: { name: "United Kingdom" } });
  expect(asked()).toEqual(["GET /base/admin/region?code=uk&pageSize=1"]);
});

it("sends equal reads of one token once also from two requests that meet, and those of another token by themselves", async () => {
  const urls = { v1Url: upstream.url, v2Url: `${upstream.url}/base` };
  const upstreams = openUpstreams({ ...readConfig({}), ...urls }, () => undefined);
  const shared = { flights: new Flights(() => 0), reference: null };
  const requestOf = (token: string) =>
    sourcesFor(
      upstreams,
      { requestId: "request-1", token, address: "127.0.0.1", userAgent: "test", trace: null },
      { shared, onWrite: () => undefined },
    );
  const read = (token: string) => requestOf(token).region.byCode("uk");
  await Promise.all([read("t1"), read("t1"), read("t2")]);
  await upstreams.close();
  expect(asked()).toHaveLength(2);
});

it("reads anew after a write in the same operation", async () => {
  const save = 'regionUpdate(id: "b1", version: 3, input: { name: "N" }) { region { cancellationPolicy { id } } }';
  await gateway.ask(`mutation { a: ${save} b: ${save} }`, { token: "t1" });
  expect(asked()).toEqual([
    "PATCH /base/admin/region",
    "GET /base/admin/cancellation-policy?pageSize=100",
    "PATCH /base/admin/region",
    "GET /base/admin/cancellation-policy?pageSize=100",
  ]);
});

it.each([
  ["of another alphabet", "ключ"],
  ["with a line break", "a\r\nx-other: 1"],
  ["with half of a character", "\ud83d"],
  ["too long for one", "k".repeat(201)],
])("refuses a key %s, which cannot stand in a header, and asks no server", async (_, key) => {
  const archive =
    'mutation ($key: String) { regionArchive(id: "b1", version: 3, idempotencyKey: $key) { region { id } } }';
  const { status, errors } = await gateway.ask(archive, { token: "t1", variables: { key } });
  expect([status < 500, errors.map(({ extensions }) => extensions.code)]).toEqual([true, ["BAD_USER_INPUT"]]);
  expect(upstream.asked.filter(({ method }) => method === "POST")).toEqual([]);
});

it("refuses a text that is too long for an address, and asks no server", async () => {
  const query = "query ($code: String!) { regionByCode(code: $code) { id } }";
  const { errors } = await gateway.ask(query, { token: "t1", variables: { code: "ọ".repeat(5_000) } });
  expect(errors).toMatchObject([{ message: "The request is too long.", extensions: { code: "BAD_USER_INPUT" } }]);
  expect(asked()).toEqual([]);
});

it("hands on the key that makes a repeat harmless", async () => {
  const archive = 'mutation { regionArchive(id: "b1", version: 3, idempotencyKey: "key-1") { region { id } } }';
  await gateway.ask(archive, { token: "t1" });
  const [sent] = upstream.asked.filter(({ method }) => method === "POST");
  expect(sent).toMatchObject({ path: "/base/admin/region/b1/archive", body: '{"version":3}' });
  expect(sent?.headers).toMatchObject({ "idempotency-key": "key-1", "content-type": "application/json" });
});
