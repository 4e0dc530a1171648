import { and, asc, count, eq, inArray, isNotNull, lte, or, sql, type SQL } from "drizzle-orm";
import { importKinds, importStates, rowVerdicts, undoVerdicts } from "@app/domain/imports/import-enums.ts";
import { sampleRows, undoDays } from "@app/domain/imports/import-messages.ts";
import { readingOf, scopeOf, type Area } from "@app/domain/permissions.ts";
import { files } from "../../database/schema/files.table.ts";
import { anyOf, anyText, oneText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Actor, Context } from "../../service/context.ts";
import { presentFiles } from "../files/files.public.ts";
import { isPlanned } from "./importable.ts";
import type { ImportRecord, ImportRowRecord } from "./import.record.ts";
import { importRows, imports, type FileRow, type ImportRow } from "./imports.table.ts";
import { importKindsByName } from "./kinds/kinds.ts";
import { problemsInWords } from "./problem-file.ts";

const dayMs = 24 * 60 * 60_000;

export const importList: ListSpec = {
  sorts: { createdAt: [imports.createdAt] },
  defaultSort: "-createdAt",
  id: imports.id,
  filters: {
    id: anyText(imports.id),
    kind: anyOf(imports.kind, importKinds, "Kind"),
    state: anyOf(imports.state, importStates, "State"),
    intoId: oneText(imports.intoId),
  },
};

export const importRowList: ListSpec = {
  sorts: { row: [importRows.place] },
  defaultSort: "row",
  id: importRows.place,
  filters: {
    importId: oneText(importRows.importId),
    verdict: anyOf(importRows.verdict, rowVerdicts, "Verdict"),
    undo: anyOf(importRows.undo, undoVerdicts, "Outcome"),
  },
};

/** What somebody may still read: rows of a file are as good as the records that they make. */
const readable = ({ permissions }: Actor) =>
  importKinds.filter((name) => permissions.has(readingOf(importKindsByName[name].file.may.write)));

/** What is imported into something that many work on is theirs to see who may write it. */
const shared = ({ permissions, role }: Actor) =>
  importKinds.filter((name) => {
    const { may } = importKindsByName[name].file;
    const [area] = may.write.split(":");
    return isPlanned(importKindsByName[name]) && permissions.has(may.write) && scopeOf(role, area as Area) !== "own";
  });

/** People see their own imports of what they may read, and those into what they may write; those who answer for the business see all. */
export const importsOf = (actor: Actor): SQL | undefined =>
  actor.role === "super-admin" || actor.role === "director"
    ? undefined
    : or(
        and(eq(imports.ownerId, actor.id), inArray(imports.kind, readable(actor))),
        inArray(imports.kind, shared(actor)),
      );

/** When an import can no longer be undone; null where it cannot be. */
export const undoUntil = ({ state, importedAt }: ImportRow): Date | null =>
  state === "imported" && importedAt ? new Date(importedAt.getTime() + undoDays * dayMs) : null;

/** Rows that the check under way has come to, and all of a file that is checked. */
const settled = ({ state, id, reached }: ImportRow) =>
  and(eq(importRows.importId, id), state === "checking" ? lte(importRows.place, reached) : undefined);

async function doneIn({ db }: Context, job: ImportRow): Promise<number> {
  const inImport = eq(importRows.importId, job.id);
  const done: Partial<Record<ImportRow["state"], SQL | undefined>> = {
    checking: and(inImport, lte(importRows.place, job.reached)),
    importing: and(inImport, isNotNull(importRows.doneVersion)),
    undoing: and(inImport, isNotNull(importRows.undo)),
  };
  const where = done[job.state];
  if (!where) return 0;
  const [row] = await db.select({ n: count() }).from(importRows).where(where);
  return row?.n ?? 0;
}

async function sampleOf({ db }: Context, { id, state }: ImportRow): Promise<string[][]> {
  if (state !== "mapping") return [];
  const { cells, importId, place } = importRows;
  const rows = await db
    .select({ cells })
    .from(importRows)
    .where(eq(importId, id))
    .orderBy(asc(place))
    .limit(sampleRows);
  return rows.map((row) => row.cells);
}

