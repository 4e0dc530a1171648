import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { clientMessages } from "@app/domain/client-messages.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { isUnreachable } from "../../database/unreachable.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { openPiece, pieceMs } from "./checking.ts";
import { isOvertaken } from "./data-version.ts";
import { apply, decide, problemsIn } from "./decide.ts";
import type { Match, Problems } from "./importable.ts";
import { importRows, type FileRow, type ImportRow } from "./imports.table.ts";
import { importKindsByName } from "./kinds/kinds.ts";
import { problemsInWords } from "./problem-file.ts";
import type { ReadRow } from "./read-row.ts";
import { endWith, enterState, held, moveImport, type Worker } from "./turn.ts";

const readAtOnce = 50;
const doing = ["create", "update"] as const;

/** A row that was not as it was when it was checked, where all or nothing is asked for. */
class Stopped extends Error {}

/** Rows that are still to be imported. */
function nextRows({ db }: Pick<Context, "db">, job: ImportRow): Promise<FileRow[]> {
  const { importId, verdict, doneVersion, place } = importRows;
  return db
    .select()
    .from(importRows)
    .where(and(eq(importId, job.id), inArray(verdict, [...doing]), isNull(doneVersion)))
    .orderBy(asc(place))
    .limit(readAtOnce);
}

const overtaken = () => new Refusal("WRONG_STATE", importMessages.overtaken);

interface Doing {
  row: FileRow;
  read: ReadRow;
  /** Whom it means by now. */
  match: Match;
}

/** Does a row as it was checked; refused where the record is another by now. */
async function doRow(
  context: Context,
  job: ImportRow,
  { row, read, match }: Doing,
  piece: Awaited<ReturnType<typeof openPiece>>,
) {
  const { found } = match;
  if ((found?.id ?? null) !== row.recordId || (found?.version ?? null) !== row.version) throw overtaken();
  const decision = decide(piece.kind, read, match, { ...job, register: piece.register });
  if (decision.verdict === "failed") throw new Refusal("VALIDATION", problemsInWords(job, decision.problems ?? {}));
  if (decision.verdict !== row.verdict) throw overtaken();
  return apply(context, piece.kind, decision, false);
}

/** What a failure says of the row; where rows are not left out, it ends the import. */
function problemsOf(worker: Worker, job: ImportRow, row: FileRow, error: unknown): Problems {
  if (isUnreachable(error)) throw error;
  if (!(error instanceof Refusal)) worker.log.error({ err: error, import: job.id }, "a row could not be imported");
  const problems = error instanceof Refusal ? problemsIn(error) : { "": clientMessages.unknown };
  if (job.leavesOut) return problems;
  throw new Stopped(importMessages.changedMeanwhile(row.place, problemsInWords(job, problems)));
}

const mark = ({ db }: Context, { importId, place }: FileRow, changes: Partial<FileRow>) =>
  db
    .update(importRows)
    .set(changes)
    .where(and(eq(importRows.importId, importId), eq(importRows.place, place)));

async function doRows(worker: Worker, context: Context, job: ImportRow, rows: readonly FileRow[]): Promise<number> {
  const piece = await openPiece(context, job, rows);
  const values = piece.read.map((one) => one.values);
  const matches = await piece.kind.match(context, values, piece.register);
  const startedAt = performance.now();
  let reached = job.reached;
  for (const [at, row] of rows.entries()) {
    if (at > 0 && performance.now() - startedAt > pieceMs) break;
    const read = piece.read[at] ?? { values: {}, problems: {} };
    const match = matches[at] ?? { found: null, candidates: [] };
    try {
      const done = await context.db.transaction((db) => doRow({ ...context, db }, job, { row, read, match }, piece));
      if (done) await mark(context, row, { recordId: done._id, doneVersion: done.version });
    } catch (error) {
      await mark(context, row, { verdict: "failed", problems: problemsOf(worker, job, row, error) });
    }
    reached = row.place;
  }
  return reached;
}

/** Imports the next rows; false where none is left, or the import has been stopped. */
export async function importPiece(worker: Worker, job: ImportRow): Promise<boolean> {
  const kind = importKindsByName[job.kind];
  try {
    return await held(worker, job, async (context) => {
      if (!context.actor.permissions.has(kind.may.write)) throw new Stopped(importMessages.wrongState("imported"));
      if (job.reached === 0 && (await isOvertaken(context, kind, job))) {
        throw new Stopped(importMessages.overtaken);
      }
      const rows = await nextRows(context, job);
      if (rows.length === 0) {
        const ended = { importedAt: context.now, endedAt: context.now, holder: null, leasedUntil: null };
        await enterState(context, job, { state: "imported", ...ended });
        return false;
      }
      const reached = await doRows(worker, context, job, rows);
      await moveImport(context.db, context.now, job, { reached });
      job.reached = reached;
      return true;
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    // All or nothing: what the pieces before it did is taken back.
    await endWith(worker, job, { state: "undoing", error: error.message });
    return false;
  }
}
