import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import type { ChartData } from "./chart-data.ts";
import { ChartFrame } from "./chart-frame.tsx";

const drawn = lazyWithPreload(async () => (await import("./drawn-chart.tsx")).DrawnChart);

interface ChartProps extends ChartData {
  /** What it shows, as a heading. */
  title: string;
  /** What there is to say beside it, such as which period is not over. */
  note?: string | undefined;
}

/**
 * A chart, whose library loads when it is first drawn. It adds nothing to the table beside it, which screen readers read
 * instead.
 */
export function Chart({ title, note, ...data }: ChartProps) {
  const labels = data.series.length > 1 ? data.series.map(({ label }) => label) : [];
  return (
    <ChartFrame title={title} note={note} labels={labels} mark={data.kind === "line" ? "line" : "square"}>
      <drawn.Part {...data} />
    </ChartFrame>
  );
}
