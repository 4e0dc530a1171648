import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { editAction } from "./edit-action.ts";
import { ResourceList } from "./resource-list.public.tsx";

/** What is there to read, hear, watch or open. */
export function Resources({ view, part }: { view: TreeView; part: PartFragment }) {
  if (part.resources.length === 0) {
    const text = "Documents, audio, videos and links for teaching it appear here.";
    return <EmptyState title="No resources yet." text={text} action={editAction(view, part, "Add resources")} />;
  }
  return <ResourceList resources={part.resources} />;
}
