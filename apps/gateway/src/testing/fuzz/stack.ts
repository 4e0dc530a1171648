import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../../../scripts/lib/free-port.mjs";
import { databaseForStandIns } from "../../../../../scripts/lib/postgres.mjs";
import type { Target } from "./request.ts";

const memoryHook = new URL("./memory-hook.mjs", import.meta.url).href;
const program = (app: string) => fileURLToPath(new URL(`../../../../${app}/dist/main.js`, import.meta.url));
const warnLevel = 40;
const readyWithinMs = 60_000;
/** Timeout of one readiness check. */
const askedForMs = 5_000;
const endsWithinMs = 15_000;

/** Memory in MiB: of the whole process, and of live objects after garbage collection. */
interface Memory {
  whole: number;
  held: number;
}

/** A complete product, built as for production, over a temporary database. */
export interface Stack {
  urls: Readonly<Record<Target, string>>;
  /** Processes that exited, and how. */
  exits: readonly string[];
  /** Errors logged by the servers, by request id. */
  complaints: ReadonlyMap<string, string>;
  memory(): Promise<{ gateway: Memory; standIns: Memory }>;
  /** Replaces the gateway by one with other settings, over the same servers. */
  restartGateway(env: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

async function untilReady(url: string, exits: readonly string[]): Promise<void> {
  const end = performance.now() + readyWithinMs;
  for (;;) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(askedForMs) }).then(
      ({ ok, body }) => body?.cancel().then(() => ok),
      () => false,
    );
    if (isReady) return;
    if (exits.length > 0 || performance.now() > end) throw new Error(`${url} is not ready. ${exits.join(" ")}`);
    await wait(100);
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function end(...children: readonly ChildProcess[]): Promise<void> {
  const running = children.filter(isRunning);
  const ended = running.map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGTERM");
  await Promise.race([Promise.all(ended), wait(endsWithinMs, undefined, { ref: false })]);
  for (const child of running) child.kill("SIGKILL");
}

/** Zero for a process that has exited. */
async function memoryOf(child: ChildProcess): Promise<Memory> {
  if (!isRunning(child)) return { whole: 0, held: 0 };
  const told = once(child, "message");
  child.send("memory");
  const [memory] = (await told) as [Memory];
  return memory;
}

/** Starts one; `env`: the gateway's settings besides addresses. */
export async function startStack(env: Readonly<Record<string, string>>): Promise<Stack> {
  const database = await databaseForStandIns();
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const [port, v1Port, v2Port] = await Promise.all([freePort(), freePort(), freePort()]);
  const urls = {
    gateway: `http://127.0.0.1:${port}`,
    v1: `http://127.0.0.1:${v1Port}`,
    v2: `http://127.0.0.1:${v2Port}`,
  };
  const exits: string[] = [];
  const complaints = new Map<string, string>();
  const wanted = new Set<ChildProcess>();

  const start = (name: string, app: string, own: Readonly<Record<string, string>>): ChildProcess => {
    const child = spawn(process.execPath, ["--expose-gc", "--import", memoryHook, program(app)], {
      env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", LOG_LEVEL: "warn", ...own },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on("line", (line) => {
        if (!line.startsWith("{")) return void complaints.set(`${name} ${complaints.size}`, line);
        const told = JSON.parse(line) as { level?: number; requestId?: string };
        if ((told.level ?? 0) >= warnLevel && complaints.size < 1_000) complaints.set(told.requestId ?? "", line);
      });
    }
    wanted.add(child);
    child.once("exit", (code, signal) => {
      if (wanted.has(child)) exits.push(`${name} ended with ${signal ?? code}.`);
    });
    return child;
  };
  const shared = { EVENTS_TOKEN: "events-token-of-the-fuzzer" };
  const ports = { V1_PORT: String(v1Port), V2_PORT: String(v2Port) };
  const addresses = { PORT: String(port), V1_URL: urls.v1, V2_URL: urls.v2 };
  const startGateway = (settings: Readonly<Record<string, string>>) =>
    start("The gateway", "gateway", { ...addresses, ...shared, ...settings });
  const standIns = start("The upstream servers", "upstreams", {
    ...ports,
    ...database.env,
    DATA_DIR: folder,
    DEMO: "1",
    ...shared,
  });
  let gateway = startGateway(env);
  // Nothing is left behind, however this process ends.
  process.once("exit", () => {
    for (const child of [gateway, standIns]) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const stop = async () => {
    wanted.clear();
    await end(gateway, standIns);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const restartGateway = async (settings: Readonly<Record<string, string>>) => {
    wanted.delete(gateway);
    await end(gateway);
    gateway = startGateway(settings);
    await untilReady(`${urls.gateway}/readyz`, exits);
  };

  try {
    for (const url of [`${urls.v1}/healthz`, `${urls.v2}/healthz`, `${urls.gateway}/readyz`])
      await untilReady(url, exits);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls,
    exits,
    complaints,
    restartGateway,
    stop,
    memory: async () => ({ gateway: await memoryOf(gateway), standIns: await memoryOf(standIns) }),
  };
}
