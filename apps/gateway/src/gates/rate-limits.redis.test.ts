import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { RateLimits } from "./rate-limits.ts";

const rates = { person: 1_000_000, token: 1_000_000, address: 1_000_000 };
/** Less than anybody waits for a Redis. */
const soonMs = 240;

interface Limits {
  take: () => Promise<number>;
  logs: string[];
  close: () => void;
}

function limitsOn(redisUrl: string): Limits {
  const logs: string[] = [];
  const limits = new RateLimits(rates, redisUrl, pino({}, { write: (line: string) => void logs.push(line) }));
  return {
    take: async () => (await limits.take("person", "ada", 1)).remaining,
    logs,
    close: () => limits.close(),
  };
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

describe("a Redis that never answers", () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket.on("error", () => undefined)));
  let limits: Limits;
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    limits = limitsOn(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    limits.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it("holds nobody up, from the first on", async () => {
    await until(() => sockets.size > 0);
    expect(await timed(limits.take)).toBeLessThan(soonMs);
    expect(await limits.take()).toBe(999_998);
    await until(() => limits.logs.length > 0);
    expect(limits.logs.join("")).toContain("redis is down, rates are counted in memory");
  });
});

// Tested where the program is installed, as the upstream servers are on PostgreSQL; on CI its lack is a failure.
const folder = mkdtempSync(join(tmpdir(), "redis-"));
const socketPath = join(folder, "socket");
let server: ChildProcess;

beforeAll(() => {
  server = spawn("redis-server", ["--port", "0", "--unixsocket", socketPath, "--save", "", "--dir", folder]);
  server.on("error", () => undefined);
});
afterAll(() => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

it("counts in memory while a Redis is stopped, and together again when it goes on", async () => {
  if (server.pid === undefined) {
    if ((globalThis as { isOnCi?: boolean }).isOnCi) throw new Error("This machine has no redis-server.");
    return;
  }
  const [one, other] = [limitsOn(socketPath), limitsOn(socketPath)];
  // Counted together once both see what the other took.
  await until(async () => Math.abs((await one.take()) - (await other.take())) === 1);
  const before = await one.take();

  server.kill("SIGSTOP");
  const first = await timed(one.take);
  expect(first).toBeLessThan(1_000);
  await until(() => one.logs.length > 0);
  const rounds = await timed(async () => {
    for (let round = 0; round < 20; round += 1) await one.take();
  });
  expect(rounds).toBeLessThan(20 * soonMs);
  expect(one.logs.filter((line) => line.includes("redis is down"))).toHaveLength(1);

  server.kill("SIGCONT");
  await until(async () => Math.abs((await one.take()) - (await other.take())) === 1);
  expect(await other.take()).toBeLessThan(before);
  one.close();
  other.close();
});
