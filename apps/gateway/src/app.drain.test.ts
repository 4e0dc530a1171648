import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { startGateway, type TestGateway } from "./testing/gateway.ts";
import { startUpstream } from "./testing/upstream-server.ts";

it("finishes what runs, takes nothing new and closes what is idle", async () => {
  const upstream = await startUpstream(() => ({ json: [] }));
  const gateway = await startGateway({ v1Url: upstream.url });
  const answerLate = await new Promise<() => void>((resolve) => {
    gateway.app.get("/late", (_req, res) => resolve(() => res.send("done")));
    gateway.app.router.stack.unshift(gateway.app.router.stack.pop()!);
    get(`${gateway.url}/late`, (res) =>
      res.on("data", (chunk) => (late = String(chunk))).on("end", () => (ended = true)),
    );
  });
  let late = "";
  let ended = false;
  await fetch(`${gateway.url}/healthz`);

  const started = performance.now();
  const closed = gateway.close();
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  expect(ended).toBe(false);
  answerLate();
  await closed;
  expect([late, ended]).toEqual(["done", true]);
  expect(performance.now() - started).toBeLessThan(2_000);
  await upstream.close();
});

/** Balancers ask this often, and send nothing more to a server from the second no on. */
const askEveryMs = 1_000;

/** Two gateways behind a balancer, and people who ask all the time. */
async function balanced(start: (port: number) => Promise<TestGateway>) {
  const gateways = await Promise.all([start(0), start(0)]);
  const failures = gateways.map(() => 0);
  const look = async (place: number) => {
    const isReady = await fetch(`${gateways[place]!.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    failures[place] = isReady ? 0 : failures[place]! + 1;
  };
  const looking = setInterval(() => void Promise.all(gateways.map((_, place) => look(place))), askEveryMs);

  const seen = { asked: 0, refused: 0 };
  let isOver = false;
  const ask = async (turn: number) => {
    const usable = gateways.filter((_, place) => failures[place]! < 2);
    const { url } = usable[turn % usable.length]!;
    const options = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ __typename }"}',
    };
    const isAnswered = await fetch(`${url}/graphql`, options).then(
      ({ ok, body }) => body?.cancel().then(() => ok),
      () => false,
    );
    seen.asked += 1;
    if (!isAnswered) seen.refused += 1;
  };
  const people = Array.from({ length: 4 }, async (_, person) => {
    for (let turn = person; !isOver; turn += 1) {
      await ask(turn);
      await setTimeout(20);
    }
  });

  return {
    seen,
    async restart(place: number): Promise<void> {
      const old = gateways[place]!;
      await old.drain();
      await old.close();
      gateways[place] = await start(Number(new URL(old.url).port));
      while (failures[place]! > 0) await setTimeout(50);
    },
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(people);
      clearInterval(looking);
      await Promise.all(gateways.map((gateway) => gateway.close()));
    },
  };
}

it("refuses no first try while gateways are restarted one after the other", async () => {
  const upstream = await startUpstream(() => ({ json: [] }));
  const { drainMs } = readConfig({ DRAIN_SECONDS: "5" });
  const start = async (port: number) => {
    const rates = { person: 1_000_000, token: 1_000_000, address: 1_000_000 };
    const gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url, rates, drainMs, port });
    await gateway.warmUp();
    return gateway;
  };
  const business = await balanced(start);
  // How many are asked while one is restarted depends on the machine; on a slow one they are hundreds.
  const asked: number[] = [];
  for (const place of [0, 1]) {
    const before = business.seen.asked;
    await business.restart(place);
    asked.push(business.seen.asked - before);
  }
  await business.end();
  await upstream.close();
  expect(business.seen.refused).toBe(0);
  expect(Math.min(...asked)).toBeGreaterThan(100);
}, 60_000);

it("says that it is to stop from the first moment on, and answers everything else", async () => {
  const gateway = await startGateway({ drainMs: 300 });
  await gateway.warmUp();
  const drained = gateway.drain();
  const { status, headers } = await fetch(`${gateway.url}/readyz`);
  expect([status, headers.get("connection")]).toEqual([503, "close"]);
  expect((await gateway.ask("{ __typename }")).data).toEqual({ __typename: "Query" });
  await drained;
  await gateway.close();
});
