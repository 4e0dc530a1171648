import { startUpstream, type Reply, type UpstreamServer } from "../../testing/upstream-server.ts";
import { openUpstreams } from "../../upstream/pools.ts";
import { readConfig } from "../../config.ts";
import { BannerCounter } from "./banner-counts.ts";

let reply: Reply;
let server: UpstreamServer;
let upstreams: ReturnType<typeof openUpstreams>;
const warnings: unknown[] = [];
const open = (token: string | null = "token") =>
  new BannerCounter({ v2: upstreams.v2, token, log: { warn: (...said: unknown[]) => void warnings.push(said) } });
const seen = (n = 0) => ({ bannerId: "b".repeat(24), edition: 1, act: "impression" as const, address: `10.0.0.${n}` });
const batches = () => server.asked.map(({ body }) => JSON.parse(body) as { batchId: string; counts: object[] });

beforeEach(async () => {
  reply = { json: { isNew: true } };
  server = await startUpstream(() => reply);
  upstreams = openUpstreams({ ...readConfig({}), v1Url: server.url, v2Url: server.url }, () => undefined);
  warnings.length = 0;
});
afterEach(async () => {
  await upstreams.close();
  await server.close();
});

it("sends a batch that failed once more under the same id, then gives it up", async () => {
  const counter = open();
  counter.count(seen());
  reply = { status: 503, json: {} };
  await counter.flush();
  counter.count(seen());
  await counter.flush();
  reply = { json: { isNew: true } };
  await counter.close();
  const [first, again, second, secondAgain] = batches();
  expect(again).toEqual(first);
  expect(secondAgain).toEqual(second);
  expect(second?.batchId).not.toBe(first?.batchId);
  expect(batches()).toHaveLength(4);
  expect(warnings).toHaveLength(1);
});

it("does not repeat what the server refuses, and sends nothing without a token", async () => {
  reply = { status: 422, json: { error: "No." } };
  const counter = open();
  counter.count(seen());
  await counter.flush();
  await counter.close();
  expect(batches()).toHaveLength(1);
  const without = open(null);
  without.count(seen());
  await without.close();
  expect(batches()).toHaveLength(1);
});

it("counts anew for an address each minute, and many addresses together", async () => {
  const counter = open();
  for (let n = 0; n < 30; n += 1) counter.count(seen(n));
  for (let n = 0; n < 30; n += 1) counter.count(seen(0));
  await counter.flush();
  counter.count(seen(0));
  await counter.close();
  expect(batches().map(({ counts }) => counts)).toMatchObject([[{ impressions: 39 }], [{ impressions: 1 }]]);
});

it("lets one address count for no more than a few banners", async () => {
  const counter = open();
  for (let n = 0; n < 50; n += 1) counter.count({ ...seen(), bannerId: n.toString(16).padStart(24, "0") });
  await counter.close();
  expect(batches()[0]?.counts).toHaveLength(20);
});
