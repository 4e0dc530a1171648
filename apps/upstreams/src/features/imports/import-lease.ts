import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { Logger } from "pino";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { ImportState } from "@app/domain/imports/import-enums.ts";
import { givenUpMessages } from "@app/domain/system/given-up.ts";
import type { Clock } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { publish } from "../../records/outbox.ts";
import { audit } from "../../records/audit.ts";
import type { Actor, Context } from "../../service/context.ts";
import { oneMoreIfHeld } from "../../service/lost-servers.ts";
import { Refusal } from "../../service/refusal.ts";
import type { FileStorage } from "../../storage/file-store.ts";
import { actorById, nameOf } from "../account/account.public.ts";
import { imports, type ImportRow } from "./imports.table.ts";
import { notifyEnd } from "./notify-end.ts";

/** Lease length in ms. Each piece of work renews it; a server that does not renew loses the import. */
const leaseMs = 30_000;

/** What the work on imports is done with. */
export interface Worker {
  database: Database;
  clock: Clock;
  log: Logger;
  files: FileStorage;
}

/** The import was cancelled, begun anew or taken over while a piece of it was being worked on. */
export class Lost extends Error {}

const until = (now: Date) => new Date(now.getTime() + leaseMs);
const working: ImportState[] = ["reading", "checking", "importing", "undoing"];

const changeEvent = ({ id, ownerId }: ImportRow) =>
  ({ entityKind: "import", entityId: id, action: "updated", permission: null, personId: ownerId }) as const;

/** Takes the import that has waited longest and that no living server is at; null where there is none. */
export function takeImport(database: Database, holder: string, now: Date): Promise<ImportRow | null> {
  return retryable(database, async (db) => {
    const { id, state, leasedUntil, turnAt } = imports;
    const next = db
      .select({ id })
      .from(imports)
      .where(and(inArray(state, working), or(isNull(leasedUntil), lte(leasedUntil, now))))
      .orderBy(asc(turnAt), asc(id))
      .limit(1)
      .for("update", { skipLocked: true });
    const [taken] = await db
      .update(imports)
      .set({ holder, leasedUntil: until(now), lostServers: oneMoreIfHeld(imports.lostServers, imports.holder) })
      .where(inArray(id, next))
      .returning();
    return taken ?? null;
  });
}

/** Writes down how far an import is, and tells its owner. */
export async function moveImport(
  db: Database,
  now: Date,
  job: ImportRow,
  changes: Partial<ImportRow>,
): Promise<ImportRow> {
  const [after] = await db
    .update(imports)
    .set({ lostServers: 0, ...changes })
    .where(eq(imports.id, job.id))
    .returning();
  await publish({ db, now }, [changeEvent(job)]);
  return after as ImportRow;
}

/** Its next state, with an entry in the activity log. */
export async function enterState(
  context: Context,
  job: ImportRow,
  changes: Partial<ImportRow> & { state: ImportState },
) {
  const ended = changes.endedAt != null && { begunAt: null };
  const after = await moveImport(context.db, context.now, job, { ...changes, ...ended, turnAt: context.now });
  await audit(context, {
    action: "state-changed",
    kind: "import",
    id: job.id,
    label: job.fileName,
    owner: job.ownerId,
    before: { state: job.state },
    after: { state: after.state },
  });
  await notifyEnd(context, job, after);
  return after;
}

/** Whoever has lost their rights meanwhile: what they began is still to be ended. */
async function withoutRights(db: Database, { workerId: id }: ImportRow): Promise<Actor> {
  const name = await nameOf({ db }, id);
  return {
    kind: "person",
    id,
    personId: id,
    personName: name,
    name,
    role: null,
    permissions: new Set<never>(),
    regionIds: [],
    timeZone: "UTC",
    sessionId: "",
    viewedFrom: null,
  };
}

/** With the rights that the person has now who asked for the work; taking back what was begun needs none. */
export async function contextOf({ clock }: Worker, db: Database, job: ImportRow, reason: string): Promise<Context> {
  const known = await actorById({ db, now: clock.now() }, job.workerId);
  if (!known && job.state !== "undoing") throw new Refusal("FORBIDDEN", givenUpMessages.ownerGone);
  const actor = known ?? (await withoutRights(db, job));
  const origin = { ip: null, userAgent: null, requestId: job.id };
  return { db, actor, now: clock.now(), origin, nameOf, reason };
}

/** One transaction over a piece of an import, which is held: its effect and how far it is, or neither. */
export const held = <T>(worker: Worker, job: ImportRow, work: (context: Context) => Promise<T>): Promise<T> =>
  hold(worker, job, async (db) => {
    const reason = job.state === "undoing" ? importMessages.undoReason : importMessages.reason;
    return work(await contextOf(worker, db, job, reason(job.fileName)));
  });

/** Ends an import, or the part of it under way, whatever rights its owner has by now. */
export const endWith = (worker: Worker, job: ImportRow, changes: Partial<ImportRow> & { state: ImportState }) =>
  hold(worker, job, async (db) => {
    const actor = await withoutRights(db, job);
    const origin = { ip: null, userAgent: null, requestId: job.id };
    const now = worker.clock.now();
    const ended = { holder: null, leasedUntil: null, ...(changes.state === "failed" && { endedAt: now }) };
    await enterState({ db, now, actor, origin, nameOf }, job, { ...changes, ...ended });
  });

/** A transaction over an import that is still this server's, and as it was when the work began. */
function hold<T>({ database, clock }: Worker, job: ImportRow, work: (db: Database) => Promise<T>): Promise<T> {
  return retryable(database, async (db) => {
    const { id, holder, state, fingerprint } = imports;
    const isMine = and(
      ...[eq(id, job.id), eq(holder, job.holder ?? ""), eq(state, job.state)],
      job.fingerprint === null ? isNull(fingerprint) : eq(fingerprint, job.fingerprint),
    );
    const mine = await db
      .update(imports)
      .set({ leasedUntil: until(clock.now()) })
      .where(isMine)
      .returning({ id });
    if (mine.length === 0) throw new Lost();
    return work(db);
  });
}

/** Runs work whose effect is taken back, and answers what it answered. Inside of a transaction only its own effect is. */
export async function takenBack<T>(database: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const answered: { answer?: T } = {};
  const undo = new Error("Taken back.");
  try {
    await database.transaction(async (db) => {
      answered.answer = await work(db);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  return answered.answer as T;
}
