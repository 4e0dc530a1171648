import { lazyWithPreload } from "../page/lazy-with-preload.tsx";

const drawn = lazyWithPreload(async () => (await import("./drawn-sparkline.tsx")).DrawnSparkline);

const room = { display: "inline-block", width: 120, height: 28, verticalAlign: "middle" };

/** The way that figures went, as a small line within a row of them. */
export const Sparkline = ({ values }: { values: readonly number[] }) => (
  <span style={room} aria-hidden>
    <drawn.Part values={values} />
  </span>
);
