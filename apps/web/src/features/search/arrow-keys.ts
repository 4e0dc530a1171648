import type { KeyboardEvent } from "react";

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from the search box through the results and back; Tab and Enter do as ever. */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a")];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = place === -1 ? undefined : stops[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
