import { useRef, type RefObject } from "react";
import { rowAt, type DragPoint } from "../drag/drag-point.ts";
import { PointerDrag } from "../drag/pointer-drag.tsx";
import type { HeldPress } from "../drag/use-late-drag.ts";
import type { DropPlace, TreeModel } from "./tree-model.ts";
import type { CanDrop, TreeMove } from "./tree-node.ts";
import { TreeRow } from "./tree-row.tsx";
import type { DragMarks } from "./tree-rows.tsx";

interface Target {
  overId: string;
  place: DropPlace;
  move: TreeMove;
}

/** Into the middle half of a row that accepts it, else before or after it by the nearer edge. */
function placesIn(row: HTMLElement, y: number): DropPlace[] {
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  const edge: DropPlace = share < 0.5 ? "before" : "after";
  return share > 0.25 && share < 0.75 ? ["into", edge] : [edge, "into"];
}

export interface TreeDragProps {
  /** The scroll container of the rows. */
  box: RefObject<HTMLElement | null>;
  model: TreeModel;
  canDrop: CanDrop;
  onMove: (move: TreeMove) => void;
  onOpen: (id: string, isOpen: boolean) => void;
  /** How the rows display a running drag. */
  onMark: (marks: DragMarks | null) => void;
  held: HeldPress;
}

/** Drag and drop over the rows of a tree: a line at the target, a dashed outline at the source. */
export function TreeDrag({ box, model, canDrop, onMove, onOpen, onMark, held }: TreeDragProps) {
  const target = useRef<Target | null>(null);

  const targetAt = (id: string, { y, over }: DragPoint): Target | null => {
    const row = rowAt(over, "id", box.current);
    const overId = row?.dataset["id"] ?? "";
    const places = row ? placesIn(row, y) : [];
    return (
      places.flatMap((place) => {
        const move = model.moveByDrop(id, overId, place);
        return move && !model.isSame(move) && !model.refusal(move, canDrop) ? [{ overId, place, move }] : [];
      })[0] ?? null
    );
  };
  const mark = (id: string) => onMark({ sourceId: id, overId: target.current?.overId, place: target.current?.place });

  return (
    <PointerDrag
      box={box}
      row="id"
      canDrag={(id) => !model.node(id)?.archived}
      onStart={mark}
      onAim={(id, point) => {
        const was = target.current;
        target.current = targetAt(id, point);
        // Rows only render again if the line moves.
        if (was?.overId !== target.current?.overId || was?.place !== target.current?.place) mark(id);
      }}
      onDrop={(id, point) => {
        const found = targetAt(id, point);
        if (found?.place === "into") onOpen(found.overId, true);
        if (found) onMove(found.move);
      }}
      onStop={() => {
        target.current = null;
        onMark(null);
      }}
      ghost={(id) => {
        const node = model.node(id);
        return node ? (
          <TreeRow
            row={{
              node: { ...node, count: undefined },
              level: 1,
              position: 1,
              setSize: 1,
              hasChildren: false,
              isOpen: false,
            }}
            selected={false}
            onTwist={() => {}}
            role="presentation"
          />
        ) : null;
      }}
      held={held}
    />
  );
}
