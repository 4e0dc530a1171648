import type { InferSelectModel } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { lockRecord, type RecordTable, type StoredRow } from "../database/records.ts";
import type { Context } from "../service/context.ts";
import { Refusal } from "../service/refusal.ts";

/** Locks the record until the transaction ends; refused if it does not exist. */
export async function findOrRefuse<Table extends RecordTable>(
  context: Context,
  table: Table,
  id: string,
  entity: string,
): Promise<InferSelectModel<Table>> {
  const row = await lockRecord(context, table, id);
  if (!row) throw new Refusal("NOT_FOUND", messages.missing(entity));
  return row;
}

/** Refuses a stale save, with the latest record as `present` returns it and times in the caller's zone. */
export async function checkVersion<Row extends StoredRow>(
  context: Context,
  row: Row,
  version: number,
  present: (row: Row) => unknown,
): Promise<void> {
  if (row.version === version) return;
  const { date, time } = wallClockOf(row.updatedAt, context.actor.timeZone);
  const name = await context.nameOf(context, row.updatedBy);
  throw new Refusal("STALE", messages.stale(name, `${date} ${time}`), {
    current: await present(row),
    changedBy: name,
    changedAt: row.updatedAt.toISOString(),
  });
}
