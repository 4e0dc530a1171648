import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { eventsToken, startLiveUpstream } from "../testing/live-upstream.ts";
import { aViewer } from "../testing/records.ts";
import { streamDocument } from "./stream-document.ts";

const query = "subscription Follow($after: String) { changes(after: $after) { cursor action entityId } }";
const backlog = 20;
/** More than the system keeps for a connection that nobody reads, sixty times. */
const large = "x".repeat(200_000);

let upstream: Awaited<ReturnType<typeof startLiveUpstream>>;
let gateway: TestGateway;

beforeEach(async () => {
  upstream = await startLiveUpstream();
  upstream.people.set("ada", aViewer({ user_role: "admin" }));
  gateway = await startGateway({
    v1Url: upstream.url,
    v2Url: "http://127.0.0.1:1",
    eventsToken,
    streamBacklog: backlog,
    rates: { person: 3, token: 3, address: 2 },
  });
  await gateway.warmUp();
  await until(() => upstream.readers() === 1);
});
afterEach(async () => {
  await gateway.close();
  await upstream.stop();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Opens a stream and reads nothing of it. */
async function open(variables: object = {}, token: string | null = "ada"): Promise<IncomingMessage> {
  const headers = {
    "content-type": "application/json",
    accept: "text/event-stream",
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const sent = request(`${gateway.url}/graphql/stream`, { method: "POST", headers });
  sent.end(JSON.stringify({ query, variables }));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return answer;
}

interface Brought {
  data: { changes: { cursor: string; action: string; entityId: string | null } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Reads until so many results have come, or the end. */
async function read(answer: IncomingMessage, most = Infinity): Promise<Brought[]> {
  const results: Brought[] = [];
  for await (const line of createInterface({ input: answer })) {
    if (!line.startsWith("data: {")) continue;
    results.push(JSON.parse(line.slice("data: ".length)) as Brought);
    if (results.length >= most) break;
  }
  return results;
}
const idsIn = (results: Brought[]) => results.flatMap(({ data }) => data?.changes.entityId?.slice(0, 4) ?? []);

it("lets no more wait for a slow reader than so many changes, says why it ends, and loses nothing", async () => {
  const slow = await open();
  const all = Array.from({ length: 150 }, (_, place) => String(1_000 + place));
  for (const name of all) {
    upstream.tell({ entityId: name + large });
    await until(() => upstream.readers() === 1);
  }
  const first = await read(slow);
  const last = first.at(-1);
  expect(last?.errors).toMatchObject([
    {
      message: "The stream is being read too slowly; resume after the last change received.",
      extensions: { code: "LIMIT_EXCEEDED", requestId: expect.any(String) },
    },
  ]);
  const came = idsIn(first);
  expect(came.length).toBeLessThan(all.length);
  expect(gateway.lines("operation")).toMatchObject([{ type: "subscription", outcome: "ok" }]);

  const after = first.at(-2)?.data?.changes.cursor;
  // What is left is more than may wait: a quick reader gets it all the same.
  const second = await read(await open({ after }), all.length - came.length);
  expect([...came, ...idsIn(second)]).toEqual(all);
});

it("counts a stream as an operation of the person, and says what is left", async () => {
  const first = await open();
  expect(first.headers).toMatchObject({ "ratelimit-limit": "3", "ratelimit-remaining": "2" });
  for (let place = 0; place < 2; place += 1) await open();
  const refused = await open();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const chunks: Buffer[] = await refused.toArray();
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    errors: [{ extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } }],
    extensions: { rateLimit: { limit: 3, remaining: 0, resetSeconds: expect.any(Number) } },
  });
  expect((await gateway.ask("{ me { id } }", { token: "ada" })).status).toBe(429);
});

it("counts whoever is not signed in by address", async () => {
  const statuses: (number | undefined)[] = [];
  for (let place = 0; place < 3; place += 1) statuses.push((await open({}, null)).statusCode);
  expect(statuses).toEqual([401, 401, 429]);
});

it("refuses a subscription that costs too much", () => {
  expect(streamDocument({ query }, 1)).toHaveProperty("document");
  expect(streamDocument({ query }, 0)).toMatchObject([
    {
      message: "The operation costs 1, and the limit is 0; `changes` costs most.",
      extensions: { code: "LIMIT_EXCEEDED" },
    },
  ]);
});
