import { Plus } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";

/** The way on from an empty tab, for those who may write while the part can be written. */
export function editAction(
  { mayWrite, locked, hrefOf }: TreeView,
  part: PartFragment,
  label: string,
): PageAction | undefined {
  return mayWrite && locked === undefined && part.archivedAt === null
    ? { label, icon: Plus, href: hrefOf("edit-part") }
    : undefined;
}
