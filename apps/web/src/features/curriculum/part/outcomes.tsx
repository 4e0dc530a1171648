import styled from "@emotion/styled";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { color } from "@app/ui/theme/color.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { editAction } from "./edit-action.ts";

const List = styled.ol({
  listStyle: "none",
  maxWidth: 680,
  marginTop: 4,
  counterReset: "outcome",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    padding: "8px 0",
    borderBottom: `1px solid ${color.line}`,
    overflowWrap: "anywhere",
  },
  "& > li:last-of-type": { border: 0 },
  "& > li::before": {
    counterIncrement: "outcome",
    content: "counter(outcome)",
    fontSize: "0.84375rem",
    color: color.textTertiary,
  },
});

/** What the learner can do by the end. */
export function Outcomes({ view, part }: { view: TreeView; part: PartFragment }) {
  if (part.outcomes.length === 0) {
    const text = "Say what the learner can do by the end of it.";
    return <EmptyState title="No outcomes yet." text={text} action={editAction(view, part, "Add outcomes")} />;
  }
  return (
    <>
      <h3>By the end, the learner can</h3>
      <List>
        {part.outcomes.map((outcome, index) => (
          <li key={`${index} ${outcome}`}>{outcome}</li>
        ))}
      </List>
    </>
  );
}
