import type { TypedDocumentNode } from "@apollo/client";
import type { ExportAs } from "@app/schema/types.generated.ts";
import type { RefusalFragment } from "../save/refusal.generated.ts";

/** Has a list written to a file: its document names the root field `started`. */
export type ExportMutation<Sort extends string, Filter> = TypedDocumentNode<
  { started: { job: { id: string } | null; userErrors: readonly RefusalFragment[] } },
  { filter: Filter; sort: Sort; as: ExportAs; idempotencyKey?: string | null | undefined }
>;

/** A list as it is shown, to be written to a file. */
export interface ExportAsked<Sort extends string, Filter> {
  filter: Filter;
  sort: Sort;
  /** Ids of the columns that are shown now. */
  columns: readonly string[];
  /** How many rows match. */
  total: number;
}
