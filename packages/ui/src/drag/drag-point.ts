/** Which data attribute names a row: `data-id`, `data-card`, `data-row`. */
export type RowName = "id" | "card" | "row";

/** Where the pointer is during a drag. */
export interface DragPoint {
  y: number;
  over: Element | null;
}

/** The row around an element, if it is one of the box. */
export function rowAt(target: EventTarget | null, name: RowName, box: HTMLElement | null): HTMLElement | null {
  const row = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
  return row && box?.contains(row) ? row : null;
}

/** For what is picked up by a long press: it is not to choose its words or open a menu. */
export const pressable = { WebkitTouchCallout: "none", userSelect: "none", WebkitUserSelect: "none" } as const;
