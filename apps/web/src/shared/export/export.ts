import type { TypedDocumentNode } from "@apollo/client";
import type { ExportAs } from "@app/schema/types.generated.ts";
import type { RefusalFragment } from "../save/refusal.generated.ts";

/** The mutation that starts an export; its root field is aliased `started`. */
export type ExportMutation<Sort extends string, Filter> = TypedDocumentNode<
  { started: { job: { id: string } | null; userErrors: readonly RefusalFragment[] } },
  { filter: Filter; sort: Sort; as: ExportAs; idempotencyKey?: string | null | undefined }
>;

/** A list as shown, for export. */
export interface ExportAsked<Sort extends string, Filter> {
  filter: Filter;
  sort: Sort;
  /** Ids of the visible columns. */
  columns: readonly string[];
  /** The number of matching rows. */
  total: number;
}
