import { exportMessages } from "@app/domain/system/export.ts";
import type { Cell } from "./cell.ts";
import type { ExportKind } from "./export-kind.ts";

/** The lines of a sheet: headings, rows, and a last line with a summary. */
export interface Sheet {
  headings: Cell[];
  lines(rows: readonly unknown[]): Cell[][];
  /** Rows so far. */
  count(): number;
  /** The summary line, with the sums. */
  last(words: string): Cell[];
}

/** A sheet with some columns of a list in their order; all if none are named. */
export function sheetOf(kind: ExportKind, chosen: readonly string[] | undefined): Sheet {
  const columns = chosen
    ? chosen.flatMap((id) => kind.columns.filter((column) => column.id === id || column.beside === id))
    : [...kind.columns];
  const sums = new Map<string, number>(columns.filter(({ sum }) => sum).map(({ id }) => [id, 0]));
  let count = 0;
  return {
    headings: columns.map(({ heading }) => heading),
    lines(rows) {
      count += rows.length;
      return rows.map((row) =>
        columns.map(({ id, cell }) => {
          const value = cell(row);
          const sum = sums.get(id);
          if (sum !== undefined && typeof value === "number") sums.set(id, sum + value);
          return value;
        }),
      );
    },
    count: () => count,
    last(words) {
      const summed = columns.filter(({ id }) => sums.has(id));
      const said = summed.map(({ id, heading }) => exportMessages.sum(heading, sums.get(id) ?? 0));
      return [said.length === 0 ? words : `${words} Sums: ${said.join(", ")}.`];
    },
  };
}
