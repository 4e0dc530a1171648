import { updateRecord } from "../database/records.ts";
import type { Context } from "../service/context.ts";
import { changeRecord, type KeptRow, type RecordKind } from "./change-record.ts";

/**
 * Soft-deletes or restores a record that nothing refers to; lists leave out deleted ones.
 *
 *     calls.event("delete", "Deletes a document.", (context, at) => setDeleted(context, documentKind, at, true))
 */
export const setDeleted = <Row extends KeptRow & { archivedAt: Date | null }, Shown>(
  context: Context,
  kind: RecordKind<Row, Shown>,
  at: { _id: string; version: number },
  deleted: boolean,
): Promise<Shown> =>
  changeRecord(context, kind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === deleted,
    action: deleted ? "archived" : "state-changed",
    write: (before) => updateRecord(context, kind.table, before, { archivedAt: deleted ? context.now : null }),
  });
