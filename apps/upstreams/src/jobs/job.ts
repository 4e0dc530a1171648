import type { Database } from "../database/client.ts";
import type { Counts } from "../database/schema/jobs.table.ts";
import type { FileStorage } from "../storage/file-store.ts";

/** What a run is handed. */
export interface Run {
  database: Database;
  /** When it began; a job takes every "now" from here. */
  now: Date;
  /** Aborted when the server stops or another has taken the job over; what is done by then stays done. */
  signal: AbortSignal;
  files: FileStorage;
}

/** Work that is done by itself. Running it twice does no more than running it once. Source: domain.md 5.10. */
export interface Job {
  /** Lower-case words with hyphens; part of addresses. */
  name: string;
  title: string;
  /** What it does, in a sentence. */
  does: string;
  everyMinutes: number;
  run(run: Run): Promise<Counts>;
}

const usualBatch = 2_000;
/**
 * So many at a time where each takes statements of its own and all share a transaction: on the embedded database everybody
 * waits while one is under way.
 */
export const smallBatch = 50;

/** Works in small steps, so that nobody waits for it and a stop is soon over; returns how many. */
export async function inBatches(
  signal: AbortSignal,
  workOnSome: (atMost: number) => Promise<number>,
  batch = usualBatch,
): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const some = await workOnSome(batch);
    done += some;
    if (some < batch) break;
  }
  return done;
}
