import { useNavigate, useSearchParams } from "react-router-dom";
import { placementRefusal } from "@app/domain/curriculum/placement.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { LayoutDashboard } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { CanDrop, TreeMove } from "@app/ui/tree/tree-node.ts";
import { TreeRoot } from "@app/ui/tree/tree-root.tsx";
import { Tree } from "@app/ui/tree/tree.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { pathTo } from "../curriculum-address.ts";
import { typeInWords, typeOf } from "../words.ts";
import { addAction } from "./curriculum-actions.ts";
import { outlineOf } from "./outline.ts";
import type { TreeView } from "./use-tree-view.ts";
import css from "./tree-pane.module.css";

interface TreePaneProps {
  view: TreeView;
  onMove: (move: TreeMove) => void;
  /** The parts could not be loaded. */
  unavailable: boolean;
  onRetry: () => void;
}

/** The curriculum itself, its parts as a tree, and the way to archived ones. */
export function TreePane({ view, onMove, unavailable, onRetry }: TreePaneProps) {
  const { curriculum, parts, part, mayWrite, locked, showArchived, hrefTo } = view;
  const navigate = useNavigate();
  if (unavailable) {
    return <ErrorState title="The parts could not be loaded" message="Retry in a moment." onRetry={onRetry} />;
  }
  if (parts.length === 0) return <NoParts view={view} />;

  const chosen = pathTo(parts, part?.id ?? null);
  return (
    <div className={css.pane}>
      <Tree
        label={`Parts of ${curriculum.name}`}
        root={<TreeRoot label="Overview" icon={LayoutDashboard} href={overviewOf(view)} isCurrent={part === null} />}
        nodes={outlineOf(parts, { subject: curriculum.subject, shape: curriculum.shape, showArchived, chosen })}
        selectedId={part?.id ?? null}
        onSelect={(id) => void navigate(hrefTo(id))}
        searchLabel="Find a part (marks optional)"
        onMove={mayWrite && locked === undefined ? onMove : undefined}
        canDrop={canDropIn(view)}
      />
      <TreeFoot view={view} />
    </div>
  );
}

/** Whether a part may stand under another, by the rules of the shape. */
const canDropIn =
  ({ shape, parts }: TreeView): CanDrop =>
  (node, parentId) => {
    const [part, parent] = [node.id, parentId].map((id) => parts.find((one) => one.id === id));
    if (!part) return "It no longer exists.";
    if (parent?.archivedAt) return `${parent.name} is archived.`;
    return placementRefusal(shape, typeOf(part.type), parent ? typeOf(parent.type) : null) ?? true;
  };

function NoParts({ view }: { view: TreeView }) {
  const action = addAction(view);
  const first = typeInWords(view.childType ?? "topic");
  return (
    <EmptyState
      title="No topics yet."
      text={view.mayWrite ? `Start with the first ${first}; topics go under it.` : "None have been added."}
      action={view.mayWrite ? action : undefined}
    />
  );
}

/** The curriculum itself, also where its address alone shows the tree, as on a phone. */
function overviewOf({ hrefTo }: TreeView): string {
  const address = hrefTo(null);
  return `${address}${address.includes("?") ? "&" : "?"}overview`;
}

function TreeFoot({ view: { parts, showArchived } }: { view: TreeView }) {
  const [params] = useSearchParams();
  const archived = parts.filter(({ archivedAt }) => archivedAt !== null).length;
  const toggle = showArchived ? "Hide archived" : `Show ${countOf(archived, "archived part")}`;
  if (archived === 0) return null;
  return (
    <p className={css.foot}>
      <TextLink href={withParams(params, { archived: showArchived ? null : "show" })}>{toggle}</TextLink>
    </p>
  );
}
