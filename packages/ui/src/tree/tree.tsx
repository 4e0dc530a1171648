import type { ReactNode } from "react";
import { NoMatch } from "../feedback/no-match.tsx";
import { SearchBox } from "../list/search-box.tsx";
import { TreeDrag } from "./tree-drag.tsx";
import { TreeRows } from "./tree-rows.tsx";
import type { CanDrop, TreeMove, TreeNode } from "./tree-node.ts";
import { useTreeState } from "./use-tree-state.ts";
import css from "./tree.module.css";

export interface TreeProps {
  /** What the tree is: "Parts of Igbo for families". */
  label: string;
  /** A TreeRoot: the whole, above its parts. */
  root?: ReactNode;
  nodes: readonly TreeNode[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** "Find a topic, marks not needed" */
  searchLabel?: string;
  /** With it parts can be moved: by drag, by Alt with arrows. */
  onMove?: ((move: TreeMove) => void) | undefined;
  canDrop?: CanDrop;
  /** Hover or focus on a part: the moment to fetch it. */
  onIntent?: (id: string) => void;
}

/** A tree of 36 px rows, wholly usable by keyboard, found in by a box that ignores marks. */
export function Tree({
  label,
  root,
  nodes,
  selectedId,
  onSelect,
  searchLabel = "Find (marks optional)",
  onMove,
  canDrop = () => true,
  onIntent,
}: TreeProps) {
  const { model, rows, search, setSearch, setOpenAt } = useTreeState(nodes, selectedId);
  const common = { label, model, rows, selectedId, onSelect, onOpen: setOpenAt, onIntent };
  return (
    <div className={css.frame}>
      <SearchBox label={searchLabel} value={search} onSearch={setSearch} />
      {root}
      {rows.length === 0 && search ? <NoMatch filters={[`“${search}”`]} onClear={() => setSearch("")} /> : null}
      {onMove && !search ? (
        <TreeDrag {...common} onMove={onMove} canDrop={canDrop} />
      ) : (
        <TreeRows {...common} canDrop={canDrop} />
      )}
    </div>
  );
}
