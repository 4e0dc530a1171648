import type { Database } from "../database/client.ts";
import type { Counts } from "../database/schema/jobs.table.ts";
import type { FileStorage } from "../storage/file-store.ts";

/** The context of a run. */
export interface Run {
  database: Database;
  /** When it began; a job takes the current time from here. */
  now: Date;
  /** Aborted when the server stops or another one takes over; finished work stays. */
  signal: AbortSignal;
  files: FileStorage;
}

/** A recurring job. It must be idempotent. Source: domain.md 5.10. */
export interface Job {
  /** Lower-case words with hyphens; part of web addresses. */
  name: string;
  title: string;
  /** One sentence about it. */
  does: string;
  everyMinutes: number;
  run(run: Run): Promise<Counts>;
}

const usualBatch = 2_000;
/**
 * Batch size if each item needs several statements and all share a transaction: on the embedded database everyone waits
 * meanwhile.
 */
export const smallBatch = 50;

/** Works in small batches, so that nobody waits long and a stop is quick; returns the number of items. */
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
