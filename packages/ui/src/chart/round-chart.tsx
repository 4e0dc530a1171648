import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { RoundData } from "./round-data.ts";

const drawn = lazyWithPreload(async () => (await import("./drawn-round.tsx")).DrawnRound);

interface RoundChartProps extends RoundData {
  title: string;
  note?: string | undefined;
}

/** Parts of a whole as slices, or how much of each is reached as rings. A table stands beside it, as beside `Chart`. */
export function RoundChart({ title, note, ...data }: RoundChartProps) {
  // Its labels stand beside it, not at the other side of a wide page.
  return (
    <div style={{ maxWidth: 640 }}>
      <ChartFrame title={title} note={note} labels={data.places} mark="square">
        <drawn.Part {...data} />
      </ChartFrame>
    </div>
  );
}
