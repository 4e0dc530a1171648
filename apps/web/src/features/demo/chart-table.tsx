import type { ReactNode } from "react";
import type { ChartData } from "@app/ui/chart/chart-data.ts";
import css from "./chart-table.module.css";

interface ChartTableProps extends Pick<ChartData, "places" | "series" | "write"> {
  title: string;
  /** What stands along the bottom, or what the slices are. */
  along: string;
  /** Above the table. */
  chart?: ReactNode;
  /** In a column of its own: how the figures of a place went before. */
  trend?: (at: number) => ReactNode;
}

/** A chart of the demo with its table. */
export const ChartTable = ({ title, along, places, series, write, chart, trend }: ChartTableProps) => (
  <section className={css.chart} aria-label={title}>
    {chart ?? <h2>{title}</h2>}
    <table aria-label={chart ? undefined : title}>
      {chart ? <caption>{title}, as a table</caption> : null}
      <thead>
        <tr>
          <th scope="col">{along}</th>
          {trend ? <th scope="col">Last six months</th> : null}
          {series.map(({ label }) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place, at) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            {trend ? <td>{trend(at)}</td> : null}
            {series.map(({ label, values }) => (
              <td key={label}>{write(values[at] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
