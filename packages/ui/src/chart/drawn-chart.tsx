import { BarChart } from "@mui/x-charts/BarChart";
import { LineChart } from "@mui/x-charts/LineChart";
import { useEffect, useRef, useState } from "react";
import { MuiTheme } from "../theme/mui-theme.tsx";
import { chartColours } from "./chart-colours.ts";
import type { ChartData, ChartSeries } from "./chart-data.ts";

const shapes = ["circle", "triangle", "square", "diamond", "star", "cross"] as const;

/** A line in two parts where its period is not over: what is sure, and the last step, which is dashed. */
function partsOf({ values }: ChartSeries, isRunning: boolean): { id: string; data: (number | null)[] }[] {
  if (!isRunning || values.length < 2) return [{ id: "sure", data: [...values] }];
  const last = values.length - 1;
  return [
    { id: "sure", data: values.map((value, at) => (at < last ? value : null)) },
    { id: "running", data: values.map((value, at) => (at < last - 1 ? null : value)) },
  ];
}

/** The width of an element, once it has one. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** A chart as the library draws it. */
export function DrawnChart({
  kind,
  places,
  series,
  isRunning = false,
  isStacked = false,
  height = 240,
  write,
}: ChartData) {
  const { ref, width } = useWidth();
  const written = (value: number | null) => (value === null ? "–" : write(value));
  const stacked = isStacked ? { stack: "all" } : {};
  const common = {
    width,
    height,
    hideLegend: true,
    skipAnimation: true,
    // The table beside it is what keys and screen readers go through.
    disableKeyboardNavigation: true,
    grid: { horizontal: true },
    margin: { top: 8, right: 28, bottom: 0, left: 0 },
    yAxis: [
      { min: 0, width: 56, valueFormatter: (value: number) => write(value), disableLine: true, disableTicks: true },
    ],
  };
  const bars = () => (
    <BarChart
      {...common}
      xAxis={[{ scaleType: "band", data: [...places], height: 28 }]}
      series={series.map(({ label, values }, at) => ({
        label,
        data: [...values],
        color: chartColours[at] ?? "",
        valueFormatter: written,
        ...stacked,
      }))}
    />
  );
  const lines = () => (
    <LineChart
      {...common}
      xAxis={[{ scaleType: "point", data: [...places], height: 28 }]}
      series={series.flatMap((one, at) =>
        partsOf(one, isRunning && at === 0).map(({ id, data }) => ({
          id: `${id}-${at}`,
          label: one.label,
          data,
          color: chartColours[at] ?? "",
          curve: "linear" as const,
          shape: shapes[at] ?? ("circle" as const),
          showMark: places.length <= 40,
          valueFormatter: written,
          ...(kind === "area" && { area: true, showMark: false }),
          ...stacked,
        })),
      )}
    />
  );
  const draw = kind === "bar" ? bars : lines;
  return (
    <div ref={ref}>
      <MuiTheme>{width > 0 ? draw() : null}</MuiTheme>
    </div>
  );
}
