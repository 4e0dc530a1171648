import type { ReactNode } from "react";
import css from "./chart.module.css";

interface ChartFrameProps {
  /** What it shows, as a heading. */
  title: string;
  /** What there is to say beside it, such as which period is not over. */
  note?: string | undefined;
  /** What the colours mean, in the order of the chart's colours. */
  labels: readonly string[];
  /** A line or a square before each label. */
  mark: "line" | "square";
  /** The drawing; screen readers read the table beside the chart instead. */
  children: ReactNode;
}

/** A chart's heading, what its colours mean, and room for the drawing. */
export function ChartFrame({ title, note, labels, mark, children }: ChartFrameProps) {
  return (
    <figure className={css.chart}>
      <figcaption>
        <h2>{title}</h2>
        <ul>
          {labels.map((label, at) => (
            <li key={label}>
              <i data-place={at + 1} data-mark={mark} />
              {label}
            </li>
          ))}
          {note ? <li>{note}</li> : null}
        </ul>
      </figcaption>
      <div className={css.drawn} aria-hidden>
        {children}
      </div>
    </figure>
  );
}
