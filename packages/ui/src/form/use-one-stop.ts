import { useLayoutEffect, type KeyboardEvent, type RefObject } from "react";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes many buttons one tab stop: the current one, or the last focused. Arrows, Home and End move between them.
 *
 *     const onKeyDown = useOneStop(list, "li > button");
 */
export function useOneStop(
  place: RefObject<HTMLElement | null>,
  buttons: string,
): (event: KeyboardEvent<HTMLElement>) => void {
  const all = () => [...(place.current?.querySelectorAll<HTMLElement>(buttons) ?? [])];
  const stopAt = (stop: HTMLElement | undefined, among: readonly HTMLElement[]) => {
    for (const one of among) one.tabIndex = one === stop ? 0 : -1;
  };
  // After each render: rows change, and another may be the current one.
  useLayoutEffect(() => {
    const among = all();
    const focused = among.find((one) => one === document.activeElement);
    const current = among.find((one) => one.hasAttribute("aria-current"));
    const [before] = among.filter((one) => one.getAttribute("tabindex") === "0");
    stopAt(focused ?? current ?? before ?? among[0], among);
  });
  return (event) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    const among = all();
    const at = among.findIndex((one) => one === event.target);
    if (!step || at === -1) return;
    event.preventDefault();
    const next = among[Math.max(0, Math.min(step(at, among.length), among.length - 1))];
    stopAt(next, among);
    next?.focus();
  };
}
