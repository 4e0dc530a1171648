import type { PublicBlock } from "@app/domain/content/learner-view.ts";
import { graphFrameOf, pointIn } from "@app/domain/content/graph-frame.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { useSessionFile } from "./session-file.ts";

const plot = lazyWithPreload(async () => (await import("./function-plot.tsx")).FunctionPlot);

/** What a graph block draws, over its image where it is drawn over one. */
export function SessionGraph({ block }: { block: PublicBlock }) {
  const { graphLatex, graphPoints, isGraphOverImage, imageFile } = block;
  const image = useSessionFile(isGraphOverImage ? imageFile : "");
  const frame = graphFrameOf(block);
  // What cannot be drawn is said at its field.
  if (frame === null || (graphLatex.length === 0 && graphPoints.length === 0)) return null;
  const points = graphPoints.flatMap((text) => pointIn(text) ?? []);
  return <plot.Part functions={graphLatex} frame={frame} points={points} over={image?.url ?? null} />;
}
