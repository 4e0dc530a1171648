import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import type { ChartData } from "./chart-data.ts";
import css from "./chart.module.css";

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
  return (
    <figure className={css.chart}>
      <figcaption>
        <h2>{title}</h2>
        <ul>
          {data.series.length > 1
            ? data.series.map(({ label }, at) => (
                <li key={label}>
                  <i data-place={at + 1} data-kind={data.kind} />
                  {label}
                </li>
              ))
            : null}
          {note ? <li>{note}</li> : null}
        </ul>
      </figcaption>
      <div className={css.drawn} aria-hidden>
        <drawn.Part {...data} />
      </div>
    </figure>
  );
}
