import { useEffect, useSyncExternalStore } from "react";
import type { PageAction } from "../page/page-action.ts";

/** What can be done on the open page, and what the page is about. */
export interface OfferedActions {
  title: string;
  actions: readonly PageAction[];
}

const offers = new Map<symbol, OfferedActions>();
const listeners = new Set<() => void>();
let latest: OfferedActions | null = null;

function tell(): void {
  latest = [...offers.values()].at(-1) ?? null;
  for (const listener of [...listeners]) listener();
}

/** Offers a page's actions to the palette while the page stands: `useOffer("United Kingdom", actions)`. */
export function useOffer(title: string | null, actions: readonly PageAction[]): void {
  useEffect(() => {
    if (title === null || actions.length === 0) return;
    const offer = Symbol(title);
    offers.set(offer, { title, actions });
    tell();
    return () => {
      offers.delete(offer);
      tell();
    };
  }, [title, actions]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The actions of the page that came last; null where it has none. */
export const useOffered = (): OfferedActions | null => useSyncExternalStore(subscribe, () => latest);
