import { useLayoutEffect, useState, type RefObject } from "react";

/** The last list's width. The next list renders its rows at once with it, and is only corrected if it differs. */
let before: number | undefined;
let heightBefore = Infinity;

/** The visible height of the last list, in px. */
export const heightInSight = (): number => heightBefore;

/**
 * The inner width of a box in px, updated as it changes; undefined before the first measurement, which precedes
 * painting. Infinity without layout.
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
    // Measuring now would force a layout of an incomplete page; the observer reports in time.
    if (before === undefined) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return room;
}
