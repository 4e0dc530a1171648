import { setImmediate as breath } from "node:timers/promises";
import { notInArray } from "drizzle-orm";
import type { Logger } from "pino";
import { exportJobKinds } from "@app/domain/system/account-job-enums.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { givenUpMessages, serversLostMax } from "@app/domain/system/given-up.ts";
import type { Clock } from "@app/domain/time.ts";
import type { Availability } from "../../database/availability.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { isUnreachable } from "../../database/unreachable.ts";
import { accountJobs, type AccountJobItemRow, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import type { EventSignal } from "../../service/event-signal.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import { Looker } from "../keep-looking.ts";
import { asAsked } from "./as-asked.ts";
import type { BulkKind } from "./bulk-kind.ts";
import { contextOfOwner } from "./owner-context.ts";
import { releaseJob, holdTurn, nextItems, settle, claimJob, type Verdict } from "./job-lease.ts";

/** How often the runner looks for jobs, in milliseconds. */
const lookEveryMs = 1_000;
/** How long a job may run before the next one's turn, in milliseconds. */
const turnMs = 1_000;
const readAtOnce = 50;

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
  availability: Availability;
  /** Woken when a change is published. */
  signal: EventSignal;
  /** This server's name, unique per process. */
  holder: string;
  kinds: Readonly<Record<string, BulkKind>>;
}

/** The job was cancelled or taken over while a record was processed. */
class Lost extends Error {}

/** Runs users' jobs record by record, in turns. Several servers over one database share them. */
export class AccountJobRunner {
  readonly #parts: Parts;
  readonly #looker = new Looker();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#looker.start({ ...this.#parts, everyMs: lookEveryMs, what: "people's jobs", look: () => this.tick() });
  }

  /** Finishes the current record and takes no other. */
  stop(): Promise<void> {
    return this.#looker.stop();
  }

  /** Runs turns until nothing is left. */
  async tick(): Promise<void> {
    const { database, clock, holder, signal } = this.#parts;
    while (!this.#looker.signal.aborted) {
      const job = await claimJob(database, holder, clock.now(), notInArray(accountJobs.kind, [...exportJobKinds]));
      if (!job) return;
      signal.wake();
      await releaseJob(database, job, await this.#turn(job), clock.now());
      signal.wake();
    }
  }

  async #turn(job: AccountJobRow): Promise<Parameters<typeof releaseJob>[2]> {
    const { database, kinds } = this.#parts;
    if (job.lostServers >= serversLostMax) return { state: "failed", error: givenUpMessages.person };
    const kind = kinds[job.kind];
    // An older version of the portal may have requested something no longer offered.
    const payload = kind?.payload.safeParse(job.payload);
    if (!kind || !payload?.success) return { state: "failed", error: accountJobMessages.unknownKind };
    const startedAt = performance.now();
    for (;;) {
      const items = await nextItems(database, job, readAtOnce);
      if (items.length === 0) return { state: "done" };
      for (const item of items) {
        if (this.#looker.signal.aborted || performance.now() - startedAt > turnMs) return { state: "running" };
        // The embedded database runs in this thread, so others need a chance in between.
        await breath();
        if (!(await this.#do(job, kind, payload.data, item))) return { state: "running" };
      }
    }
  }

  /**
   * Processes one record and stores its result in the same transaction; false if the job is no longer this server's.
   */
  async #do(job: AccountJobRow, kind: BulkKind, payload: unknown, item: AccountJobItemRow): Promise<boolean> {
    try {
      await this.#held(job, item, async (db) => {
        const context = await contextOfOwner(db, job, this.#parts.clock.now());
        requirePermission(context, kind.permission);
        const outcome = await kind.run(context, await asAsked(context, job, kind, item), payload);
        return outcome ? { verdict: "skipped", reason: outcome.skipped } : { verdict: "done", reason: null };
      });
      return true;
    } catch (error) {
      if (error instanceof Lost) return false;
      if (isUnreachable(error)) throw error;
      if (!(error instanceof Refusal)) this.#parts.log.error({ err: error, job: job.kind }, "a record of a job failed");
      const reason = error instanceof Refusal ? error.message : clientMessages.unknown;
      return this.#held(job, item, () => Promise.resolve({ verdict: "failed", reason })).then(
        () => true,
        (failure: unknown) => {
          if (failure instanceof Lost) return false;
          throw failure;
        },
      );
    }
  }

  /** One transaction per record, with both its effect and its result. */
  #held(job: AccountJobRow, item: AccountJobItemRow, work: (db: Database) => Promise<Verdict>): Promise<void> {
    const { database, clock } = this.#parts;
    return retryable(database, async (db) => {
      if (!(await holdTurn(db, job, clock.now()))) throw new Lost();
      await settle(db, item, await work(db), clock.now());
    });
  }
}
