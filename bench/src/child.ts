import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { childEnv } from "./config.ts";

const readyWithinMs = 60_000;
const stopWithinMs = 5_000;
const reporter = new URL("cpu-reporter.mjs", import.meta.url).href;

/** What `npm start` gives the gateway; all servers get it here. */
const engine = ["--max-semi-space-size=64"];

/** A process's usage since its start. */
interface Usage {
  cpuMicroseconds: number;
  peakRssKilobytes: number;
}

/** A server in a process of its own. */
export interface Running {
  url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a script (TypeScript too) on a free port and waits for any response at `readyPath`. */
export async function start(script: string, env: Record<string, string>, readyPath = "/"): Promise<Running> {
  const port = String(await freePort());
  return startAt(`http://127.0.0.1:${port}`, script, { ...env, PORT: port }, readyPath);
}

/** The same with a port from the environment. */
export async function startAt(
  url: string,
  script: string,
  env: Record<string, string>,
  readyPath: string,
): Promise<Running> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [], {
    env: childEnv(env),
    execArgv: [...engine, ...(script.endsWith(".ts") ? ["--import", "tsx"] : []), "--import", reporter],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const deadline = performance.now() + readyWithinMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}.`);
    if (performance.now() > deadline) throw new Error(`${script} was not ready in time.`);
    const status = await fetch(url + readyPath).then(
      (answer) => answer.status,
      () => null,
    );
    if (status !== null && status !== 503) break;
    await sleep(50);
  }

  return {
    url,
    usage: async () => {
      const answered = once(child, "message");
      child.send("usage");
      return ((await answered) as [Usage])[0];
    },
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
  await ended;
  clearTimeout(insist);
}
