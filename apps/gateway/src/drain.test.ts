import { get } from "node:http";
import { startGateway } from "./testing/gateway.ts";
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
