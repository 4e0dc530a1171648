import type { ReactNode } from "react";
import type { To } from "react-router-dom";
import { HistoryRouter } from "../app/history-router.tsx";
import { PortalHistory, type HistoryWindow } from "../app/history.ts";

interface Entry {
  href: string;
  state: unknown;
}

/** A browser's history in memory, which goes back and forward at once. */
export function memoryWindow(at: string): HistoryWindow {
  let here: Entry = { href: new URL(at, "http://localhost").href, state: null };
  const entries = [here];
  const listeners = new Set<() => void>();
  const placeOf = (entry: Entry) => entries.indexOf(entry);
  const write = (place: number, state: unknown, href?: string | URL | null) => {
    here = { href: new URL(href ?? "", here.href).href, state };
    return entries.splice(place, entries.length, here).slice(1);
  };

  return {
    location: {
      get href() {
        return here.href;
      },
      assign: () => undefined,
    },
    history: {
      get state() {
        return here.state;
      },
      pushState: (state, _, href) => void write(placeOf(here) + 1, state, href),
      replaceState: (state, _, href) => void entries.push(...write(placeOf(here), state, href)),
      go(delta = 0) {
        const there = entries[placeOf(here) + delta];
        if (there === undefined) return;
        here = there;
        for (const listener of listeners) listener();
      },
    },
    addEventListener: (_, listener) => listeners.add(listener),
    setTimeout: (later) => later(),
  };
}

/** Reads the open address of a history, and opens others as if by a link or by back and forward. */
export const controls = (history: PortalHistory) => ({
  state: {
    get location() {
      if (history.current === null) throw new Error("Nothing is open yet.");
      return history.current.location;
    },
  },
  navigate(to: To | number): Promise<void> {
    if (typeof to === "number") history.go(to);
    else history.push(to);
    return Promise.resolve();
  },
});

/**
 * A history of its own, for what is drawn without the portal's routes:
 *
 *     const { router, within } = memoryRouter("/regions?q=uk");
 *     render(within(<Regions />));
 */
export function memoryRouter(at = "/") {
  const history = new PortalHistory(memoryWindow(at));
  return {
    router: controls(history),
    within: (children: ReactNode) => <HistoryRouter history={history}>{children}</HistoryRouter>,
  };
}
