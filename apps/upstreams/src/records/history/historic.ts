import type { SQL } from "drizzle-orm";
import type { AuditedKind } from "@app/domain/changes.ts";
import type { Changes } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";

/** One changed field in a history. */
export interface ShownChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Entries of other records shown in a history, such as those of a lesson. They cannot be undone. */
export interface Besides {
  /** The activity log entries to include; undefined if the caller may not see them. */
  of(context: Context, id: string): Promise<SQL | undefined>;
  /** Their changes, as fields of their own. */
  changes(changes: Changes): ShownChange[];
}

/** A kind of record with a history and undo. */
export interface Historic {
  /** Its name in the activity log. */
  kind: AuditedKind;
  /** Fields that users know; others are left out. */
  fields: readonly string[];
  /** The fields that an update saves. */
  editable: readonly string[];
  besides?: Besides;
  /** Refuses callers who may not read this record. */
  admit(context: Context, id: string): void | Promise<void>;
  /** Called with the changed fields shown to the caller. */
  shown?: ((context: Context, id: string, fields: ReadonlySet<string>) => Promise<void>) | undefined;
  /** The record's current fields; refused if it does not exist. */
  present(context: Context, id: string): Promise<Readonly<Record<string, unknown>>>;
  /** Saves fields as the form does: same permission, rules and version check. */
  save(context: Context, id: string, version: number, fields: Record<string, unknown>): Promise<SavedVersion>;
  /** Undoes a change that no update can, such as archiving or moving. Null if nothing does. */
  revert(context: Context, id: string, version: number, changes: Changes): Promise<SavedVersion> | null;
}

/** The result of a save. */
export interface SavedVersion {
  _id: string;
  version: number;
}
