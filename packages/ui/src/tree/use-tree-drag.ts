import { useEffect, useRef, useState, type ComponentType } from "react";
import type { TreeDragProps } from "./tree-drag.tsx";

interface LateDrag {
  /** Null until its file is there. */
  Drag: ComponentType<TreeDragProps> | null;
  /** A press that came while the file was on its way, and is still held. */
  held: MouseEvent | TouchEvent | null;
}

/**
 * What drags the rows of a tree, loaded when the pointer or the focus first comes near: a tree is shown and walked by
 * keyboard without it. A press that the file comes too late for only chooses the row; one that is still held is taken
 * up. Where the file cannot be loaded, the next touch of the tree tries again.
 */
export function useTreeDrag(isWanted: boolean): LateDrag & { near: Record<"onPointerEnter" | "onFocus", () => void> } {
  const [late, setLate] = useState<LateDrag>({ Drag: null, held: null });
  const isOnItsWay = useRef(false);
  const held = useHeldPress(isWanted && late.Drag === null);

  const load = () => {
    if (!isWanted || isOnItsWay.current) return;
    isOnItsWay.current = true;
    import("./tree-drag.tsx").then(
      ({ TreeDrag }) => setLate({ Drag: TreeDrag, held: held.current }),
      () => {
        isOnItsWay.current = false;
      },
    );
  };
  return { Drag: isWanted ? late.Drag : null, held: late.held, near: { onPointerEnter: load, onFocus: load } };
}

const presses = ["mousedown", "touchstart"] as const;
const releases = ["mouseup", "touchend", "touchcancel"] as const;

/** The press that is held at the moment, while somebody waits to know. */
function useHeldPress(isAwaited: boolean) {
  const held = useRef<MouseEvent | TouchEvent | null>(null);
  useEffect(() => {
    if (!isAwaited) return;
    const take = (event: MouseEvent | TouchEvent) => {
      held.current = event;
    };
    const release = () => {
      held.current = null;
    };
    for (const type of presses) document.addEventListener(type, take, { capture: true, passive: true });
    for (const type of releases) document.addEventListener(type, release, { capture: true });
    return () => {
      for (const type of presses) document.removeEventListener(type, take, { capture: true });
      for (const type of releases) document.removeEventListener(type, release, { capture: true });
    };
  }, [isAwaited]);
  return held;
}
