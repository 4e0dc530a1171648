import type { TypedDocumentNode } from "@apollo/client";
import type { ExportAs } from "@app/schema/types.generated.ts";
import type { RefusalFragment } from "../save/refusal.generated.ts";

/** The mutation that starts an export; its root field is aliased `started`. */
export type ExportMutation<Sort extends string, Filter, More extends object = object> = TypedDocumentNode<
  { started: { job: { id: string } | null; userErrors: readonly RefusalFragment[] } },
  { filter: Filter; sort: Sort; as: ExportAs; idempotencyKey?: string | null | undefined } & More
>;

/** A list as shown, for export. */
export interface ExportAsked<Sort extends string, Filter, More extends object = object> {
  filter: Filter;
  sort: Sort;
  /** Ids of the visible columns; null where there is no choice of them. */
  columns: readonly string[] | null;
  /** What is asked beside the filter and the order. */
  more?: More;
  /** What the file holds, where there is no choice of columns and it is not a report's table. */
  what?: string;
  /** The number of matching rows. */
  total: number;
}
