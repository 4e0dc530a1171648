import type { Cell } from "./cell.ts";

/** Writes a single-table sheet in batches of rows, without keeping them. */
export interface SheetWriter {
  rows(rows: readonly (readonly Cell[])[]): void;
  end(): void;
}
