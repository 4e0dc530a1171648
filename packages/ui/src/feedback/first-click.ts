import type { MouseEvent } from "react";

/**
 * Leaves out the second press of a double click: it is meant for what stood there a moment ago, not for what came up
 * under the pointer since. For whatever is hard to take back.
 */
export const onFirstClick = (act: (event: MouseEvent) => void) => (event: MouseEvent) => {
  if (event.detail < 2) act(event);
};
