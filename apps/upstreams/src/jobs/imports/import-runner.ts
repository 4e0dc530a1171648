import { setImmediate as breath } from "node:timers/promises";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { givenUpMessages, serversLostMax } from "@app/domain/system/given-up.ts";
import type { Availability } from "../../database/availability.ts";
import { isUnreachable } from "../../database/unreachable.ts";
import { eq } from "drizzle-orm";
import {
  checkPiece,
  endWith,
  importPiece,
  imports,
  Lost,
  Pace,
  readImport,
  takeImport,
  undoPiece,
  type ImportRow,
  type Worker,
} from "../../features/imports/imports.public.ts";
import type { EventSignal } from "../../service/event-signal.ts";
import { Refusal } from "../../service/refusal.ts";
import { Looker } from "../keep-looking.ts";

/** How often the runner looks for imports, in milliseconds. */
const lookEveryMs = 1_000;

interface Parts extends Worker {
  availability: Availability;
  /** Woken when a change is published. */
  signal: EventSignal;
  /** This server's name, unique per process. */
  holder: string;
}

/** Reads, checks, imports and undoes files in batches. Several servers over one database share them. */
export class ImportRunner {
  readonly #parts: Parts;
  readonly #looker = new Looker();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#looker.start({ ...this.#parts, everyMs: lookEveryMs, what: "imports", look: () => this.tick() });
  }

  /** Finishes the current batch and takes no other. */
  stop(): Promise<void> {
    return this.#looker.stop();
  }

  /** Works until nothing is left. */
  async tick(): Promise<void> {
    const { database, clock, holder } = this.#parts;
    while (!this.#looker.signal.aborted) {
      const job = await takeImport(database, holder, clock.now());
      if (!job) return;
      await this.#work(job);
    }
  }

  async #work(job: ImportRow): Promise<void> {
    try {
      if (job.lostServers >= serversLostMax) throw new Refusal("WRONG_STATE", givenUpMessages.import);
      if (job.state === "reading") await readImport(this.#parts, job);
      else if (job.state === "checking") await this.#check(job);
      else await this.#piecesOf(job.state === "importing" ? importPiece : undoPiece, job);
      await this.#release(job);
    } catch (error) {
      if (error instanceof Lost) return;
      if (isUnreachable(error)) throw error;
      await this.#fail(job, error);
    } finally {
      this.#parts.signal.wake();
    }
  }

  /** Runs batches. The embedded database runs in this thread, so others get a chance in between. */
  async #pieces(piece: () => Promise<boolean>): Promise<void> {
    while (!this.#looker.signal.aborted && (await piece())) {
      this.#parts.signal.wake();
      await breath();
    }
  }

  #piecesOf(piece: typeof importPiece, job: ImportRow): Promise<void> {
    const pace = new Pace();
    return this.#pieces(() => piece(this.#parts, job, pace));
  }

  #check(job: ImportRow): Promise<void> {
    const pace = new Pace();
    let reached: number | null = job.reached;
    return this.#pieces(async () => {
      reached = await checkPiece(this.#parts, job, reached ?? 0, pace);
      return reached !== null;
    });
  }

  /** Releases unfinished work, so that another server, or the next start, can take it at once. */
  async #release({ id, holder }: ImportRow): Promise<void> {
    const { database } = this.#parts;
    const [now] = await database.select({ holder: imports.holder }).from(imports).where(eq(imports.id, id));
    if (now?.holder !== holder) return;
    await database.update(imports).set({ holder: null, leasedUntil: null }).where(eq(imports.id, id));
  }

  /** An unreadable file reports why; any other error is internal, and its work is rolled back. */
  async #fail(job: ImportRow, error: unknown): Promise<void> {
    const { log } = this.#parts;
    if (!(error instanceof Refusal)) log.error({ err: error, import: job.id }, "an import could not go on");
    const reason = error instanceof Refusal ? error.message : importMessages.stopped;
    const state = job.state === "importing" ? "undoing" : "failed";
    await endWith(this.#parts, job, { state, error: reason }).catch((failure: unknown) => {
      if (!(failure instanceof Lost)) throw failure;
    });
  }
}
