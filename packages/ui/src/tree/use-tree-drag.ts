import { useEffect, useRef, useState, type ComponentType } from "react";
import type { TreeDragProps } from "./tree-drag.tsx";

interface LateDrag {
  /** Null until loaded. */
  Drag: ComponentType<TreeDragProps> | null;
  /** A press during loading, still held. */
  held: MouseEvent | TouchEvent | null;
}

/**
 * Loads drag and drop for a tree when the pointer or the focus first comes near; the tree works by keyboard without it.
 * A press that ends before it has loaded only selects the row; one that is still held becomes a drag. If loading fails,
 * the next touch of the tree tries again.
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

/** The press currently held, while someone waits for it. */
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
