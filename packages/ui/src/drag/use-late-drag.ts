import { useEffect, useRef, useState, type ComponentType } from "react";

export type HeldPress = MouseEvent | TouchEvent | null;

interface LateDrag<Props> {
  /** Null until loaded. */
  Drag: ComponentType<Props> | null;
  /** A press during loading, still held. */
  held: HeldPress;
}

/**
 * Loads drag and drop when the pointer or the focus first comes near; what is dragged works by keyboard without it.
 * A press that ends before it has loaded only selects the row; one that is still held becomes a drag. If loading fails,
 * the next touch tries again.
 *
 *     const { Drag, held, near } = useLateDrag(mayMove, async () => (await import("./tree-drag.tsx")).TreeDrag);
 */
export function useLateDrag<Props>(isWanted: boolean, fetchDrag: () => Promise<ComponentType<Props>>) {
  const [late, setLate] = useState<LateDrag<Props>>({ Drag: null, held: null });
  const isOnItsWay = useRef(false);
  const held = useHeldPress(isWanted && late.Drag === null);

  const load = () => {
    if (!isWanted || isOnItsWay.current) return;
    isOnItsWay.current = true;
    fetchDrag().then(
      (Drag) => setLate({ Drag, held: held.current }),
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
  const held = useRef<HeldPress>(null);
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
