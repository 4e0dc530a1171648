import { titleOf, type ListColumn } from "./list-column.ts";

/** Width of a column that sets none, in px. */
const usualLeast = 96;
const usualMost = 200;
const usualTitle = [180, 420] as const;
/** Width of the checkbox column, in px. */
export const checksWidth = 52;
/** Extra width of the first and last cell at the sheet's edges, in px. */
export const gutter = 20;

export interface FittedColumns<Row> {
  shown: readonly ListColumn<Row>[];
  /** Widths of the shown columns in px; undefined if the room is unknown. */
  widths: readonly number[] | undefined;
  /** Shown below the row's name. */
  folded: readonly ListColumn<Row>[];
  /** Left out for lack of room. */
  dropped: readonly ListColumn<Row>[];
}

/**
 * Which columns fit into a table of `room` px, and how wide they are. If they do not fit at their minimum widths, the
 * last droppable one is dropped first, then the last foldable one is shown below the name. The first column, the status
 * and the actions always stay. Spare room goes to columns up to their maximum widths, then evenly to all.
 */
export function fitColumns<Row>(
  columns: readonly ListColumn<Row>[],
  room: number,
  withChecks = false,
): FittedColumns<Row> {
  if (!Number.isFinite(room)) return { shown: columns, widths: undefined, folded: [], dropped: [] };
  const title = titleOf(columns);
  const left = room - (withChecks ? checksWidth + gutter : 2 * gutter);
  const least = (column: ListColumn<Row>) => column.minWidth ?? (column === title ? usualTitle[0] : usualLeast);
  const most = (column: ListColumn<Row>) =>
    Math.max(least(column), column.maxWidth ?? (column === title ? usualTitle[1] : column.fixed ? 0 : usualMost));
  const fateOf = (column: ListColumn<Row>) =>
    column === title || column === columns[0] || column.fixed ? "keep" : (column.whenNarrow ?? usualFate(column));

  const given = new Set<ListColumn<Row>>();
  const shown = () => columns.filter((column) => !given.has(column));
  for (const way of ["hide", "fold"] as const) {
    const giving = columns.filter((column) => fateOf(column) === way);
    while (sum(shown().map(least)) > left) {
      const next = giving.pop();
      if (next === undefined) break;
      given.add(next);
    }
  }
  const gave = columns.filter((column) => given.has(column));

  return {
    shown: shown(),
    widths: spread(shown().map(least), shown().map(most), left),
    folded: gave.filter((column) => fateOf(column) === "fold"),
    dropped: gave.filter((column) => fateOf(column) === "hide"),
  };
}

const usualFate = <Row>({ card }: ListColumn<Row>) => (card === "status" ? "keep" : "fold");

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Widths between minimum and maximum that fill the room; beyond the maximum only if all have reached theirs. */
function spread(least: readonly number[], most: readonly number[], room: number): number[] {
  const spare = Math.max(0, room - sum(least));
  const wanted = sum(most) - sum(least);
  const share = wanted === 0 ? 0 : Math.min(1, spare / wanted);
  const grown = least.map((width, index) => width + ((most[index] ?? width) - width) * share);
  const stretch = Math.max(1, room / sum(grown));
  return grown.map((width) => Math.floor(width * stretch));
}
