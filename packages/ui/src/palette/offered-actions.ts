import { useEffect, useSyncExternalStore } from "react";
import type { PageAction } from "../page/page-action.ts";

/** The actions of the open page, and what it is about. */
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

/** Offers a page's actions to the palette while it is mounted: `useOffer("United Kingdom", actions)`. */
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

/** The actions of the latest page; null if it has none. */
export const useOffered = (): OfferedActions | null => useSyncExternalStore(subscribe, () => latest);
