import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from "@dnd-kit/core";
import { useState } from "react";
import type { DropPlace, TreeRowModel } from "./tree-model.ts";
import type { TreeMove, TreeNode } from "./tree-node.ts";
import { TreeRow } from "./tree-row.tsx";
import { TreeRows, type RowExtras, type TreeRowsProps } from "./tree-rows.tsx";
import css from "./tree-drag.module.css";

interface Target {
  overId: string;
  place: DropPlace;
  move: TreeMove;
}

/** Into the middle half of a row that takes it, else before or after it by the nearer edge. */
function placesAt({
  active,
  over,
  activatorEvent,
  delta,
}: DragMoveEvent): { id: string; overId: string; places: DropPlace[] } | null {
  const start = "clientY" in activatorEvent ? (activatorEvent.clientY as number) : touchY(activatorEvent);
  if (!over || start === null) return null;
  const share = (start + delta.y - over.rect.top) / over.rect.height;
  const edge: DropPlace = share < 0.5 ? "before" : "after";
  return {
    id: String(active.id),
    overId: String(over.id),
    places: share > 0.25 && share < 0.75 ? ["into", edge] : [edge, "into"],
  };
}

const touchY = (event: Event) => (event instanceof TouchEvent ? (event.touches[0]?.clientY ?? null) : null);

/** The rows with drag: line at the target, dashed outline at the source, a card under the pointer. */
export function TreeDrag(props: TreeRowsProps & { onMove: (move: TreeMove) => void }) {
  const { model, canDrop, onMove, onOpen } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const [dragged, setDragged] = useState<TreeNode | null>(null);
  const [target, setTarget] = useState<Target | null>(null);

  const aim = (event: DragMoveEvent) => {
    const at = placesAt(event);
    const found = at?.places.flatMap((place) => {
      const move = model.moveByDrop(at.id, at.overId, place);
      return move && !model.isSame(move) && !model.refusal(move, canDrop) ? [{ overId: at.overId, place, move }] : [];
    })[0];
    setTarget(found ?? null);
  };

  const stop = () => {
    setDragged(null);
    setTarget(null);
  };

  const drop = () => {
    if (target) {
      if (target.place === "into") onOpen(target.overId, true);
      onMove(target.move);
    }
    stop();
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        screenReaderInstructions: { draggable: "Press Alt with an arrow key to move this part." },
        announcements: silent,
      }}
      onDragStart={({ active }) => setDragged(model.node(String(active.id)) ?? null)}
      onDragMove={aim}
      onDragEnd={drop}
      onDragCancel={stop}
    >
      <TreeRows
        {...props}
        renderRow={(row, rowProps) => (
          <DragRow
            key={row.node.id}
            row={row}
            {...rowProps}
            data-drop={target?.overId === row.node.id ? target.place : undefined}
            data-source={dragged?.id === row.node.id ? "" : undefined}
          />
        )}
      />
      <DragOverlay dropAnimation={null}>
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

/** The tree announces moves itself, in its own words. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function DragRow({ row, ...rest }: RowExtras & { row: TreeRowModel; selected: boolean; onTwist: () => void }) {
  const { id, archived = false } = row.node;
  const { setNodeRef: setDragRef, listeners } = useDraggable({ id, disabled: archived });
  const { setNodeRef: setDropRef } = useDroppable({ id });
  return (
    <TreeRow
      row={row}
      {...rest}
      {...listeners}
      ref={(element) => {
        setDragRef(element);
        setDropRef(element);
      }}
    />
  );
}
