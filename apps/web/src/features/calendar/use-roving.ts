import { useEffect, type KeyboardEvent, type RefObject } from "react";

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What can be walked through carries `data-stop`. */
const stopsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>("[data-stop]")];

/** The nearest stop in a direction; what lies straight ahead is nearer than what lies aside. */
function nearest(from: HTMLElement, stops: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  const here = from.getBoundingClientRect();
  let [best, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const stop of stops) {
    const there = stop.getBoundingClientRect();
    const [across, down] = [there.left - here.left, there.top - here.top];
    const ahead = across * x + down * y;
    if (stop === from || ahead < 2) continue;
    const far = ahead + 3 * Math.abs(across * y + down * x);
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

/**
 * Many things that are one stop of Tab: the arrow keys go from one to the next, and Tab goes on behind them.
 *
 *     const frame = useRef<HTMLDivElement>(null);
 *     <div ref={frame} onKeyDown={useRoving(frame, entries)}> … <button data-stop="" />
 */
export function useRoving(frame: RefObject<HTMLElement | null>, drawn: unknown) {
  useEffect(() => {
    if (!frame.current) return;
    const stops = stopsIn(frame.current);
    const current = stops.find((stop) => stop === document.activeElement) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
  }, [frame, drawn]);

  return (event: KeyboardEvent) => {
    const step = steps[event.key];
    const { target } = event;
    if (!step || !frame.current || !(target instanceof HTMLElement) || target.dataset["stop"] === undefined) return;
    const next = nearest(target, stopsIn(frame.current), step);
    if (!next) return;
    event.preventDefault();
    target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
}
