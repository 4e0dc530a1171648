/** One line or set of bars of a chart. */
export interface ChartSeries {
  label: string;
  /** One for each place along the bottom; null where there is no figure. */
  values: readonly (number | null)[];
}

export interface ChartData {
  /** Lines for what goes on over time, areas where how much matters as well, bars for what stands side by side. */
  kind: "line" | "area" | "bar";
  /** What stands along the bottom. */
  places: readonly string[];
  series: readonly ChartSeries[];
  /** Whether the last place is of a period that is not over: its line is dashed. */
  isRunning?: boolean;
  /** Whether bars or areas stand on one another, as parts of one whole. */
  isStacked?: boolean;
  /** In pixels; 240 if left out. */
  height?: number;
  /** Writes a figure. */
  write: (value: number) => string;
}
