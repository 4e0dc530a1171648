import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { RecordTable } from "../../database/records.ts";
import type { ListSpec } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";

/** A record as it was when the job was asked for. */
export interface Frozen {
  _id: string;
  version: number;
}

/** Nothing to do for a record, and why. */
export interface Skipped {
  skipped: string;
}

/** What can be done to many records of a list at once. Never removing them: what a filter finds may be too much. */
export interface BulkKind<Payload = unknown> {
  permission: Permission;
  /** The list that the records are chosen from. */
  list: ListSpec;
  table: RecordTable;
  /** How people know a record. */
  label: PgColumn | SQL<string>;
  /** Where the portal shows a record. */
  url: SQL<string>;
  /** Leaves the records that the person may see. */
  visible?: (context: Context) => SQL | undefined;
  /** What is asked for besides the records. */
  payload: z.ZodType<Payload>;
  /** Does it to one, through the function that a single call uses; it refuses what a single call would be refused. */
  run(context: Context, at: Frozen, payload: Payload): Promise<Skipped | null>;
}

/** Keeps a kind's payload typed inside of it, and unknown to those who only hand it on. */
export const bulkKind = <Payload>(kind: BulkKind<Payload>): BulkKind => ({
  ...kind,
  run: (context, at, payload) => kind.run(context, at, payload as Payload),
});

/** What became of a record that a function answers as it stands where there was nothing to do. */
export const skipIfUnchanged = (
  { actor }: Context,
  at: Frozen,
  after: { version: number; updatedBy: string },
  state: string,
): Skipped | null =>
  after.version === at.version + 1 && after.updatedBy === actor.id
    ? null
    : { skipped: accountJobMessages.already(state) };
