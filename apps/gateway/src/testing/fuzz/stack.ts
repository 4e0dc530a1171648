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
/** How long one check may take, whether a server is ready. */
const askedForMs = 5_000;
const endsWithinMs = 15_000;

/** Memory in MiB: of the whole process, and what its own objects hold once all waste is cleared away. */
interface Memory {
  whole: number;
  held: number;
}

/** A whole product of its own: both servers and the gateway, built as for production, over a database that is thrown away. */
export interface Stack {
  urls: Readonly<Record<Target, string>>;
  /** Processes that ended, and how. */
  exits: readonly string[];
  /** What the servers wrote of errors, by the request's id. */
  complaints: ReadonlyMap<string, string>;
  memory(): Promise<{ gateway: Memory; standIns: Memory }>;
  /** Another gateway with settings of its own in the place of the one before, over the same servers. */
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

/** Zero for a process that has ended. */
async function memoryOf(child: ChildProcess): Promise<Memory> {
  if (!isRunning(child)) return { whole: 0, held: 0 };
  const told = once(child, "message");
  child.send("memory");
  const [memory] = (await told) as [Memory];
  return memory;
}

/** Starts one; `env` are the gateway's settings beside its addresses. */
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
  // Nothing of it is left behind, however this process ends.
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
