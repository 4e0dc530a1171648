import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Context } from "../../service/context.ts";
import { isPlanned, type Importable, type PlannedImportable } from "./importable.ts";
import { importRows, type ImportRow } from "./imports.table.ts";

/** How the records stand that every row depends on: another text as soon as one of them is added, changed or removed. */
export async function dataVersionOf(
  { db }: Pick<Context, "db">,
  kind: Importable | PlannedImportable,
  { intoId }: Pick<ImportRow, "intoId">,
): Promise<string> {
  if (isPlanned(kind)) return kind.dataVersion({ db }, intoId ?? "");
  const parts: string[] = [];
  for (const table of kind.refersTo) {
    const told: SQL<string> = sql`count(*) || ' ' || coalesce(sum(${table.version}), 0) || ' ' || coalesce(max(${table.id}), '')`;
    const [row] = await db.select({ told }).from(table);
    parts.push(row?.told ?? "");
  }
  return parts.join(", ");
}

/**
 * Whether the check of a file is no longer true: what every row depends on has changed, or a record that some row means.
 * Who was added since and is meant by a row is found when that row's turn comes. What colleagues do to other records
 * does not matter: in a business at work a check of some minutes would never be true.
 */
export async function isOvertaken(
  { db }: Pick<Context, "db">,
  kind: Importable | PlannedImportable,
  job: ImportRow,
): Promise<boolean> {
  if ((await dataVersionOf({ db }, kind, job)) !== job.dataVersion) return true;
  if (isPlanned(kind)) return false;
  const records: PgTable = kind.records;
  const { id, version } = kind.records;
  const [changed] = await db
    .select({ place: importRows.place })
    .from(importRows)
    .leftJoin(records, eq(id, importRows.recordId))
    .where(
      and(
        eq(importRows.importId, job.id),
        isNotNull(importRows.recordId),
        isNull(importRows.doneVersion),
        or(isNull(id), ne(version, importRows.version)),
      ),
    )
    .limit(1);
  return changed !== undefined;
}
