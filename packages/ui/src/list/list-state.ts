import { memoize } from "@app/domain/memoize.ts";
import { readDayRange } from "@app/domain/views/day-range.ts";
import { dayFrom, shownDay } from "../form/date-text.ts";
import type { ListColumn } from "./list-column.ts";

export const pageSizes = [10, 25, 50, 100] as const;
export type Density = "comfortable" | "compact";

/** The state of a list, kept in the address by the app; the frame displays it and requests changes. */
export interface ListState {
  search: string;
  /** "NAME_ASC" */
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  /** Filter name → selected values; an unset filter is absent or empty. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Ids of columns that are not shown. */
  hidden: readonly string[];
  density: Density;
}

export interface FilterOption {
  value: string;
  label: string;
  /** The server's name for it in counts, if different. */
  countedAs?: string;
}

/** A filter of the list; `multiple` allows several values. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly FilterOption[];
  multiple?: boolean;
  /** Days may be selected too: "2026-11-01/2026-11-27". */
  byDays?: true;
  /** Its choices show no counts. */
  uncounted?: true;
  /** What the list shows while nothing is chosen, if that is not everything: "Open requests". */
  unset?: string;
}

/** Requests a change; `replace` adds no history entry. */
export type ListChange = (change: Partial<ListState>, how?: { replace: true }) => void;

/** "Status: Draft or Active" as label and value. */
export interface FilterWords {
  name: string;
  label: string;
  value: string;
}

const either = memoize(() => new Intl.ListFormat("en-GB", { type: "disjunction" }));

const shown = (date: string) => {
  const day = dayFrom(date);
  return day ? shownDay(day) : date;
};

/** "1 Nov 2026 to 27 Nov 2026", "27 Nov 2026"; null if the choice is not a range of days. */
function daysInWords(value: string): string | null {
  const days = readDayRange(value);
  if (!days) return null;
  return days.from === days.until ? shown(days.from) : `${shown(days.from)} to ${shown(days.until)}`;
}

/** The active filters in words, with the choices' own capitals. */
export function filtersInWords(filters: readonly ListFilter[], state: ListState): FilterWords[] {
  return filters.flatMap(({ name, label, options, byDays }) => {
    const chosen = state.filters[name] ?? [];
    if (chosen.length === 0) return [];
    const words = chosen.map(
      (value) => options.find((option) => option.value === value)?.label ?? ((byDays && daysInWords(value)) || value),
    );
    return [{ name, label, value: either().format(words) }];
  });
}

const directionOf = (sort: string, field: string) =>
  sort === `${field}_ASC` ? "ascending" : sort === `${field}_DESC` ? "descending" : undefined;

/** The value of `aria-sort` for a column. */
export const sortOf = (column: Pick<ListColumn<never>, "sort">, sort: string) =>
  column.sort ? directionOf(sort, column.sort) : undefined;

/** The order after pressing a column's header. */
export function nextSort(
  { sort: field = "", firstSort = "ASC" }: Pick<ListColumn<never>, "sort" | "firstSort">,
  sort: string,
): string {
  const second = firstSort === "ASC" ? "DESC" : "ASC";
  return sort === `${field}_${firstSort}` ? `${field}_${second}` : `${field}_${firstSort}`;
}

const counts = memoize(() => new Intl.NumberFormat("en-GB"));

/** "1–25 of 118", "26–50 of about 12,000". */
export function rangeText({ page, size }: Pick<ListState, "page" | "size">, total: number, isEstimate = false): string {
  const count = counts();
  if (total === 0) return "0 of 0";
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return `${count.format(first)}–${count.format(last)} of ${isEstimate ? "about " : ""}${count.format(total)}`;
}
