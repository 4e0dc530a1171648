import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { RecordTable } from "../../database/records.ts";
import type { ListSpec } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";

/** A record as it was when the job was requested. */
export interface Frozen {
  _id: string;
  version: number;
}

/** Nothing to do for a record, and why. */
export interface Skipped {
  skipped: string;
}

/** A bulk action on records of a list. Never deletes them, as a filter may match too much. */
export interface BulkKind<Payload = unknown> {
  permission: Permission;
  /** The list from which records are chosen. */
  list: ListSpec;
  table: RecordTable;
  /** A record's display name. */
  label: PgColumn | SQL<string>;
  /** A record's address in the portal. */
  url: SQL<string>;
  /** Restricts the rows to those the user may see. */
  visible?: (context: Context) => SQL | undefined;
  /** Further input. */
  payload: z.ZodType<Payload>;
  /** Processes one record through the function of a single call, with the same refusals. */
  run(context: Context, at: Frozen, payload: Payload): Promise<Skipped | null>;
}

/** Keeps a kind's payload type inside it, and unknown outside. */
export const bulkKind = <Payload>(kind: BulkKind<Payload>): BulkKind => ({
  ...kind,
  run: (context, at, payload) => kind.run(context, at, payload as Payload),
});

/** The result for a record that the function returned unchanged because there was nothing to do. */
export const skipIfUnchanged = (
  { actor }: Context,
  at: Frozen,
  after: { version: number; updatedBy: string },
  state: string,
): Skipped | null =>
  after.version === at.version + 1 && after.updatedBy === actor.id
    ? null
    : { skipped: accountJobMessages.already(state) };
