import { useRef, useState, type ReactNode } from "react";
import { useLateDrag } from "../drag/use-late-drag.ts";
import { NoMatch } from "../feedback/no-match.tsx";
import { SearchBox } from "../list/search-box.tsx";
import { FoldVertical, UnfoldVertical } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { TreeRows, type DragMarks } from "./tree-rows.tsx";
import type { CanDrop, TreeMove, TreeNode } from "./tree-node.ts";
import { useTreeState } from "./use-tree-state.ts";
import css from "./tree.module.css";

export interface TreeProps {
  /** Accessible name: "Parts of Igbo for families". */
  label: string;
  /** A TreeRoot above the parts. */
  root?: ReactNode;
  nodes: readonly TreeNode[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** "Find a topic, marks not needed" */
  searchLabel?: string;
  /** Makes parts movable, by drag and by Alt with arrows. */
  onMove?: ((move: TreeMove) => void) | undefined;
  canDrop?: CanDrop;
  /** Hover or focus on a part: the time to prefetch it. */
  onIntent?: (id: string) => void;
}

const fetchTreeDrag = async () => (await import("./tree-drag.tsx")).TreeDrag;

/** A tree of 36 px rows, fully usable by keyboard, with a search that ignores marks. */
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
  const state = useTreeState(nodes, selectedId);
  const { model, rows, search, setSearch, setOpenAt, hasBranches, isAllOpen, toggleAll } = state;
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<DragMarks | null>(null);
  const movesNow = search ? undefined : onMove;
  const { Drag, held, near } = useLateDrag(movesNow !== undefined, fetchTreeDrag);
  return (
    <div className={css.frame} {...near}>
      <div className={css.tools}>
        <SearchBox label={searchLabel} value={search} onSearch={setSearch} />
        {hasBranches && !search ? (
          <IconAction
            label={isAllOpen ? "Collapse all" : "Expand all"}
            icon={isAllOpen ? FoldVertical : UnfoldVertical}
            boxed
            onClick={toggleAll}
          />
        ) : null}
      </div>
      {root}
      {rows.length === 0 && search ? <NoMatch filters={[`“${search}”`]} onClear={() => setSearch("")} /> : null}
      <TreeRows
        label={label}
        model={model}
        rows={rows}
        selectedId={selectedId}
        onSelect={onSelect}
        onOpen={setOpenAt}
        onIntent={onIntent}
        onMove={movesNow}
        canDrop={canDrop}
        box={box}
        marks={marks}
      />
      {Drag && movesNow ? (
        <Drag
          box={box}
          model={model}
          canDrop={canDrop}
          onMove={movesNow}
          onOpen={setOpenAt}
          onMark={setMarks}
          held={held}
        />
      ) : null}
    </div>
  );
}
