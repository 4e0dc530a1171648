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
import { filterInWords } from "./filter-in-words.ts";
import { askedBy, nextRows, type Cursor, type RowsFound } from "./read-rows.ts";
import { sheetOf, type Sheet } from "./sheet.ts";
import { openSheetFile, type SheetFile } from "./write-file.ts";

const lookEveryMs = 1_000;
/** Rows per read. */
const pageRows = 500;

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
  kind: ExportKind;
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
    const kind = kinds[job.kind];
    const payload = exportPayload.safeParse(job.payload).data;
    // An older version of the portal may have requested something no longer offered.
    const fail = (error: string) => releaseJob(database, job, { state: "failed", error }, clock.now());
    if (job.lostServers >= serversLostMax) return fail(givenUpMessages.person);
    if (!kind || !payload) return fail(accountJobMessages.unknownKind);
    try {
      await this.#file({ job, kind, payload });
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
      const sheet = sheetOf(work.kind, work.payload.columns);
      await file.rows([sheet.headings]);
      if (!(await this.#pages(work, sheet, file))) {
        await releaseJob(this.#parts.database, work.job, { state: "running" }, this.#parts.clock.now());
        return;
      }
      await this.#end(work, sheet, file, id);
    } finally {
      await file.close();
    }
  }

  /** A transaction with the owner's current permissions, while the job is this server's. */
  #held<Answer>({ job, kind }: Work, done: number, read: (context: Context) => Promise<Answer>): Promise<Answer> {
    const { database, clock } = this.#parts;
    return retryable(database, async (db) => {
      if (!(await holdTurn(db, job, clock.now(), { done }))) throw new Lost();
      const context = await contextOfOwner(db, job, clock.now());
      requirePermission(context, kind.permission);
      return read(context);
    });
  }

  /** Writes every page of the list; false if the server must stop first. */
  async #pages(work: Work, sheet: Sheet, file: SheetFile): Promise<boolean> {
    const asked = await this.#held(work, 0, (context) =>
      Promise.resolve(askedBy(work.kind, work.payload.query, context)),
    );
    let from: Cursor | null = null;
    for (;;) {
      if (this.#looker.signal.aborted) return false;
      const start: Cursor | null = from;
      const { rows, place }: RowsFound = await this.#held(work, sheet.count(), (context) =>
        nextRows(context, asked, start, pageRows),
      );
      await file.rows(sheet.lines(rows));
      checkRows(work.payload.format, sheet.count());
      if (place === null) return true;
      from = place;
      // The embedded database runs in this thread, so others need a chance in between.
      await breath();
    }
  }

  /** Writes the last line, stores the file and notifies its owner. */
  async #end(work: Work, sheet: Sheet, file: SheetFile, id: string): Promise<void> {
    const { job, kind, payload } = work;
    const { database, clock } = this.#parts;
    const rows = sheet.count();
    const { filter, name } = await this.#held(work, rows, async (context) => ({
      filter: await filterInWords(context, kind, payload.query),
      name: context.actor.name,
    }));
    const now = clock.now();
    const when = `${now.toISOString().slice(0, 16)}Z`;
    await file.rows([sheet.last(exportMessages.lastLine(rows, filter, when, name))]);
    const stored = await file.store();
    await releaseJob(database, job, { state: "done" }, now, async (db) => {
      const context = await contextOfOwner(db, job, now);
      requirePermission(context, kind.permission);
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
        name: `${job.kind.replace("-export", "")}-${now.toISOString().slice(0, 10)}.${payload.format}`,
      });
      const { format } = payload;
      const entry = { kind: "account-job", id: job.id, label: title, owner: job.ownerId } as const;
      await audit(context, { action: "exported", ...entry, after: { rows, format, filter }, reason: `${filter}.` });
    });
  }
}
