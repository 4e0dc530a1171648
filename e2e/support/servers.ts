import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/lib/free-port.mjs";

/** How long a server may take until it answers, beside other work. */
export const readyWithinMs = 120_000;
/** How long a hook may take that starts servers of a file's own: both, one after the other, the first of them seeded, and their first answer. */
export const startingMs = 3 * readyWithinMs;
const killAfterMs = 5_000;
/** How much of a server's log is shown when it ends unexpectedly, in characters. */
const keptLog = 4_000;

export interface RunningServer {
  stop(): Promise<void>;
}

/** The apps as built here. */
export const builtApps = fileURLToPath(new URL("../../apps", import.meta.url));

/** Starts one of the built servers and waits until `ready` answers well. */
async function startServer(
  app: string,
  env: Record<string, string>,
  ready: string,
  apps = builtApps,
): Promise<RunningServer> {
  const script = join(apps, app, "dist/main.js");
  const given = { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [script], { env: { ...given, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-keptLog)));
  }
  child.once("close", (code, signal) => {
    if (signal !== "SIGTERM" && code !== 0) console.error(`${app} ended (${code ?? signal}): ${complaint}`);
  });
  const deadline = performance.now() + readyWithinMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${app} did not start: ${complaint}`);
    if (performance.now() > deadline) throw new Error(`${app} was not ready after ${readyWithinMs} ms: ${complaint}`);
    const answer = await fetch(ready).catch(() => null);
    if (answer?.ok) return { stop: () => end(child) };
    await sleep(50);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  await ended;
  clearTimeout(insist);
}

/** The upstream servers, both on free ports, over a data folder of their own. */
export async function startUpstreams(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<RunningServer & { v1: string; v2: string }> {
  const [v1, v2] = [await freePort(), await freePort()];
  const env = { DATA_DIR: dataDir, V1_PORT: String(v1), V2_PORT: String(v2), ...more };
  const server = await startServer("upstreams", env, `http://127.0.0.1:${v2}/healthz`);
  return { ...server, v1: `http://127.0.0.1:${v1}`, v2: `http://127.0.0.1:${v2}` };
}

/**
 * All tests come from one address, and a test presses faster than a person. A server that shares two processors with
 * three browsers is slow at times, which is no fault of what is tested.
 */
const noLimits = { RATE_PER_PERSON: "1000000", RATE_PER_ADDRESS: "1000000", UPSTREAM_TIMEOUT_SECONDS: "30" };

/** The gateway on a free port, before two servers; `apps` is where another copy of it lies beside another portal. */
export async function startGateway(
  v1: string,
  v2: string,
  more: Record<string, string> = {},
  apps?: string,
): Promise<RunningServer & { address: string }> {
  const address = `http://127.0.0.1:${more["PORT"] ?? (await freePort())}`;
  const env = { PORT: new URL(address).port, V1_URL: v1, V2_URL: v2, ...noLimits, ...more };
  return { ...(await startServer("gateway", env, `${address}/readyz`, apps)), address };
}
