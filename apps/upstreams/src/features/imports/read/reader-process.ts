import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { refuse } from "./import-table.ts";
import type { FromReader, ToReader } from "./reader-messages.ts";

/** How much memory the program may take, in MB. */
const heapMb = 384;
/** How long it may take for one answer, in milliseconds. */
const answerMs = 20_000;
/** How long it is kept for the next file, in milliseconds. */
const idleMs = 60_000;

const source = fileURLToPath(new URL("./reader-program.ts", import.meta.url));
/** The build puts it beside the other programs. */
const built = fileURLToPath(new URL("./reader-program.js", import.meta.url));

function start(): ChildProcess {
  const isSource = existsSync(source);
  const execArgv = [`--max-old-space-size=${heapMb}`, ...(isSource ? ["--import", "tsx"] : [])];
  const folder = fileURLToPath(new URL(".", import.meta.url));
  // It is given nothing of ours, neither what the servers were told nor what they may open.
  const child = fork(isSource ? source : built, [], {
    execArgv,
    env: {},
    cwd: folder,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => undefined);
  child.once("exit", () => {
    if (waiting?.child === child) waiting = null;
  });
  return child;
}

/** The one that waits for the next file, if there is one. */
let waiting: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;

function keep(child: ChildProcess): void {
  if (waiting || !child.connected) {
    child.kill("SIGKILL");
    return;
  }
  // Nobody waits for it at the end: it ends by itself.
  child.unref();
  child.channel?.unref();
  const timer = setTimeout(() => child.kill("SIGKILL"), idleMs).unref();
  waiting = { child, timer };
}

function take(): ChildProcess {
  const pending = waiting;
  if (!pending) return start();
  waiting = null;
  clearTimeout(pending.timer);
  if (!pending.child.connected) return start();
  pending.child.ref();
  pending.child.channel?.ref();
  return pending.child;
}

/** A program that reads one file at a time, with limits of memory and time. A file that is too much for it is refused. */
export class ReaderProcess {
  readonly #child = take();

  /** Tells it something and waits for its answer. */
  ask(request: ToReader): Promise<Exclude<FromReader, { refused: string } | { failed: string }>> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const over = () => done(() => reject(refuse(importMessages.tooLarge)));
      const timer = setTimeout(over, answerMs);
      const done = (end: () => void) => {
        clearTimeout(timer);
        child.off("exit", over).off("message", hear);
        end();
      };
      const hear = (said: FromReader) =>
        done(() => {
          if ("refused" in said) reject(refuse(said.refused));
          else if ("failed" in said) reject(new Error(said.failed));
          else resolve(said);
        });
      child.once("exit", over).on("message", hear);
      child.send(request, (error) => {
        if (error) over();
      });
    });
  }

  /** Ends it, or keeps it for the next file where it has read this one to its end. */
  close(isAtEnd: boolean): void {
    if (isAtEnd) keep(this.#child);
    else this.#child.kill("SIGKILL");
  }
}
