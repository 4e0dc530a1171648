import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Availability } from "../database/availability.ts";
import { isUnreachable } from "../database/unreachable.ts";

interface Looking {
  everyMs: number;
  log: Logger;
  availability: Availability;
  /** What could not be looked for, as the log says it: "jobs". */
  what: string;
  look: () => Promise<void>;
}

/**
 * Looks for work every so often, from `start` until `stop`:
 *
 *     readonly #looker = new Looker();
 *     start = () => this.#looker.start({ ...this.#parts, everyMs: 1_000, what: "exports", look: () => this.tick() });
 *     stop = () => this.#looker.stop();
 */
export class Looker {
  readonly #stop = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  /** Told when to come to an end. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** First after a moment, so that a start is not held up. */
  start(looking: Looking): void {
    this.#loop = this.#keepLooking(looking);
  }

  /** Takes up nothing more, and waits for what is at hand. */
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
