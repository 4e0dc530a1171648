import { useLateDrag } from "./use-late-drag.ts";

const fetchDrag = async () => (await import("./pointer-drag.tsx")).PointerDrag;

/** Drag and drop by mouse and touch, loaded at the first pointer. */
export const usePointerDrag = (isWanted: boolean) => useLateDrag(isWanted, fetchDrag);
