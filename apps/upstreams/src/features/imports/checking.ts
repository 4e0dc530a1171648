import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { clientMessages } from "@app/domain/client-messages.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { isUnreachable } from "../../database/unreachable.ts";
import type { Context, Gathered } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { apply, decide, failed, problemsIn, type Decision } from "./decide.ts";
import { isPlanned, type Importable, type Match, type Problems } from "./importable.ts";
import { importKeys, importRows, type FileRow, type ImportRow } from "./imports.table.ts";
import { importKindsByName } from "./kinds/kinds.ts";
import { markRows } from "./mark-rows.ts";
import { openRegister, type Register } from "./named.ts";
import type { Pace } from "./pace.ts";
import { checkPlanned } from "./planned.ts";
import { storeProblems } from "./problem-file.ts";
import { customersNamed, readRow, type ReadRow } from "./read-row.ts";
import { contextOf, enterState, held, moveImport, takenBack, type Worker } from "./import-lease.ts";

interface Piece {
  kind: Importable;
  register: Register;
  read: ReadRow[];
}

/** What some rows say, with what they name looked up at once. */
export async function openPiece(
  context: Context,
  kind: Importable,
  job: ImportRow,
  rows: readonly FileRow[],
): Promise<Piece> {
  const register = await openRegister(context, customersNamed(kind.file, job.mapping, rows));
  return { kind, register, read: rows.map(({ cells }) => readRow(kind.file, cells, job, register)) };
}

/** Which rows have these keys; the first of them is the one that counts. */
class Keys {
  readonly #places = new Map<string, number>();
  readonly added: { key: string; place: number }[] = [];

  static async open({ db }: Context, importId: string, wanted: readonly string[]): Promise<Keys> {
    const keys = new Keys();
    if (wanted.length === 0) return keys;
    const { key, place } = importKeys;
    const rows = await db
      .select({ key, place })
      .from(importKeys)
      .where(and(eq(importKeys.importId, importId), inArray(key, [...wanted])));
    for (const row of rows) keys.#places.set(row.key, row.place);
    return keys;
  }

