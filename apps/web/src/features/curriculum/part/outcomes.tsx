import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { editAction } from "./edit-action.ts";
import css from "./outcomes.module.css";

/** What the learner can do by the end. */
export function Outcomes({ view, part }: { view: TreeView; part: PartFragment }) {
  if (part.outcomes.length === 0) {
    const text = "Say what the learner can do by the end of it.";
    return <EmptyState title="No outcomes yet." text={text} action={editAction(view, part, "Add outcomes")} />;
  }
  return (
    <>
      <h3>By the end, the learner can</h3>
      <ol className={css.list}>
        {part.outcomes.map((outcome, index) => (
          <li key={`${index} ${outcome}`}>{outcome}</li>
        ))}
      </ol>
    </>
  );
}
