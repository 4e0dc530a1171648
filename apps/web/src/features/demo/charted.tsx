import { Chart } from "@app/ui/chart/chart.tsx";
import type { ChartData } from "@app/ui/chart/chart-data.ts";
import { ChartTable } from "./chart-table.tsx";

export interface ChartedProps extends ChartData {
  title: string;
  note?: string;
  /** What stands along the bottom. */
  along: string;
}

/** Lines or bars of the demo with their table. */
export const Charted = ({ along, ...chart }: ChartedProps) => (
  <ChartTable {...chart} along={along} chart={<Chart {...chart} />} />
);
