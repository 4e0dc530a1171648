import styled from "@emotion/styled";
import { useNavigate, useSearchParams } from "react-router-dom";
import { placementRefusal } from "@app/domain/curriculum/placement.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import type { CanDrop, TreeMove } from "@app/ui/tree/tree-node.ts";
import { Tree } from "@app/ui/tree/tree.tsx";
import { countOf } from "../../../shared/format.ts";
import { withParams } from "../../../shared/search-params.ts";
import { pathTo } from "../curriculum-address.ts";
import { typeInWords, typeOf } from "../words.ts";
import { addAction } from "./curriculum-actions.ts";
import { outlineOf } from "./outline.ts";
import type { TreeView } from "./use-tree-view.ts";

const Pane = styled.div({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  height: "100%",
  "& > div": { flex: 1 },
});

const Foot = styled.p({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 12,
  padding: "4px 8px",
});

interface TreePaneProps {
  view: TreeView;
  onMove: (move: TreeMove) => void;
  /** The parts could not be loaded. */
  unavailable: boolean;
  onRetry: () => void;
}

/** The tree with what stands below it: the way to the curriculum itself, and to archived parts. */
export function TreePane({ view, onMove, unavailable, onRetry }: TreePaneProps) {
  const { curriculum, parts, part, mayWrite, locked, showArchived, hrefTo } = view;
  const navigate = useNavigate();
  if (unavailable) {
    return <ErrorState title="The parts could not be loaded" message="Retry in a moment." onRetry={onRetry} />;
  }
  if (parts.length === 0) return <NoParts view={view} />;

  const chosen = pathTo(parts, part?.id ?? null);
  return (
    <Pane>
      <Tree
        label={`Parts of ${curriculum.name}`}
        nodes={outlineOf(parts, { subject: curriculum.subject, shape: curriculum.shape, showArchived, chosen })}
        selectedId={part?.id ?? null}
        onSelect={(id) => void navigate(hrefTo(id))}
        searchLabel="Find a part, marks not needed"
        onMove={mayWrite && locked === undefined ? onMove : undefined}
        canDrop={canDropIn(view)}
      />
      <TreeFoot view={view} />
    </Pane>
  );
}

/** Whether a part may stand under another, by the rules of the shape. */
const canDropIn =
  ({ shape, parts }: TreeView): CanDrop =>
  (node, parentId) => {
    const [part, parent] = [node.id, parentId].map((id) => parts.find((one) => one.id === id));
    if (!part) return "It is no longer there.";
    if (parent?.archivedAt) return `${parent.name} is archived.`;
    return placementRefusal(shape, typeOf(part.type), parent ? typeOf(parent.type) : null) ?? true;
  };

function NoParts({ view }: { view: TreeView }) {
  const action = addAction(view);
  const first = typeInWords(view.childType ?? "topic");
  return (
    <EmptyState
      title="No topics yet."
      text={view.mayWrite ? `Start with the first ${first}; topics stand under it.` : "Nobody has added any."}
      action={view.mayWrite ? action : undefined}
    />
  );
}

function TreeFoot({ view: { parts, part, showArchived, hrefTo } }: { view: TreeView }) {
  const [params] = useSearchParams();
  const archived = parts.filter(({ archivedAt }) => archivedAt !== null).length;
  const toggle = showArchived ? "Hide archived" : `Show ${countOf(archived, "archived part")}`;
  const overview = `${hrefTo(null)}${hrefTo(null).includes("?") ? "&" : "?"}overview`;
  return (
    <Foot>
      <TextLink href={overview} aria-current={part === null ? "page" : undefined}>
        Overview
      </TextLink>
      {archived > 0 ? (
        <TextLink href={withParams(params, { archived: showArchived ? null : "show" })}>{toggle}</TextLink>
      ) : null}
    </Foot>
  );
}
