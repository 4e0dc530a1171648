import { childTypeOf } from "@app/domain/curriculum/shape.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { BranchTable } from "../overview/branch-table.tsx";
import { addAction } from "../tree/curriculum-actions.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import { liveChildrenOf } from "../tree/outline.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeOf } from "../words.ts";

/** What stands right below a part. */
export function Children({ view, part }: { view: TreeView; part: PartFragment }) {
  const type = childTypeOf(view.shape, typeOf(part.type));
  if (type === null || liveChildrenOf(view.parts, part.id).length > 0) return <BranchTable view={view} above={part} />;
  return (
    <EmptyState
      title={`No ${typeInWords(type)}s yet.`}
      text={view.mayWrite ? `Add the first ${typeInWords(type)} to ${part.name}.` : "None have been added."}
      action={view.mayWrite ? addAction(view) : undefined}
    />
  );
}
