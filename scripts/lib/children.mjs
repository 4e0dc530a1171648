import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const killAfterMs = 6000;

/** @param {number} ms */
const after = (ms) => sleep(ms, false, { ref: false });

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * Starts programs in process groups of their own, so that a Ctrl-C reaches them only through us and in our order,
 * and so that whatever they start themselves ends with them.
 */
export class Children {
  /** @type {Set<ChildProcess>} */
  #running = new Set();
  stopping = false;

  constructor() {
    process.on("exit", () => {
      for (const child of this.#running) signal(child, "SIGKILL");
    });
  }

  /**
   * @param {string} command
   * @param {readonly string[]} args
   * @param {{ cwd?: string | URL, env?: NodeJS.ProcessEnv }} [options]
   */
  start(command, args, options = {}) {
    const child = spawn(command, args, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.setEncoding("utf8");
    child.stderr.setEncoding("utf8");
    this.#running.add(child);
    child.once("close", () => this.#running.delete(child));
    child.once("error", () => this.#running.delete(child));
    if (this.stopping) signal(child, "SIGTERM");
    return child;
  }

  /**
   * Runs a program to its end. However long that is: only one that says nothing for `silentMs` hangs, and is stopped.
   * @param {string} command
   * @param {readonly string[]} args
   * @param {{ cwd?: string | URL, env?: NodeJS.ProcessEnv, silentMs?: number }} [options]
   * @returns {Promise<{ code: number, output: string }>}
   */
  run(command, args, { silentMs, ...options } = {}) {
    const child = this.start(command, args, options);
    let output = "";
    const timer =
      silentMs === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nStopped: it said nothing for ${silentMs / 60_000} minutes.\n`;
            signal(child, "SIGKILL");
          }, silentMs);
    /** @param {string} text */
    const hear = (text) => {
      output += text;
      timer?.refresh();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    return new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => {
        clearTimeout(timer);
        resolve({ code: code ?? 1, output });
      });
    });
  }

  /** Asks everything to end, and insists after a few seconds. */
  async stop() {
    this.stopping = true;
    const ended = [...this.#running].map((child) => new Promise((resolve) => child.once("close", resolve)));
    const all = Promise.all(ended).then(() => true);
    for (const child of this.#running) signal(child, "SIGTERM");
    if (await Promise.race([all, after(killAfterMs)])) return;
    for (const child of this.#running) signal(child, "SIGKILL");
    await Promise.race([all, after(1000)]);
  }
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

/**
 * Stops everything when the person presses Ctrl-C, or the terminal or the system says stop; once, however often they do.
 * @param {Children} children
 * @param {() => number} exitCode
 */
export function stopOnSignal(children, exitCode) {
  for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(name, () => {
      if (children.stopping) return;
      const code = exitCode();
      void children.stop().then(() => process.exit(code));
    });
  }
}
