import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import css from "./sparkline.module.css";

const drawn = lazyWithPreload(async () => (await import("./drawn-sparkline.tsx")).DrawnSparkline);

/** The way that figures went, as a small line within a row of them. */
export const Sparkline = ({ values }: { values: readonly number[] }) => (
  <span className={css.spark} aria-hidden>
    <drawn.Part values={values} />
  </span>
);
