import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "./client.ts";
import { reasonOf } from "./reason.ts";

/** How long the database may take to answer a check, and how often it is checked while away; in milliseconds. */
const answerMs = 2_000;
const againMs = 500;

/** Tracks whether the database is available, and logs when it goes and when it returns. */
export class Availability {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #stop = new AbortController();
  #looking: Promise<void> | null = null;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Checks the database itself. */
  async check(): Promise<boolean> {
    const late = wait(answerMs, false, { ref: false });
    const answer = this.#database.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]);
  }

  /** Reports work that failed because of it. */
  lost(error: unknown): void {
    if (this.#looking || this.#stop.signal.aborted) return;
    this.#log.warn({ reason: reasonOf(error) }, "the database is away or too busy");
    this.#looking = this.#lookOut().finally(() => (this.#looking = null));
  }

  /** Stops checking. */
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
