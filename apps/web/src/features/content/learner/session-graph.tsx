import type { PublicBlock } from "@app/domain/content/answerless.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import { useSessionFile } from "./session-file.ts";

const plot = ahead(async () => (await import("./function-plot.tsx")).FunctionPlot);

/** What a graph block draws, over its image where it is drawn over one. */
export function SessionGraph({ block }: { block: PublicBlock }) {
  const { graphLatex, isGraphOverImage, imageFile } = block;
  const image = useSessionFile(isGraphOverImage ? imageFile : "");
  if (graphLatex.length === 0) return null;
  return <plot.Part functions={graphLatex} over={image?.url ?? null} />;
}
