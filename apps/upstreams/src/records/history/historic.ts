import type { SQL } from "drizzle-orm";
import type { AuditedKind } from "@app/domain/changes.ts";
import type { Changes } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";

/** One field of a change, as a history shows it. */
export interface ShownChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Entries of other records that a history shows among its own, such as what was written in a lesson. They are not taken back. */
export interface Besides {
  /** Which entries of the activity log; undefined where the caller may not see them. */
  of(context: Context, id: string): Promise<SQL | undefined>;
  /** What they changed, in fields of their own. */
  changes(changes: Changes): ShownChange[];
}

/** A kind of record whose history is shown, and whose changes can be taken back. */
export interface Historic {
  /** As the activity log calls it. */
  kind: AuditedKind;
  /** Fields that people know; others are left out of its history. */
  fields: readonly string[];
  /** Those of them that a normal update saves. */
  editable: readonly string[];
  besides?: Besides;
  /** Refuses who may not read this record. */
  admit(context: Context, id: string): void | Promise<void>;
  /** Is told which fields of a record's changes were shown to the caller. */
  shown?: ((context: Context, id: string, fields: ReadonlySet<string>) => Promise<void>) | undefined;
  /** The record's fields as they stand; refused when it does not exist. */
  present(context: Context, id: string): Promise<Readonly<Record<string, unknown>>>;
  /** Saves fields as its form does: same permission, same rules, same version check. */
  save(context: Context, id: string, version: number, fields: Record<string, unknown>): Promise<SavedVersion>;
  /** Takes back a change that no update can: archived, moved. Null where nothing leads back. */
  revert(context: Context, id: string, version: number, changes: Changes): Promise<SavedVersion> | null;
}

/** What was written. */
export interface SavedVersion {
  _id: string;
  version: number;
}
