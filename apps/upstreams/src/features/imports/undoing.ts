import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { clientMessages } from "@app/domain/client-messages.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { isUnreachable } from "../../database/unreachable.ts";
import { writeGathered } from "../../records/audit.ts";
import type { Context, Gathered } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { isPlanned, type Found, type Importable, type Undone } from "./importable.ts";
import { importRows, type FileRow, type ImportRow } from "./imports.table.ts";
import { importKindsByName } from "./kinds/kinds.ts";
import { markRows } from "./mark-rows.ts";
import type { Pace } from "./pace.ts";
import { endedOf, undoPlanned } from "./planned.ts";
import { enterState, held, moveImport, type Worker } from "./import-lease.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** Takes back what a row did to its record. */
async function takeBack(context: Context, kind: Importable, row: FileRow, at: RecordRef): Promise<void> {
  if (row.verdict === "create") {
    await kind.remove(context, at);
    return;
  }
  const changes = row.changes ?? [];
  const before = Object.fromEntries(changes.map(({ field, before: value }) => [field, value]));
  const after = changes.length > 0 ? await kind.update(context, at, before) : at;
  // A record that was restored has a version more than its changes alone would have left.
  const raised = (row.doneVersion ?? 0) - (row.version ?? 0) - (changes.length > 0 ? 1 : 0);
  if (raised > 0) await kind.archive?.(context, after);
}

/** Sorts a row: reversed, kept because somebody has edited it since, or not possible and why. The version decides. */
async function undoRow(context: Context, kind: Importable, row: FileRow, found: Found | undefined): Promise<Undone> {
  if (!found) return { undo: "stuck", undoReason: importMessages.gone };
  if (found.version !== row.doneVersion) {
    const name = await context.nameOf(context, String(found.current.updatedBy));
    return { undo: "kept", undoReason: importMessages.editedBy(name) };
  }
  await takeBack(context, kind, row, { _id: found.id, version: found.version });
  return { undo: "reversed", undoReason: null };
}

const stuckBy = (worker: Worker, error: unknown): Undone => {
  if (isUnreachable(error)) throw error;
  if (!(error instanceof Refusal)) worker.log.error({ err: error }, "a row of an import could not be undone");
  return { undo: "stuck", undoReason: error instanceof Refusal ? error.message : clientMessages.unknown };
};

async function undoRows(
  worker: Worker,
  context: Context,
  { kind, pace }: { kind: Importable; pace: Pace },
  rows: readonly FileRow[],
): Promise<number> {
  const known = await kind.load(
    context,
    rows.flatMap(({ recordId }) => recordId ?? []),
  );
  const byId = new Map(known.map((found) => [found.id, found]));
  const gathered: Gathered = { activity: [], told: [] };
  const marked: FileRow[] = [];
  pace.begin();
  for (const [at, row] of rows.entries()) {
    if (pace.isOver(at)) break;
    const own: Gathered = { activity: [], told: [] };
    const undone = await context.db
      .transaction((db) => undoRow({ ...context, db, gathered: own }, kind, row, byId.get(row.recordId ?? "")))
      .catch((error: unknown) => stuckBy(worker, error));
    if (undone.undo === "reversed") {
      gathered.activity.push(...own.activity);
      gathered.told.push(...own.told);
    }
    marked.push({ ...row, ...undone });
  }
  if (marked.length === rows.length) pace.faster();
  await writeGathered(context, gathered);
  await markRows(context, marked);
  return marked.at(-1)?.place ?? 0;
}

/** Takes back the last rows that are still done; false where none is left. */
export async function undoPiece(worker: Worker, job: ImportRow, pace: Pace): Promise<boolean> {
  const kind = importKindsByName[job.kind];
  if (isPlanned(kind)) {
    await undoPlanned(worker, kind, job);
    return false;
  }
  return held(worker, job, async (context) => {
    const { importId, doneVersion, undo, place } = importRows;
    const rows = await context.db
      .select()
      .from(importRows)
      .where(and(eq(importId, job.id), isNotNull(doneVersion), isNull(undo)))
      .orderBy(desc(place))
      .limit(pace.atOnce);
    if (rows.length > 0) {
      const reached = await undoRows(worker, context, { kind, pace }, rows);
      await moveImport(context.db, context.now, job, { reached });
      return true;
    }
    await enterState(context, job, endedOf(context, job));
    return false;
  });
}
