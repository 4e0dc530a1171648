import type { TableRow } from "./import-table.ts";

/** What the program that reads files is told. */
export type ToReader = { part: Uint8Array } | { read: string } | { more: true };

/** What it answers to each. A text of its own is for whoever sent the file; `failed` is for the log. */
export type FromReader =
  | { got: true }
  | { rows: TableRow[]; isLast: boolean; notes: string[] }
  | { refused: string }
  | { failed: string };
