import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Availability } from "../database/availability.ts";
import { isUnreachable } from "../database/unreachable.ts";

interface Looking {
  everyMs: number;
  log: Logger;
  availability: Availability;
  /** What is looked for, for the log: "jobs". */
  what: string;
  look: () => Promise<void>;
}

/**
 * Polls for work from `start` until `stop`:
 *
 *     readonly #looker = new Looker();
 *     start = () => this.#looker.start({ ...this.#parts, everyMs: 1_000, what: "exports", look: () => this.tick() });
 *     stop = () => this.#looker.stop();
 */
export class Looker {
  readonly #stop = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  /** Aborted on stop. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** The first look is delayed, to keep the start fast. */
  start(looking: Looking): void {
    this.#loop = this.#keepLooking(looking);
  }

  /** Takes no new work, and waits for the current one. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#loop;
  }

  async #keepLooking({ everyMs, log, availability, what, look }: Looking): Promise<void> {
    for (;;) {
      await wait(everyMs, null, { signal: this.signal, ref: false }).catch(() => null);
      if (this.signal.aborted) return;
      try {
        await look();
      } catch (error) {
        if (isUnreachable(error)) availability.lost(error);
        else log.error({ err: error }, `${what} could not be looked for`);
      }
    }
  }
}
