import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { MadeBefore, Plan, PlannedImportable } from "./importable.ts";
import { importRows, type FileRow, type ImportRow } from "./imports.table.ts";
import { markRows } from "./mark-rows.ts";
import { openRegister } from "./named.ts";
import { readRow } from "./read-row.ts";
import { enterState, held, moveImport, takenBack, contextOf, type Worker } from "./import-lease.ts";

const overtaken = () => new Refusal("WRONG_STATE", importMessages.overtaken);

const rowsOf = ({ db }: Pick<Context, "db">, { id }: ImportRow): Promise<FileRow[]> =>
  db.select().from(importRows).where(eq(importRows.importId, id)).orderBy(asc(importRows.place));

/** What all rows would do as they stand now. */
async function planRows(context: Context, kind: PlannedImportable, job: ImportRow, rows: readonly FileRow[]) {
  const register = await openRegister(context, []);
  const read = rows.map(({ place, cells }) => ({ place, values: readRow(kind.file, cells, job, register).values }));
  return kind.plan(context, job, read);
}

const settledOf = (rows: readonly FileRow[], plan: Plan): FileRow[] =>
  rows.map((row, at) => {
    const planned = plan.rows[at];
    return { ...row, ...planned, version: null, changes: planned?.changes ?? null, candidates: null };
  });

/** Plans all rows, does them and takes them back; then writes down what each would do. */
export async function checkPlanned(worker: Worker, kind: PlannedImportable, job: ImportRow): Promise<number | null> {
  const rows = await rowsOf({ db: worker.database }, job);
  const last = rows.at(-1)?.place ?? 0;
  if (job.reached >= last) return null;
  const plan = await takenBack(worker.database, async (db) => {
    const context = await contextOf(worker, db, job, importMessages.reason(job.fileName));
    const planned = await planRows(context, kind, job, rows);
    await planned.write();
    return planned;
  });
  await held(worker, job, async (context) => {
    await markRows(context, settledOf(rows, plan));
    await moveImport(context.db, context.now, job, { reached: last });
  });
  job.reached = last;
  return last;
}

const isSame = (plan: Plan, rows: readonly FileRow[]) =>
  rows.every(({ verdict, recordId }, at) => {
    const planned = plan.rows[at];
    return planned?.verdict === verdict && planned.recordId === recordId;
  });

/** Does what was shown, all of it or nothing; refused where anything is another by now. */
export async function importPlanned(context: Context, kind: PlannedImportable, job: ImportRow): Promise<void> {
  const rows = await rowsOf(context, job);
  const plan = await planRows(context, kind, job, rows);
  const isAsChecked = (await kind.dataVersion(context, job.intoId ?? "")) === job.dataVersion;
  if (!isAsChecked || !isSame(plan, rows)) throw overtaken();
  const written = await plan.write();
  const done = rows.flatMap((row, at) => {
    const one = written[at];
    if (!one) return [];
    return [{ ...row, recordId: one.record._id, doneVersion: one.record.version, made: [...one.besides] }];
  });
  await markRows(context, done);
}

const madeOf = ({ recordId, doneVersion, made, changes }: FileRow): MadeBefore => ({
  record: { _id: recordId ?? "", version: doneVersion ?? 0 },
  besides: made ?? [],
  before: changes?.[0]?.before ?? null,
});

/** Takes all rows back, each as far as it may be. */
export function undoPlanned(worker: Worker, kind: PlannedImportable, job: ImportRow): Promise<void> {
  return held(worker, job, async (context) => {
    const { importId, doneVersion, undo, place } = importRows;
    const rows = await context.db
      .select()
      .from(importRows)
      .where(and(eq(importId, job.id), isNotNull(doneVersion), isNull(undo)))
      .orderBy(asc(place));
    if (rows.length > 0) {
      const undone = await kind.undo(context, job, rows.map(madeOf));
      await markRows(
        context,
        rows.map((row, at) => ({ ...row, ...undone[at] })),
      );
    }
    await enterState(context, job, endedOf(context, job));
  });
}

/** How an import ends that was taken back: undone by somebody, or broken off. */
export const endedOf = ({ now }: Context, { error }: ImportRow) => {
  const state = error === null ? ("undone" as const) : ("failed" as const);
  return { state, endedAt: now, holder: null, leasedUntil: null, ...(state === "undone" && { undoneAt: now }) };
};
