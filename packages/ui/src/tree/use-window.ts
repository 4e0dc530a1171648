import { useEffect, useState, type CSSProperties, type RefObject } from "react";
import type { TreeRowModel } from "./tree-model.ts";
import { useMedia } from "../theme/use-media.ts";

const most = 300;
const spare = 10;

interface Windowed {
  /** Style of the box around the rows. */
  style: CSSProperties;
  rows: { row: TreeRowModel; style: CSSProperties }[];
}

/**
 * Renders all rows up to 300; of more, only the visible ones and a few around them, and scrolls to the focused row. All
 * rows have the same height, so nothing is measured.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly TreeRowModel[],
  focusId: string | null,
): Windowed {
  const height = useMedia("(pointer: coarse)") ? 44 : 36;
  const isLong = rows.length > most;
  const [first, setFirst] = useState(0);

  useEffect(() => {
    const box = scroller.current;
    if (!isLong || !box) return;
    const follow = () => setFirst(Math.max(0, Math.floor(box.scrollTop / height) - spare));
    box.addEventListener("scroll", follow, { passive: true });
    return () => box.removeEventListener("scroll", follow);
  }, [isLong, height, scroller]);

  const index = rows.findIndex(({ node }) => node.id === focusId);
  useEffect(() => {
    const box = scroller.current;
    if (!isLong || !box || index < 0) return;
    const top = index * height;
    if (top < box.scrollTop) box.scrollTo({ top });
    else if (top + height > box.scrollTop + box.clientHeight) box.scrollTo({ top: top + height - box.clientHeight });
  }, [isLong, index, height, scroller]);

  if (!isLong) return { style: {}, rows: rows.map((row) => ({ row, style: {} })) };
  const count = Math.ceil(window.innerHeight / height) + 2 * spare;
  return {
    style: { height: rows.length * height, position: "relative" },
    rows: rows.slice(first, first + count).map((row, place) => ({
      row,
      style: { position: "absolute", insetInline: 0, top: (first + place) * height },
    })),
  };
}
