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

/** How often the runner looks for what was asked for, in milliseconds. */
const lookEveryMs = 1_000;
/** How long one job may go on before the next has its turn, in milliseconds. */
const turnMs = 1_000;
const readAtOnce = 50;

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
  availability: Availability;
  /** Woken when something was told. */
  signal: EventSignal;
  /** This server's name, another one for each process. */
  holder: string;
  kinds: Readonly<Record<string, BulkKind>>;
}

/** The job was cancelled or taken over while a record was being worked on. */
class Lost extends Error {}

/** Does what people asked for, record by record, in turns. Several servers over one database share the jobs. */
export class AccountJobRunner {
  readonly #parts: Parts;
  readonly #looker = new Looker();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#looker.start({ ...this.#parts, everyMs: lookEveryMs, what: "people's jobs", look: () => this.tick() });
  }

  /** Finishes the record at hand and takes no other. */
  stop(): Promise<void> {
    return this.#looker.stop();
  }

  /** Takes turns until nothing is left to do. */
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
    // An older version of the portal may have asked for what this one no longer does.
    const payload = kind?.payload.safeParse(job.payload);
    if (!kind || !payload?.success) return { state: "failed", error: accountJobMessages.unknownKind };
    const startedAt = performance.now();
    for (;;) {
      const items = await nextItems(database, job, readAtOnce);
      if (items.length === 0) return { state: "done" };
      for (const item of items) {
        if (this.#looker.signal.aborted || performance.now() - startedAt > turnMs) return { state: "running" };
        // The embedded database works in this very thread: others are to be answered in between.
        await breath();
        if (!(await this.#do(job, kind, payload.data, item))) return { state: "running" };
      }
    }
  }

  /** Does one record and writes down what became of it, together; false where the job is no longer this server's. */
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

  /** One transaction over a record: its effect and its verdict, or neither. */
  #held(job: AccountJobRow, item: AccountJobItemRow, work: (db: Database) => Promise<Verdict>): Promise<void> {
    const { database, clock } = this.#parts;
    return retryable(database, async (db) => {
      if (!(await holdTurn(db, job, clock.now()))) throw new Lost();
      await settle(db, item, await work(db), clock.now());
    });
  }
}
