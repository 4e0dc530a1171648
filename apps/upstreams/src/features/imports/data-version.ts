import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { itemsOf } from "@app/domain/imports/read-cell.ts";
import type { Context } from "../../service/context.ts";
import { isPlanned, type Importable, type PlannedImportable } from "./importable.ts";
import { importRows, type ImportRow } from "./imports.table.ts";
import { openRegister } from "./named.ts";

type Chosen = Pick<ImportRow, "id" | "intoId" | "mapping">;

/**
 * How the few records stand that rows name, such as regions: another text as soon as one of those that this file names is
 * changed, or a name means another. What is done to the others does not matter. Customers are looked at row by row.
 */
async function namedVersionOf({ db }: Pick<Context, "db">, { file }: Importable, { id, mapping }: Chosen) {
  const register = await openRegister({ db }, []);
  const parts: unknown[] = [];
  for (const { cell, field } of file.columns) {
    const place = mapping.indexOf(field);
    if (cell.is !== "named" || cell.what === "customer" || place === -1) continue;
    const text = sql<string>`trim(${importRows.cells} ->> ${sql.raw(String(place))})`;
    const texts = await db.selectDistinct({ text }).from(importRows).where(eq(importRows.importId, id)).orderBy(text);
    const named = texts.flatMap(({ text }) => (cell.many ? itemsOf(text) : [text]));
    parts.push(...named.map((name) => [name, register.find(cell.what, name)]));
  }
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** How the records stand that a file is put into, or that its rows name. */
export const dataVersionOf = (
  context: Pick<Context, "db">,
  kind: Importable | PlannedImportable,
  job: Chosen,
): Promise<string> =>
  isPlanned(kind) ? kind.dataVersion(context, job.intoId ?? "") : namedVersionOf(context, kind, job);

/**
 * Whether the check of a file is no longer true: what it is put into or names has changed, or a record that some row means.
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
