import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { clientMessages } from "@app/domain/client-messages.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { isUnreachable } from "../../database/unreachable.ts";
import { writeGathered } from "../../records/audit.ts";
import type { Context, Gathered } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { openPiece } from "./checking.ts";
import { isOvertaken } from "./data-version.ts";
import { apply, decide, problemsIn } from "./decide.ts";
import { isPlanned, type Importable, type Match, type PlannedImportable, type Problems } from "./importable.ts";
import { importRows, type FileRow, type ImportRow } from "./imports.table.ts";
import { importKindsByName } from "./kinds/kinds.ts";
import { markRows } from "./mark-rows.ts";
import type { Pace } from "./pace.ts";
import { importPlanned } from "./planned.ts";
import { problemsInWords } from "./problem-file.ts";
import type { ReadRow } from "./read-row.ts";
import { endWith, enterState, held, moveImport, type Worker } from "./import-lease.ts";

const doing = ["create", "update"] as const;

/** A row that was not as it was when it was checked, where all or nothing is asked for. */
class Stopped extends Error {}

/** Rows that are still to be imported. */
function nextRows({ db }: Pick<Context, "db">, job: ImportRow, atMost: number): Promise<FileRow[]> {
  const { importId, verdict, doneVersion, place } = importRows;
  return db
    .select()
    .from(importRows)
    .where(and(eq(importId, job.id), inArray(verdict, [...doing]), isNull(doneVersion)))
    .orderBy(asc(place))
    .limit(atMost);
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

async function doRows(
  worker: Worker,
  context: Context,
  { kind, job, pace }: { kind: Importable; job: ImportRow; pace: Pace },
  rows: readonly FileRow[],
): Promise<number> {
  const piece = await openPiece(context, kind, job, rows);
  const values = piece.read.map((one) => one.values);
  const matches = await piece.kind.match(context, values, piece.register);
  const gathered: Gathered = { activity: [], told: [] };
  const marked: FileRow[] = [];
  pace.begin();
  for (const [at, row] of rows.entries()) {
    if (pace.isOver(at)) break;
    const read = piece.read[at] ?? { values: {}, problems: {} };
    const match = matches[at] ?? { found: null, candidates: [] };
    try {
      const own: Gathered = { activity: [], told: [] };
      const done = await context.db.transaction((db) =>
        doRow({ ...context, db, gathered: own }, job, { row, read, match }, piece),
      );
      gathered.activity.push(...own.activity);
      gathered.told.push(...own.told);
      marked.push({ ...row, ...(done && { recordId: done._id, doneVersion: done.version }) });
    } catch (error) {
      marked.push({ ...row, verdict: "failed", problems: problemsOf(worker, job, row, error) });
    }
  }
  if (marked.length === rows.length) pace.faster();
  await writeGathered(context, gathered);
  await markRows(context, marked);
  return marked.at(-1)?.place ?? job.reached;
}

const end = (context: Context, job: ImportRow) =>
  enterState(context, job, {
    state: "imported",
    importedAt: context.now,
    endedAt: context.now,
    holder: null,
    leasedUntil: null,
  });

/** Imports the next rows, or all of them where they belong together; false where none is left. */
async function importNext(
  worker: Worker,
  context: Context,
  kind: Importable | PlannedImportable,
  { job, pace }: { job: ImportRow; pace: Pace },
): Promise<boolean> {
  if (isPlanned(kind)) {
    await importPlanned(context, kind, job);
    await end(context, job);
    return false;
  }
  if (job.reached === 0 && (await isOvertaken(context, kind, job))) throw new Stopped(importMessages.overtaken);
  const rows = await nextRows(context, job, pace.atOnce);
  if (rows.length === 0) {
    await end(context, job);
    return false;
  }
  const reached = await doRows(worker, context, { kind, job, pace }, rows);
  await moveImport(context.db, context.now, job, { reached });
  job.reached = reached;
  return true;
}

/** Imports the next rows; false where none is left, or the import has been stopped. */
export async function importPiece(worker: Worker, job: ImportRow, pace: Pace): Promise<boolean> {
  const kind = importKindsByName[job.kind];
  try {
    return await held(worker, job, async (context) => {
      if (!context.actor.permissions.has(kind.file.may.write))
        throw new Stopped(importMessages.rightsLost(kind.file.many));
      return importNext(worker, context, kind, { job, pace });
    });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    // All or nothing: what the pieces before it did is taken back.
    await endWith(worker, job, { state: "undoing", error: error.message });
    return false;
  }
}
