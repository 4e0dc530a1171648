import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * The width inside a box in px, followed as it changes; undefined before it is first measured, which is before anything
 * is painted. Infinity where nothing is laid out.
 */
export function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth || Infinity);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return room;
}
