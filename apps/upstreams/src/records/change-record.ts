import type { AuditedKind } from "@app/domain/changes.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { RecordTable, StoredRow } from "../database/records.ts";
import type { Context } from "../service/context.ts";
import { audit } from "./audit.ts";
import { checkVersion, findOrRefuse } from "./versions.ts";

/** A row with the columns of every record and some of its own. */
export type KeptRow = StoredRow & Record<string, unknown>;

/** A kind of record, as far as its changes are alike: where it is kept, what it is called and how it is shown. */
export interface RecordKind<Row extends KeptRow, Shown> {
  table: RecordTable & { $inferSelect: Row };
  /** As the activity log calls it: "region". */
  kind: AuditedKind;
  /** As people call it who look for one that is not there: "Region". */
  entity: string;
  /** How people know one: "UK". */
  labelOf: (row: Row, context: Context) => string | Promise<string>;
  /** Whose it is, where only they are told of its changes. */
  ownerOf?: (row: Row) => string;
  /** Id of the record that it is a part of. */
  partOf?: (row: Row) => string;
  /** Who may read this one, where not everybody who may read the kind may; nobody else is told of its changes. Null for its owner. */
  readBy?: (row: Row) => Permission | null;
  /**
   * What it holds in tables of its own, such as the lines of an invoice: the activity log and the history show it with the
   * record's columns.
   */
  parts?: (context: Context, row: Row) => Promise<Readonly<Record<string, unknown>>>;
  /** As it is answered. */
  present: (context: Context, row: Row) => Shown | Promise<Shown>;
}

type Done = "updated" | "archived" | "state-changed";

/** The steps of one change that are its own, in the order in which they are taken. */
export interface RecordChange<Row> {
  /** Whether the record is as it is to be: then it is answered as it stands, whatever version the caller saw. */
  isDone?: (before: Row) => boolean;
  /** Refuses who may not change this one, before they learn how it stands now. */
  admit?: (before: Row) => void | Promise<void>;
  /** Refuses what the record's state does not allow. */
  check?: (before: Row) => void | Promise<void>;
  /** Looks up what is referred to, and writes. */
  write: (before: Row) => Promise<Row>;
  /** As the activity log calls it; "updated" unless given. */
  action?: Done;
  reason?: string | null | undefined;
  /** What else comes of it: mails, notices, sessions that end. */
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
    // Those who could read it until now learn that it has changed, and find it gone.
    ...(readBy && { readBy: [...new Set([after, ...(before ? [before as Row] : [])].map(readBy))] }),
    ...(reason && { reason }),
  });
}

/**
 * Adds a record and writes down that it was added:
 *
 *     createRecord(context, regionKind, {
 *       write: () => withUnique(uniques, () => insertRecord(context, regions, input)),
 *       effects: (region) => tellColleagues(context, region),
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
 * Changes a record in the one order that every change has: existence, version, state, write, entry in the activity log.
 *
 *     changeRecord(context, regionKind, { _id, version }, {
 *       check: refuseArchived,
 *       write: (before) => updateRecord(context, regions, before, changes),
 *     });
 *
 * A change that has to hold more than its own record first, such as a tree, calls `findOrRefuse`, `checkVersion` and
 * `audit` itself.
 */
export async function changeRecord<Row extends KeptRow, Shown>(
  context: Context,
  kind: RecordKind<Row, Shown>,
  { _id, version }: { _id: string; version: number },
  { isDone, admit, check, write, action = "updated", reason, effects }: RecordChange<Row>,
): Promise<Shown> {
  const before = (await findOrRefuse(context, kind.table, _id, kind.entity)) as Row;
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
