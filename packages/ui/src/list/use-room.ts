import { useLayoutEffect, useState, type RefObject } from "react";

/** What the last list had: the next one is drawn at once, with its rows, and only corrected where it differs. */
let before: number | undefined;
let heightBefore = Infinity;

/** How much of the last list was in sight, in px. */
export const heightInSight = (): number => heightBefore;

/**
 * The width inside a box in px, followed as it changes; undefined before one is first measured, which is before anything
 * is painted. Infinity where nothing is laid out.
 */
export function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState(before);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      before = element.clientWidth || Infinity;
      heightBefore = Math.min(element.clientHeight || Infinity, window.innerHeight);
      setRoom(before);
    };
    // Whoever asks for a width has the page laid out before it is complete. What observes tells it in time too.
    if (before === undefined) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return room;
}
