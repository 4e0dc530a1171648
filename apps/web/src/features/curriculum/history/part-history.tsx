import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { partLabels } from "../part-form/part-values.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";

interface PartHistoryProps {
  view: TreeView;
  part: PartFragment;
  onClose: () => void;
}

/** What was changed about a part, by whom, and the ways back. */
export function PartHistory({ view, part, onClose }: PartHistoryProps) {
  const { mayWrite, locked, parts } = view;
  const show = {
    parentId: (id: unknown) => parts.find((one) => one.id === id)?.name ?? "another part",
    order: (place: unknown) => String(Number(place) + 1),
  };
  return (
    <HistoryPanel
      kind="SUBDIVISION"
      id={part.id}
      name={part.name}
      words={{ labels: { ...partLabels, parentId: "Parent", order: "Position" }, show }}
      mayRestore={mayWrite && locked === undefined && part.archivedAt === null}
      onClose={onClose}
    />
  );
}
