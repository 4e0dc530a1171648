import { startTransition, useEffect, useState } from "react";
import type { Density } from "./list-state.ts";
import { heightInSight } from "./use-room.ts";

/** Minimum height of a row: see `table-frame.module.css`. */
const leastHeight: Record<Density, number> = { comfortable: 44, compact: 34 };

/** Maximum height of a row, so that a distant place can be scrolled to before its rows render; in px. */
const mostHeight = 72;

interface InSight<Row> {
  rows: readonly Row[];
  /** The maximum height of the rows still to render; in px. */
  below: number;
}

/**
 * Renders the rows that fit first, and all others right after, so that an opening list appears before what is below the
 * fold.
 */
export function useRowsInSight<Row>(rows: readonly Row[], density: Density): InSight<Row> {
  const [most, setMost] = useState(() => Math.ceil(heightInSight() / leastHeight[density]));
  useEffect(() => startTransition(() => setMost(Infinity)), []);
  if (most >= rows.length) return { rows, below: 0 };
  return { rows: rows.slice(0, most), below: (rows.length - most) * mostHeight };
}
