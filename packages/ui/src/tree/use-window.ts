import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, type CSSProperties, type RefObject } from "react";
import type { TreeRowModel } from "./tree-model.ts";
import { rowHeight } from "./tree-row.tsx";

const most = 300;

interface Windowed {
  style: CSSProperties;
  rows: { row: TreeRowModel; style: CSSProperties }[];
}

/** All rows up to 300; of more only those in sight are drawn. The row with the focus is scrolled to. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly TreeRowModel[],
  focusId: string | null,
): Windowed {
  const isLong = rows.length > most;
  const { scrollToIndex, getTotalSize, getVirtualItems } = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });

  const index = rows.findIndex(({ node }) => node.id === focusId);
  useEffect(() => {
    if (isLong && index >= 0) scrollToIndex(index);
  }, [isLong, index, scrollToIndex]);

  if (!isLong) return { style: {}, rows: rows.map((row) => ({ row, style: {} })) };
  return {
    style: { height: getTotalSize() },
    rows: getVirtualItems().flatMap(({ index: at, start }) => {
      const row = rows[at];
      return row ? [{ row, style: { position: "absolute", insetInline: 0, top: start } }] : [];
    }),
  };
}
