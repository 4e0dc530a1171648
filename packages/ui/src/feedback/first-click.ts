import type { MouseEvent } from "react";

/**
 * Ignores the second press of a double click, which was meant for what was there before, not for what has appeared
 * under the pointer. For actions that are hard to undo.
 */
export const onFirstClick = (act: (event: MouseEvent) => void) => (event: MouseEvent) => {
  if (event.detail < 2) act(event);
};
