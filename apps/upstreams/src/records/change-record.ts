import { recordName, type AuditedKind } from "@app/domain/changes.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { RecordTable, StoredRow } from "../database/records.ts";
import type { Context } from "../service/context.ts";
import { audit } from "./audit.ts";
import { checkVersion, findOrRefuse } from "./versions.ts";

/** A row with the common columns and its own. */
export type KeptRow = StoredRow & Record<string, unknown>;

/** A kind of record: its table, names and serialisation. */
export interface RecordKind<Row extends KeptRow, Shown> {
  table: RecordTable & { $inferSelect: Row };
  /** Its name in the activity log: "region". */
  kind: AuditedKind;
  /** A record's display name: "UK". */
  labelOf: (row: Row, context: Context) => string | Promise<string>;
  /** The owner, if only they are told of its changes. */
  ownerOf?: (row: Row) => string;
  /** Id of the parent record. */
  partOf?: (row: Row) => string;
  /**
   * The permission to read this record, if not everyone who may read the kind may; others are not told of its changes.
   * Null for its owner only.
   */
  readBy?: (row: Row) => Permission | null;
  /**
   * Values from child tables, such as an invoice's lines, which the activity log and the history show with the record's
   * columns.
   */
  parts?: (context: Context, row: Row) => Promise<Readonly<Record<string, unknown>>>;
  /** The record as returned to callers. */
  present: (context: Context, row: Row) => Shown | Promise<Shown>;
}

type Done = "updated" | "archived" | "state-changed";

/** The specific steps of a change, in the order in which they run. */
export interface RecordChange<Row> {
  /** Whether there is nothing to do; then the record is returned as it is, whatever version the caller saw. */
  isDone?: (before: Row) => boolean;
  /** Refuses callers who may not change this record, before they see its current state. */
  admit?: (before: Row) => void | Promise<void>;
  /** Refuses what the record's state does not allow. */
  check?: (before: Row) => void | Promise<void>;
  /** Looks up referenced records, and writes. */
  write: (before: Row) => Promise<Row>;
  /** The action in the activity log; "updated" by default. */
  action?: Done;
  reason?: string | null | undefined;
  /** Further effects: emails, notifications, ending sessions. */
  effects?: (after: Row, before: Row) => Promise<void>;
}

async function writeDown<Row extends KeptRow>(
  context: Context,
  { kind, labelOf, ownerOf, partOf, readBy, parts }: RecordKind<Row, unknown>,
  { action, reason }: { action: Done | "created"; reason?: string | null | undefined },
  { before, after }: { before?: KeptRow; after: Row },
): Promise<void> {
  const label = await labelOf(after, context);
  const entry = { action, kind, id: after.id, label, after: { ...after, ...(await parts?.(context, after)) } };
  await audit(context, {
    ...entry,
    ...(before && { before }),
    ...(ownerOf && { owner: ownerOf(after) }),
    ...(partOf && { partOf: partOf(after) }),
    // People who could read it until now are told that it changed, and find it gone.
    ...(readBy && { readBy: [...new Set([after, ...(before ? [before as Row] : [])].map(readBy))] }),
    ...(reason && { reason }),
  });
}

/**
 * Creates a record with its activity log entry:
 *
 *     createRecord(context, regionKind, {
 *       write: () => withUnique(uniques, () => insertRecord(context, regions, input)),
 *       effects: (region) => notifyColleagues(context, region),
 *     });
 */
export async function createRecord<Row extends KeptRow, Shown>(
  context: Context,
  kind: RecordKind<Row, Shown>,
  { write, effects }: { write: () => Promise<Row>; effects?: (after: Row) => Promise<void> },
): Promise<Shown> {
  const after = await write();
  await writeDown(context, kind, { action: "created" }, { after });
  await effects?.(after);
  return kind.present(context, after);
}

/**
 * Changes a record in the order common to all changes: existence, version, state, write, activity log entry.
 *
 *     changeRecord(context, regionKind, { _id, version }, {
 *       check: refuseArchived,
 *       write: (before) => updateRecord(context, regions, before, changes),
 *     });
 *
 * A change that must lock more than its own record first, such as a tree, calls `findOrRefuse`, `checkVersion` and
 * `audit` itself.
 */
export async function changeRecord<Row extends KeptRow, Shown>(
  context: Context,
  kind: RecordKind<Row, Shown>,
  { _id, version }: { _id: string; version: number },
  { isDone, admit, check, write, action = "updated", reason, effects }: RecordChange<Row>,
): Promise<Shown> {
  const before = (await findOrRefuse(context, kind.table, _id, recordName(kind.kind))) as Row;
  if (isDone?.(before)) return kind.present(context, before);
  await admit?.(before);
  await checkVersion(context, before, version, (row) => kind.present(context, row));
  await check?.(before);
  const held = await kind.parts?.(context, before);
  const after = await write(before);
  await writeDown(context, kind, { action, reason }, { before: { ...before, ...held }, after });
  await effects?.(after, before);
  return kind.present(context, after);
}
