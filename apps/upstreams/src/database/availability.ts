import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "./client.ts";
import { reasonOf } from "./reason.ts";

/** How long the database may take to say that it is there, and how often it is asked while it is not; in milliseconds. */
const answerMs = 2_000;
const againMs = 500;

/** Knows whether the database is there, and tells of it once when it goes and once when it is back. */
export class Availability {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #stop = new AbortController();
  #looking: Promise<void> | null = null;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Asks the database itself. */
  async check(): Promise<boolean> {
    const late = wait(answerMs, false, { ref: false });
    const answer = this.#database.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]);
  }

  /** Somebody's work failed for want of it. */
  lost(error: unknown): void {
    if (this.#looking || this.#stop.signal.aborted) return;
    this.#log.warn({ reason: reasonOf(error) }, "the database is away or too busy");
    this.#looking = this.#lookOut().finally(() => (this.#looking = null));
  }

  /** Looks out for it no longer. */
  close(): void {
    this.#stop.abort();
  }

  async #lookOut(): Promise<void> {
    const { signal } = this.#stop;
    const since = performance.now();
    while (!(await this.check())) {
      await wait(againMs, null, { signal, ref: false }).catch(() => null);
      if (signal.aborted) return;
    }
    this.#log.warn({ ms: Math.round(performance.now() - since) }, "the database is back");
  }
}
