import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { useCurriculumWords } from "../form/use-curriculum-labels.ts";
import type { TreeView } from "../tree/use-tree-view.ts";

/** What was changed about a curriculum, by whom, and the ways back. */
export function CurriculumHistory({ view, onClose }: { view: TreeView; onClose: () => void }) {
  const { curriculum, mayWrite, locked } = view;
  const { labels, show } = useCurriculumWords();
  return (
    <HistoryPanel
      kind="CURRICULUM"
      id={curriculum.id}
      name={curriculum.name}
      words={{ labels: { ...labels, status: "Status" }, show }}
      mayRestore={mayWrite && locked === undefined}
      onClose={onClose}
    />
  );
}
