import { titleOf, type ListColumn } from "./list-column.ts";

/** Of a column that names no widths, in px. */
const usualLeast = 96;
const usualMost = 200;
const usualTitle = [180, 420] as const;
/** Of the column of tick boxes, in px. */
export const checksWidth = 52;
/** What the first and the last cell have more at the sheet's edges, in px. */
export const gutter = 20;

export interface FittedColumns<Row> {
  shown: readonly ListColumn<Row>[];
  /** Of the shown columns, in px; undefined where the room is not known. */
  widths: readonly number[] | undefined;
  /** Told below the row's name. */
  folded: readonly ListColumn<Row>[];
  /** Not shown for lack of room. */
  dropped: readonly ListColumn<Row>[];
}

/**
 * Which columns of a list stand in a table of `room` px, and how wide. Where they do not fit at their least widths, the
 * last that may be dropped goes first; when none is left, the last that may fold is told below the name. The name itself,
 * the first column, the status and the row's actions stay. Room to spare goes to each up to its most width, then evenly to all.
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
  const tightOf = (column: ListColumn<Row>) =>
    column === title || column === columns[0] || column.fixed ? "keep" : (column.tight ?? usualTight(column));

  const given = new Set<ListColumn<Row>>();
  const shown = () => columns.filter((column) => !given.has(column));
  for (const tight of ["drop", "fold"] as const) {
    const giving = columns.filter((column) => tightOf(column) === tight);
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
    folded: gave.filter((column) => tightOf(column) === "fold"),
    dropped: gave.filter((column) => tightOf(column) === "drop"),
  };
}

const usualTight = <Row>({ card }: ListColumn<Row>) => (card === "status" ? "keep" : "fold");

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Widths between least and most that together take the room; more only when each has its most. */
function spread(least: readonly number[], most: readonly number[], room: number): number[] {
  const spare = Math.max(0, room - sum(least));
  const wanted = sum(most) - sum(least);
  const share = wanted === 0 ? 0 : Math.min(1, spare / wanted);
  const grown = least.map((width, index) => width + ((most[index] ?? width) - width) * share);
  const stretch = Math.max(1, room / sum(grown));
  return grown.map((width) => Math.floor(width * stretch));
}
