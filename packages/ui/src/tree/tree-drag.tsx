import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from "@dnd-kit/core";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { DropPlace, TreeModel } from "./tree-model.ts";
import type { CanDrop, TreeMove, TreeNode } from "./tree-node.ts";
import { TreeRow } from "./tree-row.tsx";
import type { DragMarks } from "./tree-rows.tsx";
import css from "./tree-drag.module.css";

interface Target {
  overId: string;
  place: DropPlace;
  move: TreeMove;
}

const rowAt = (target: EventTarget | null, box: HTMLElement | null) => {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-id]") : null;
  return row && box?.contains(row) ? row : null;
};

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
  /** A press from before this loaded, still held. */
  held: MouseEvent | TouchEvent | null;
}

/**
 * Drag and drop over rows that are rendered elsewhere: a line at the target, a dashed outline at the source, a card
 * under the pointer. It listens beside the rows, so it can load late; see use-tree-drag.ts.
 */
export function TreeDrag(props: TreeDragProps) {
  const { box, model, canDrop, onMove, onOpen, onMark, held } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const pressed = useRef<string | null>(null);
  const point = usePointer();
  const [dragged, setDragged] = useState<TreeNode | null>(null);
  const target = useRef<Target | null>(null);

  const aim = (_: DragMoveEvent) => {
    const { x, y } = point.current;
    const row = rowAt(document.elementFromPoint(x, y), box.current);
    const [id, overId] = [pressed.current, row?.dataset["id"]];
    const places = row && id && overId ? placesIn(row, y) : [];
    const found = places.flatMap((place) => {
      const move = model.moveByDrop(id ?? "", overId ?? "", place);
      return move && !model.isSame(move) && !model.refusal(move, canDrop)
        ? [{ overId: overId ?? "", place, move }]
        : [];
    })[0];
    const was = target.current;
    target.current = found ?? null;
    // Rows only render again if the line moves.
    if (was?.overId !== found?.overId || was?.place !== found?.place) mark();
  };

  const mark = () =>
    onMark({ sourceId: pressed.current, overId: target.current?.overId, place: target.current?.place });

  const start = () => {
    setDragged(model.node(pressed.current ?? "") ?? null);
    mark();
  };

  const stop = () => {
    setDragged(null);
    target.current = null;
    onMark(null);
  };

  const drop = () => {
    if (target.current) {
      const { place, overId, move } = target.current;
      if (place === "into") onOpen(overId, true);
      onMove(move);
    }
    stop();
  };

  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        screenReaderInstructions: { draggable: "Press Alt with an arrow key to move this part." },
        announcements: silent,
      }}
      onDragStart={start}
      onDragMove={aim}
      onDragEnd={drop}
      onDragCancel={stop}
    >
      <Pressed
        box={box}
        held={held}
        onPress={(id) => {
          pressed.current = id;
          return !model.node(id)?.archived;
        }}
      />
      <DragOverlay dropAnimation={null} style={{ pointerEvents: "none" }}>
        {dragged ? (
          <div className={css.ghost} aria-hidden="true">
            <TreeRow
              row={{
                node: { ...dragged, count: undefined },
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
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

/** The tree announces moves itself. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The pointer's position. */
function usePointer(): RefObject<{ x: number; y: number }> {
  const point = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      const at = "touches" in event ? event.touches[0] : event;
      if (at) point.current = { x: at.clientX, y: at.clientY };
    };
    for (const type of pointerMoves) document.addEventListener(type, follow, { capture: true, passive: true });
    return () => {
      for (const type of pointerMoves) document.removeEventListener(type, follow, { capture: true });
    };
  }, []);
  return point;
}

const pointerMoves = ["mousedown", "mousemove", "touchstart", "touchmove"] as const;

interface PressedProps {
  box: RefObject<HTMLElement | null>;
  held: MouseEvent | TouchEvent | null;
  /** Whether the row may be dragged. */
  onPress: (id: string) => boolean;
}

/** The only draggable: the pressed row. */
function Pressed({ box, held, onPress }: PressedProps) {
  const { setNodeRef, listeners } = useDraggable({ id: "pressed row" });
  const press = (event: MouseEvent | TouchEvent) => {
    const row = rowAt(event.target, box.current);
    if (!row || !onPress(row.dataset["id"] ?? "")) return;
    setNodeRef(row);
    listeners?.[event.type === "mousedown" ? "onMouseDown" : "onTouchStart"]?.({ nativeEvent: event });
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });

  useEffect(() => {
    const element = box.current;
    const take = (event: MouseEvent | TouchEvent) => latest.current(event);
    if (held) take(held);
    element?.addEventListener("mousedown", take);
    element?.addEventListener("touchstart", take, { passive: true });
    return () => {
      element?.removeEventListener("mousedown", take);
      element?.removeEventListener("touchstart", take);
    };
  }, [box, held]);
  return null;
}
