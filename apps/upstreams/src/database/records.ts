import { and, asc, eq, inArray, type InferInsertModel, type InferSelectModel } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { newId } from "./new-id.ts";
import type { Database } from "./client.ts";

/** A table with the common columns. */
export type RecordTable = PgTable & Record<"id" | "version" | "archivedAt", PgColumn>;

/** A row with the common columns. */
export interface StoredRow {
  id: string;
  version: number;
  updatedBy: string;
  updatedAt: Date;
}

interface Writer {
  db: Database;
  actor: { id: string };
  now: Date;
}

type Given<Table extends PgTable> = Omit<
  InferInsertModel<Table>,
  "id" | "createdAt" | "updatedAt" | "createdBy" | "updatedBy" | "version" | "archivedAt"
>;

export async function insertRecord<Table extends RecordTable>(
  { db, actor, now }: Writer,
  table: Table,
  values: Given<Table>,
): Promise<InferSelectModel<Table>> {
  const common = { id: newId(now), createdAt: now, updatedAt: now, createdBy: actor.id, updatedBy: actor.id };
  const rows = await db
    .insert(table)
    .values({ ...values, ...common } as InferInsertModel<Table>)
    .returning();
  return (rows as InferSelectModel<Table>[])[0] as InferSelectModel<Table>;
}

/** Reads a record and locks it until the transaction ends, so that writers run one after the other. */
export async function lockRecord<Table extends RecordTable>(
  { db }: Pick<Writer, "db">,
  table: Table,
  id: string,
): Promise<InferSelectModel<Table> | null> {
  const plain: PgTable = table;
  const rows = await db.select().from(plain).where(eq(table.id, id)).for("update");
  return (rows[0] as InferSelectModel<Table> | undefined) ?? null;
}

/**
 * Locks records that are about to be referred to, in id order to prevent deadlocks; call it before the first insert
 * that refers to them. Concurrent inserts may still refer to them.
 */
export async function lockRecords<Table extends RecordTable>(
  { db }: Pick<Writer, "db">,
  table: Table,
  ids: readonly string[],
): Promise<InferSelectModel<Table>[]> {
  if (ids.length === 0) return [];
  const plain: PgTable = table;
  const rows = await db
    .select()
    .from(plain)
    .where(inArray(table.id, [...new Set(ids)]))
    .orderBy(asc(table.id))
    .for("no key update");
  return rows as InferSelectModel<Table>[];
}

/** Updates a locked record and raises its version. */
export async function updateRecord<Table extends RecordTable, Row extends StoredRow>(
  { db, actor, now }: Writer,
  table: Table,
  before: Row,
  changes: Partial<InferInsertModel<Table>>,
): Promise<Row> {
  const common = { version: before.version + 1, updatedBy: actor.id, updatedAt: now };
  const rows = await db
    .update(table)
    .set({ ...changes, ...common })
    .where(and(eq(table.id, before.id), eq(table.version, before.version)))
    .returning();
  return (rows as unknown as Row[])[0] as Row;
}
