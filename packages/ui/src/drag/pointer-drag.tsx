import { DndContext, DragOverlay, MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from "@dnd-kit/core";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { rowAt, type DragPoint, type RowName } from "./drag-point.ts";
import type { HeldPress } from "./use-late-drag.ts";
import css from "./pointer-drag.module.css";

export interface PointerDragProps {
  /** What the rows are in. */
  box: RefObject<HTMLElement | null>;
  /** Which data attribute of a row has its id. */
  row: RowName;
  canDrag: (id: string) => boolean;
  onStart?: (id: string) => void;
  onAim: (id: string, at: DragPoint) => void;
  onDrop: (id: string, at: DragPoint) => void;
  /** After a drop, and after a drag that was broken off. */
  onStop: () => void;
  /** What hangs at the pointer. */
  ghost: (id: string) => ReactNode;
  /** A press from before this loaded, still held. */
  held: HeldPress;
}

/**
 * Drag and drop by mouse and by touch (press and hold, so that a touch still scrolls) over rows that are rendered
 * elsewhere. It listens beside the rows, so it can load late; see use-late-drag.ts.
 */
export function PointerDrag({ box, row, canDrag, onStart, onAim, onDrop, onStop, ghost, held }: PointerDragProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const pressed = useRef("");
  const pointer = usePointer();
  const [dragged, setDragged] = useState<{ id: string; from: number } | null>(null);
  const point = (): DragPoint => {
    const { x, y } = pointer.current;
    return { y, over: document.elementFromPoint(x, y) };
  };
  const stop = () => {
    setDragged(null);
    swallowClick();
    onStop();
  };

  return (
    <DndContext
      sensors={sensors}
      autoScroll={row === "card" ? byColumn : true}
      accessibility={{
        screenReaderInstructions: { draggable: "Press Alt with an arrow key to move it." },
        announcements: silent,
      }}
      onDragStart={({ activatorEvent: { target } }) => {
        const left = rowAt(target, row, box.current)?.getBoundingClientRect().left ?? 0;
        // At the left of a wide row it would be far from the pointer.
        setDragged({ id: pressed.current, from: Math.max(0, pointer.current.x - left - 40) });
        onStart?.(pressed.current);
      }}
      onDragMove={() => onAim(pressed.current, point())}
      onDragEnd={() => {
        onDrop(pressed.current, point());
        stop();
      }}
      onDragCancel={stop}
    >
      <Pressed
        box={box}
        row={row}
        held={held}
        onPress={(id) => {
          pressed.current = id;
          return canDrag(id);
        }}
      />
      <DragOverlay dropAnimation={null} style={{ pointerEvents: "none" }}>
        {dragged === null ? null : (
          <div className={css.ghost} style={{ marginInlineStart: dragged.from }} aria-hidden="true">
            {ghost(dragged.id)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** At the edge of a phone's board no more than a column passes in a second, so that one can let go above the next. */
const byColumn = { acceleration: 2 };

/** Whoever moves a row says so itself. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Letting go over the link that was dragged would open it. The next press is another click, however soon it comes. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => window.removeEventListener("click", swallow, { capture: true });
  window.addEventListener("click", swallow, { capture: true });
  window.addEventListener("pointerdown", stop, { capture: true, once: true });
  setTimeout(stop, 50);
}

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

interface PressedProps extends Pick<PointerDragProps, "box" | "row" | "held"> {
  /** Whether the row may be dragged. */
  onPress: (id: string) => boolean;
}

/** The only draggable: the pressed row. */
function Pressed({ box, row, held, onPress }: PressedProps) {
  const { setNodeRef, listeners } = useDraggable({ id: "pressed row" });
  const press = (event: MouseEvent | TouchEvent) => {
    const element = rowAt(event.target, row, box.current);
    if (!element || !onPress(element.dataset[row] ?? "")) return;
    setNodeRef(element);
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
