import { Chart } from "@app/ui/chart/chart.tsx";
import type { ChartData } from "@app/ui/chart/chart-data.ts";
import css from "./charted.module.css";

export interface ChartedProps extends ChartData {
  title: string;
  note?: string;
  /** What stands along the bottom. */
  along: string;
}

/** A chart of the demo with its table. */
export function Charted({ along, ...chart }: ChartedProps) {
  const { title, series, places, write } = chart;
  return (
    <section className={css.chart} aria-label={title}>
      <Chart {...chart} />
      <table>
        <caption>{title}, as a table</caption>
        <thead>
          <tr>
            <th scope="col">{along}</th>
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
              {series.map(({ label, values }) => (
                <td key={label}>{write(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
