import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { ToCompare } from "./judge-program.ts";

/** How long a comparison may take, in milliseconds: far more than any that a learner writes. */
const deadlineMs = 250;
/** How many may wait for theirs; one more is not judged, rather than late. */
const waitingMost = 40;

interface Waiting extends ToCompare {
  answer: (isSame: boolean | null) => void;
}

/** As it is built, the program lies beside this file; from its source, something has to read TypeScript first. */
function startProgram(): Worker {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: 128 }, execArgv: [] };
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./judge-program.js", import.meta.url), limits);
  const workerData = {
    reader: createRequire(import.meta.url).resolve("tsx/cjs/api"),
    program: fileURLToPath(new URL("./judge-program.ts", import.meta.url)),
  };
  return new Worker(
    `const { workerData } = require("node:worker_threads");
     require(workerData.reader).register();
     require(workerData.program);`,
    { ...limits, eval: true, workerData },
  );
}

/**
 * Compares expressions in a thread of its own, one after the other. Algebra takes as long as it is asked to: where a
 * comparison is not done in time, its thread is ended and another one begun, and the answer is null. Bounds in the text
 * come first; this is for what they let through.
 */
class Judge {
  readonly #waiting: Waiting[] = [];
  #thread: Worker | null = null;
  #isReady = false;
  #current: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;

  compare({ expected, given }: ToCompare): Promise<boolean | null> {
    if (this.#waiting.length >= waitingMost) return Promise.resolve(null);
    return new Promise((answer) => {
      this.#waiting.push({ expected, given, answer });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current !== null || this.#waiting.length === 0) return;
    if (this.#thread === null) this.#begin();
    if (this.#thread === null || !this.#isReady) return;
    this.#current = this.#waiting.shift() ?? null;
    if (this.#current === null) return;
    const { expected, given } = this.#current;
    this.#timer = setTimeout(() => this.#give(null, true), deadlineMs);
    this.#thread.postMessage({ expected, given });
  }

  #begin(): void {
    const thread = startProgram();
    this.#thread = thread;
    this.#isReady = false;
    thread.on("message", (said: boolean | null | "ready") => {
      if (thread !== this.#thread) return;
      if (said === "ready") this.#isReady = true;
      else this.#give(said, false);
      this.#next();
    });
    const onEnd = () => {
      if (thread === this.#thread) this.#fail();
    };
    thread.on("error", onEnd);
    thread.on("exit", onEnd);
    // Whoever waits for an answer keeps the process; the thread does not. Said last: to listen takes it back.
    thread.unref();
  }

  /** Out of memory, or not started at all: nobody waits for it any longer. */
  #fail(): void {
    const lost = this.#isReady ? [] : this.#waiting.splice(0);
    for (const { answer } of lost) answer(null);
    this.#give(null, true);
  }

  #give(isSame: boolean | null, isEnded: boolean): void {
    clearTimeout(this.#timer);
    if (isEnded) {
      void this.#thread?.terminate();
      this.#thread = null;
    }
    const { answer } = this.#current ?? {};
    this.#current = null;
    answer?.(isSame);
    this.#next();
  }
}

const judge = new Judge();

/** Whether two expressions mean the same; null where that could not be judged in time. */
export const compareInTime = (both: ToCompare): Promise<boolean | null> => judge.compare(both);
