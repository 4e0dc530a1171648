import { setImmediate as breath } from "node:timers/promises";
import { and, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import { clientMessages } from "@app/domain/client-messages.ts";
import { exportJobKinds } from "@app/domain/system/account-job-enums.ts";
import { accountJobMessages, accountJobTitle, isExport } from "@app/domain/system/account-job.ts";
import { exportMessages } from "@app/domain/system/export.ts";
import { givenUpMessages, serversLostMax } from "@app/domain/system/given-up.ts";
import type { Clock } from "@app/domain/time.ts";
import type { Availability } from "../../database/availability.ts";
import type { Database } from "../../database/client.ts";
import { newId } from "../../database/new-id.ts";
import { retryable } from "../../database/retryable.ts";
import { accountJobs, type AccountJobRow } from "../../database/schema/account-jobs.table.ts";
import { files } from "../../database/schema/files.table.ts";
import { isUnreachable } from "../../database/unreachable.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import type { EventSignal } from "../../service/event-signal.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";
import type { FileStorage } from "../../storage/file-store.ts";
import { contextOfOwner } from "../account-jobs/owner-context.ts";
import { releaseJob, holdTurn, claimJob } from "../account-jobs/job-lease.ts";
import { Looker } from "../keep-looking.ts";
import { checkRows, exportPayload, type ExportPayload } from "./exports.service.ts";
import type { ExportKind } from "./export-kind.ts";
import type { FileSource, Page } from "./file-source.ts";
import { listSource } from "./list-source.ts";
import type { Cursor } from "./read-rows.ts";
import { reportFile } from "./report-file.ts";
import { openSheetFile, type SheetFile } from "./write-file.ts";

const lookEveryMs = 1_000;
const mediaTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
  availability: Availability;
  signal: EventSignal;
  /** This server's name, unique per process. */
  holder: string;
  kinds: Readonly<Record<string, ExportKind>>;
  files: FileStorage;
}

/** The job was cancelled or taken over during the export. */
class Lost extends Error {}

interface Work {
  job: AccountJobRow;
  source: FileSource;
  payload: ExportPayload;
}

/** Writes requested lists to files, one after the other. If a server dies, its file is started again. */
export class ExportRunner {
  readonly #parts: Parts;
  readonly #looker = new Looker();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#looker.start({ ...this.#parts, everyMs: lookEveryMs, what: "exports", look: () => this.tick() });
  }

  /** Leaves the current file to the next server. */
  stop(): Promise<void> {
    return this.#looker.stop();
  }

  /** Writes files until none is waiting. */
  async tick(): Promise<void> {
    const { database, clock, holder, signal } = this.#parts;
    while (!this.#looker.signal.aborted) {
      const job = await claimJob(database, holder, clock.now(), and(inArray(accountJobs.kind, [...exportJobKinds])));
      if (!job) return;
      signal.wake();
      await this.#write(job);
      signal.wake();
    }
  }

  async #write(job: AccountJobRow): Promise<void> {
    const { database, clock, kinds, log } = this.#parts;
    const payload = exportPayload.safeParse(job.payload).data;
    // An older version of the portal may have requested something no longer offered.
    const fail = (error: string) => releaseJob(database, job, { state: "failed", error }, clock.now());
    if (job.lostServers >= serversLostMax) return fail(givenUpMessages.person);
    const kind = kinds[job.kind];
    if (!payload || (!kind && job.kind !== "report-export")) return fail(accountJobMessages.unknownKind);
    try {
      await this.#file({ job, payload, source: kind ? listSource(kind, payload) : reportFile(payload) });
    } catch (error) {
      if (error instanceof Lost) return;
      if (isUnreachable(error)) throw error;
      if (!(error instanceof Refusal)) log.error({ err: error, job: job.kind }, "an export failed");
      await fail(error instanceof Refusal ? error.message : clientMessages.unknown);
    }
  }

  async #file(work: Work): Promise<void> {
    const id = newId(this.#parts.clock.now());
    const file = await openSheetFile(this.#parts.files, id, work.payload.format);
    try {
      await file.rows([work.source.headings]);
      if (!(await this.#pages(work, file))) {
        await releaseJob(this.#parts.database, work.job, { state: "running" }, this.#parts.clock.now());
        return;
      }
      await this.#end(work, file, id);
    } finally {
      await file.close();
    }
  }

  /** A transaction with the owner's current permissions, while the job is this server's. */
  #held<Answer>({ job, source }: Work, done: number, read: (context: Context) => Promise<Answer>): Promise<Answer> {
    const { database, clock } = this.#parts;
    return retryable(database, async (db) => {
      if (!(await holdTurn(db, job, clock.now(), { done }))) throw new Lost();
      const context = await contextOfOwner(db, job, clock.now());
      requirePermission(context, source.permission);
      return read(context);
    });
  }

  /** Writes every page; false if the server must stop first. */
  async #pages(work: Work, file: SheetFile): Promise<boolean> {
    const { source, payload } = work;
    let from: Cursor | null = null;
    for (;;) {
      if (this.#looker.signal.aborted) return false;
      const start: Cursor | null = from;
      const { lines, place }: Page = await this.#held(work, source.count(), (context) => source.page(context, start));
      await file.rows(lines);
      checkRows(payload.format, source.count());
      if (place === null) return true;
      from = place;
      // The embedded database runs in this thread, so others need a chance in between.
      await breath();
    }
  }

  /** Writes the last line, stores the file and notifies its owner. */
  async #end(work: Work, file: SheetFile, id: string): Promise<void> {
    const { job, source, payload } = work;
    const { database, clock } = this.#parts;
    const rows = source.count();
    const { filter, name } = await this.#held(work, rows, async (context) => ({
      filter: await source.filter(context),
      name: context.actor.name,
    }));
    const now = clock.now();
    const when = `${now.toISOString().slice(0, 16)}Z`;
    await file.rows(source.last(exportMessages.lastLine(rows, filter, when, name)));
    const stored = await file.store();
    await releaseJob(database, job, { state: "done" }, now, async (db) => {
      const context = await contextOfOwner(db, job, now);
      requirePermission(context, source.permission);
      await holdTurn(db, job, now, { done: rows, total: rows, fileId: id });
      const title = isExport(job.kind) ? accountJobTitle(job.kind, rows) : job.kind;
      await db.insert(files).values({
        ...stored,
        id,
        kind: "export",
        state: "kept",
        contentType: mediaTypes[payload.format],
        refersKind: "account-job",
        refersId: job.id,
        createdAt: now,
        createdBy: job.ownerId,
        name: `${source.name ?? job.kind.replace("-export", "")}-${now.toISOString().slice(0, 10)}.${payload.format}`,
      });
      const { format } = payload;
      const entry = { kind: "account-job", id: job.id, label: title, owner: job.ownerId } as const;
      await audit(context, { action: "exported", ...entry, after: { rows, format, filter }, reason: `${filter}.` });
    });
  }
}
