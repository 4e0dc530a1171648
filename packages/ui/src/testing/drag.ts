import { act, fireEvent, screen } from "@testing-library/react";

/** Nothing is laid out in a test: what is under the pointer is what is said to be. */
function pointAt(element: Element): void {
  document.elementFromPoint = () => element;
  fireEvent.mouseMove(document, { clientX: 10, clientY: 1 });
}

/** Drags what has the drag and drop of this folder’s neighbours, as by mouse; what drags comes with the pointer. */
export async function dragTo(from: Element, to: Element, before?: () => void): Promise<void> {
  fireEvent.pointerEnter(from.closest("ol") ?? from);
  await screen.findByText("Press Alt with an arrow key to move it.");
  fireEvent.mouseDown(from, { button: 0, clientX: 10, clientY: 40 });
  fireEvent.mouseMove(document, { clientX: 10, clientY: 30 });
  pointAt(to);
  await act(() => Promise.resolve());
  before?.();
  await act(async () => {
    fireEvent.mouseUp(document);
    // dnd-kit swallows clicks for 50 ms after a drag.
    await new Promise((over) => setTimeout(over, 60));
  });
}
