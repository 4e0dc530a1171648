import type { Cell } from "./cell.ts";

/** Writes a sheet of one table, some rows at a time; nothing of them is kept. */
export interface SheetWriter {
  rows(rows: readonly (readonly Cell[])[]): void;
  end(): void;
}