async function countsOf({ db }: Context, job: ImportRow) {
  const { verdict, undo } = importRows;
  const isKnown = !["reading", "mapping"].includes(job.state);
  const rows = isKnown
    ? await db.select({ verdict, undo, n: count() }).from(importRows).where(settled(job)).groupBy(verdict, undo)
    : [];
  const sum = (chosen: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(chosen).reduce((all, { n }) => all + n, 0);
  return {
    verdicts: rowVerdicts.map((one) => ({ verdict: one, count: sum((row) => row.verdict === one) })),
    undone: undoVerdicts.map((one) => ({ undo: one, count: sum((row) => row.undo === one) })),
  };
}

/** An import as it is answered, to somebody who may see it. */
export async function importOf(context: Context, job: ImportRow): Promise<ImportRecord> {
  const { _id, ...plain } = { _id: job.id, ...job };
  const { kind, intoId, state, fileName, ownerId, headings, notes, mapping, dateOrder, restores, leavesOut } = plain;
  const named =
    job.problemFileId === null ? [] : await context.db.select().from(files).where(eq(files.id, job.problemFileId));
  const [problemFile = null] = await presentFiles(context, named);
  return {
    _id,
    kind,
    intoId,
    state,
    fileName,
    ownerId,
    headings,
    notes,
    mapping,
    dateOrder,
    restores,
    leavesOut,
    total: job.total,
    reached: job.reached,
    done: await doneIn(context, job),
    sample: await sampleOf(context, job),
    ...(await countsOf(context, job)),
    fingerprint: job.fingerprint,
    problemFile,
    error: job.error,
    createdAt: job.createdAt.toISOString(),
    importedAt: job.importedAt?.toISOString() ?? null,
    undoneAt: job.undoneAt?.toISOString() ?? null,
    undoUntil: undoUntil(job)?.toISOString() ?? null,
  };
}

export async function listImports(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { job: imports }, imports, request, importsOf(context.actor));
  const answered: ImportRecord[] = [];
  for (const { job } of rows) answered.push(await importOf(context, job));
  return { rows: answered, total };
}

type OfRows = Pick<ImportRow, "kind" | "headings" | "mapping">;

/** What is to be corrected of a row: the cells that are wrong, or where the row as a whole is, all that are read. */
function wrongCells({ headings, mapping }: OfRows, { verdict, problems, cells }: FileRow): ImportRowRecord["cells"] {
  if (verdict !== "failed" && verdict !== "ambiguous") return [];
  const read = headings.flatMap((heading, column) => {
    const field = mapping[column] ?? null;
    if (field === null) return [];
    const [, problem = null] = Object.entries(problems ?? {}).find(([name]) => name.split(".")[0] === field) ?? [];
    return [{ column, heading, text: cells[column] ?? "", problem }];
  });
  const wrong = read.filter(({ problem }) => problem !== null);
  return wrong.length > 0 ? wrong : read;
}

function rowOf(job: OfRows, row: FileRow): ImportRowRecord {
  const kind = importKindsByName[job.kind];
  const labelOf = (field: string) => kind.file.columns.find((column) => column.field === field)?.label ?? field;
  const isGone = row.verdict === "create" && (row.doneVersion === null || row.undo === "reversed");
  return {
    _id: `${row.importId}-${row.place}`,
    row: row.place,
    label: row.label ?? "",
    url: row.recordId === null || isGone ? null : kind.urlOf(row.recordId),
    verdict: row.verdict ?? "failed",
    problem: row.problems ? problemsInWords(job, row.problems) : null,
    cells: wrongCells(job, row),
    changes: (row.changes ?? []).map(({ field, from, to }) => ({ label: labelOf(field), from, to })),
    candidates: (row.candidates ?? []).map(({ id, label }) => ({ label, url: id === null ? null : kind.urlOf(id) })),
    undo: row.undo,
    undoReason: row.undoReason,
  };
}

/** The rows that a check has come to. */
export async function listImportRows(context: Context, request: ListRequest) {
  const seen = context.db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(importsOf(context.actor), or(sql`${imports.state} <> 'checking'`, lte(importRows.place, imports.reached))),
    );
  const visible = and(inArray(importRows.importId, seen), isNotNull(importRows.verdict));
  const { rows, total } = await readPage(context, { row: importRows }, importRows, request, visible);
  const ids = [...new Set(rows.map(({ row }) => row.importId))];
  const { id, kind, headings, mapping } = imports;
  const jobs = await context.db.select({ id, kind, headings, mapping }).from(imports).where(inArray(id, ids));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const answered = rows.flatMap(({ row }) => {
    const job = byId.get(row.importId);
    return job ? [rowOf(job, row)] : [];
  });
  return { rows: answered, total };
}
