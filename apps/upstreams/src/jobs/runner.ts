import type { Clock } from "@app/domain/time.ts";
import type { Logger } from "pino";
import type { Availability } from "../database/availability.ts";
import type { Database } from "../database/client.ts";
import { isUnreachable } from "../database/unreachable.ts";
import type { EventSignal } from "../service/event-signal.ts";
import type { FileStorage } from "../storage/file-store.ts";
import type { Job } from "./job.ts";
import { Looker } from "./keep-looking.ts";
import { candidates, claim, ensureStates, finish, leaseMs, renew, type Claim, type Outcome } from "./lease.ts";

/** How often the runner looks for due jobs, in milliseconds. */
const lookEveryMs = 3_000;

const stopped: Outcome = { error: "The server was stopped before the run finished.", wasCutOff: true };

/** The database's message without statement and values. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause instanceof Error ? cause.message : message).slice(0, 500);
}

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
  availability: Availability;
  /** Woken when a change is published. */
  signal: EventSignal;
  /** This server's name in records, unique per process. */
  holder: string;
  jobs: readonly Job[];
  files: FileStorage;
}

/** Runs due jobs, one after the other. Several servers over one database share them; each run belongs to one. */
export class JobRunner {
  readonly #parts: Parts;
  readonly #looker = new Looker();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts polling; the first look is delayed, to keep the start fast. */
  start(): void {
    let isPrepared = false;
    const look = async () => {
      if (!isPrepared) await this.prepare();
      isPrepared = true;
      await this.tick();
    };
    this.#looker.start({ ...this.#parts, everyMs: lookEveryMs, what: "jobs", look });
  }

  /** Creates the rows of all jobs. */
  prepare(): Promise<void> {
    return ensureStates(this.#parts.database, this.#parts.jobs);
  }

  /** Takes no new job, and waits for the running one, which is aborted. */
  stop(): Promise<void> {
    return this.#looker.stop();
  }

  /** Runs each job that is due or requested and that no other server holds. */
  async tick(): Promise<void> {
    const { database, clock, holder, jobs } = this.#parts;
    const due = await candidates(database, jobs, clock.now());
    for (const job of jobs) {
      if (!due.has(job.name) || this.#looker.signal.aborted) continue;
      const claimed = await claim(database, job, holder, clock.now());
      if (claimed) await this.#run(job, claimed);
    }
  }

  async #run(job: Job, claimed: Claim): Promise<void> {
    const { database, clock, log, availability, signal, holder } = this.#parts;
    signal.wake();
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      renew(database, job.name, holder, clock.now()).then(
        (isOurs) => {
          if (!isOurs) lost.abort();
        },
        (error: unknown) => {
          if (isUnreachable(error)) availability.lost(error);
          else log.warn({ err: error, job: job.name }, "a job's lease could not be renewed");
        },
      );
    }, leaseMs / 3);
    const ending = AbortSignal.any([this.#looker.signal, lost.signal]);
    const outcome = await this.#outcome(job, claimed, ending);
    clearInterval(heartbeat);
    await finish(database, claimed, outcome, clock.now());
    signal.wake();
  }

  async #outcome(job: Job, { run }: Claim, signal: AbortSignal): Promise<Outcome> {
    const { database, log, files } = this.#parts;
    const isToldToStop = () => signal.aborted;
    // Stopped during the claim, before the run could listen for it.
    if (isToldToStop()) return stopped;
    try {
      const counts = await job.run({ database, now: run.startedAt, signal, files });
      return isToldToStop() ? stopped : { counts };
    } catch (error) {
      log.error({ err: error, job: job.name }, "a job failed");
      return { error: reasonOf(error), wasCutOff: false };
    }
  }
}
