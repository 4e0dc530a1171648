import { startTransition, useEffect, useState } from "react";
import type { Density } from "./list-state.ts";
import { heightInSight } from "./use-room.ts";

/** The least that a row takes, in px: see `table-frame.module.css`. */
const leastHeight: Record<Density, number> = { comfortable: 44, compact: 34 };

/** More than a row takes, so that a place far down can be scrolled to before its rows are drawn; in px. */
const mostHeight = 72;

interface InSight<Row> {
  rows: readonly Row[];
  /** What those take that are still to be drawn, at the most; in px. */
  below: number;
}

/**
 * The rows that a list has room for, and all of them right after: one that is opened stands before what is below it in the scroller
 * is drawn.
 */
export function useRowsInSight<Row>(rows: readonly Row[], density: Density): InSight<Row> {
  const [most, setMost] = useState(() => Math.ceil(heightInSight() / leastHeight[density]));
  useEffect(() => startTransition(() => setMost(Infinity)), []);
  if (most >= rows.length) return { rows, below: 0 };
  return { rows: rows.slice(0, most), below: (rows.length - most) * mostHeight };
}
