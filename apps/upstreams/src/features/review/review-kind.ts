import type { PgColumn } from "drizzle-orm/pg-core";
import type { EntityKind } from "@app/domain/changes.ts";
import type { ContentCheck } from "@app/domain/language/word.ts";
import type { Area } from "@app/domain/permissions.ts";
import type { ReviewStatus } from "@app/domain/review/review-enums.ts";
import type { ContentEvent } from "@app/domain/review/review-states.ts";
import type { RecordTable } from "../../database/records.ts";
import type { KeptRow, RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";

/** A row of reviewed content. */
export interface ReviewRow extends KeptRow {
  status: ReviewStatus;
  live: Record<string, unknown> | null;
  liveVersion: number | null;
  liveAt: Date | null;
  createdBy: string;
  authorIds: string[];
  reviewerId: string | null;
  archivedAt: Date | null;
}

export type ReviewTable = RecordTable & Record<"status" | "reviewerId", PgColumn>;

/** A kind of content that is reviewed before the app has it. */
export interface ReviewKind<Row extends ReviewRow, Shown> {
  record: RecordKind<Row, Shown> & { kind: EntityKind };
  table: ReviewTable;
  area: Area;
  /** What keeps it from being submitted. */
  checksOf: (row: Row, context: Context) => readonly ContentCheck[] | Promise<readonly ContentCheck[]>;
  /** The copy that the app gets. */
  liveOf: (row: Row) => Record<string, unknown>;
  /** The columns that a published copy is taken back into. */
  columnsOf: (live: Record<string, unknown>) => Partial<Row>;
  /** What a field says, for comments on it. */
  quoteOf: (row: Row, field: string) => string;
  labelOf: (row: Row) => string;
  urlOf: (row: Row) => string;
  /** Refuses an event for reasons of the kind's own, such as what else refers to it. */
  admits?: (context: Context, row: Row, event: ContentEvent) => Promise<void>;
  /** Refusals of broken unique rules, where no field is at hand. */
  unique: (write: () => Promise<Row>) => Promise<Row>;
}