  /** An earlier row with any of these; otherwise they are this row's. */
  take(wanted: readonly string[], place: number): number | null {
    const earlier = wanted.map((key) => this.#places.get(key)).find((at) => at !== undefined);
    for (const key of wanted) {
      if (this.#places.has(key)) continue;
      this.#places.set(key, place);
      this.added.push({ key, place });
    }
    return earlier ?? null;
  }
}

const recordKey = ({ found }: Match) => (found ? [`record ${found.id}`] : []);

/** What a row would do, tried out: what the area's own functions refuse is its problem. */
async function tryOut(worker: Worker, context: Context, kind: Importable, decision: Decision): Promise<Decision> {
  try {
    // What is told of it would be taken back with it.
    const gathered: Gathered = { activity: [], told: [] };
    await takenBack(context.db, (db) => apply({ ...context, db, gathered }, kind, decision, true));
    return decision;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    if (!(error instanceof Refusal)) worker.log.error({ err: error, import: context.origin.requestId }, "a row failed");
    const problems = error instanceof Refusal ? problemsIn(error) : { "": clientMessages.unknown };
    return { ...failed(decision.label, problems), found: decision.found };
  }
}

/** Asks about somebody new whether they are of the household of an earlier row. */
function besideRow(decision: Decision, row: number): Decision {
  if (decision.verdict !== "create") return decision;
  const asked = { id: null, label: importMessages.household(`Row ${row}`) };
  return { ...decision, candidates: [...(decision.candidates ?? []), asked] };
}

/** What is wrong with values that only one row may have, and an earlier one has. */
function usedBefore(keys: Keys, once: readonly (readonly [string, string])[], place: number): Problems {
  const used = once.flatMap(([field, key]) => {
    const earlier = keys.take([key], place);
    return earlier === null ? [] : [[field, importMessages.usedByRow(earlier)] as const];
  });
  return Object.fromEntries(used);
}

interface Tried {
  decisions: Decision[];
  keys: Keys;
}

/** Decides and tries out as many of these rows as there is time for. The effect of each is taken back at once. */
async function tryRows(
  worker: Worker,
  context: Context,
  { kind, job, pace }: { kind: Importable; job: ImportRow; pace: Pace },
  rows: readonly FileRow[],
): Promise<Tried> {
  const { register, read } = await openPiece(context, kind, job, rows);
  const values = read.map((one) => one.values);
  const matches = await kind.match(context, values, register);
  const keysOf = (at: number) => kind.keysOf(values[at] ?? {}, register);
  const homeOf = (at: number) => [kind.householdOf?.(values[at] ?? {}, register) ?? []].flat();
  const onceOf = (at: number) => Object.entries(kind.onlyOnce?.(values[at] ?? {}) ?? {});
  const wanted = matches.flatMap((match, at) => [
    ...keysOf(at),
    ...homeOf(at),
    ...recordKey(match),
    ...onceOf(at).map(([, key]) => key),
  ]);
  const keys = await Keys.open(context, job.id, wanted);
  const decisions: Decision[] = [];
  pace.begin();
  for (const [at, { place }] of rows.entries()) {
    if (pace.isOver(at)) break;
    const match = matches[at] ?? { found: null, candidates: [] };
    const earlier = keys.take(keysOf(at), place);
    const changed = keys.take(recordKey(match), place);
    const home = keys.take(homeOf(at), place);
    const used = usedBefore(keys, onceOf(at), place);
    const row = read[at] ?? { values: {}, problems: {} };
    const decided = decide(kind, { ...row, problems: { ...row.problems, ...used } }, match, { ...job, register });
    const decision = home === null ? decided : besideRow(decided, home);
    const twice =
      earlier === null ? changed !== null && importMessages.sameRecord(changed) : importMessages.sameAs(earlier);
    decisions.push(
      twice === false
        ? await tryOut(worker, context, kind, decision)
        : failed(decision.label, { ...(decision.verdict === "failed" ? decision.problems : {}), "": twice }),
    );
  }
  if (decisions.length === rows.length) pace.faster();
  return { decisions, keys };
}

/** Writes down what each row would do. */
async function settle({ db }: Context, rows: readonly FileRow[], { decisions, keys }: Tried): Promise<void> {
  const marks = decisions.map(({ verdict, label, found, problems, changes, candidates }, at) => ({
    ...(rows[at] as FileRow),
    verdict,
    label,
    recordId: found?.id ?? null,
    version: found?.version ?? null,
    problems,
    changes,
    candidates: candidates && [...candidates],
  }));
  const [first] = marks;
  if (!first) return;
  await markRows({ db }, marks);
  const last = marks.at(-1)?.place ?? first.place;
  const added = keys.added.filter(({ place }) => place <= last);
  if (added.length > 0) {
    await db.insert(importKeys).values(added.map((one) => ({ ...one, importId: first.importId })));
  }
}

/** Ends a check: every row has a verdict. */
async function endCheck(worker: Worker, job: ImportRow): Promise<null> {
  const problems = await storeProblems(worker, job);
  await held(worker, job, async (context) => {
    const problemFileId = await problems(context);
    await enterState(context, job, { state: "checked", problemFileId, holder: null, leasedUntil: null });
  });
  return null;
}

/** Checks the next rows and answers the last of them; null where none was left, and the import is checked. */
export async function checkPiece(worker: Worker, job: ImportRow, reached: number, pace: Pace): Promise<number | null> {
  const kind = importKindsByName[job.kind];
  if (isPlanned(kind)) return (await checkPlanned(worker, kind, job)) ?? endCheck(worker, job);
  const { importId, place } = importRows;
  const rows = await worker.database
    .select()
    .from(importRows)
    .where(and(eq(importId, job.id), gt(place, reached)))
    .orderBy(asc(place))
    .limit(pace.atOnce);
  if (rows.length === 0) return endCheck(worker, job);
  const tried = await takenBack(worker.database, async (db) =>
    tryRows(worker, await contextOf(worker, db, job, importMessages.reason(job.fileName)), { kind, job, pace }, rows),
  );
  const to = rows[tried.decisions.length - 1]?.place ?? reached;
  await held(worker, job, async (context) => {
    await settle(context, rows, tried);
    await moveImport(context.db, context.now, job, { reached: to });
  });
  return to;
}
