import { useCallback, useSyncExternalStore } from "react";

/** Cards instead of rows, one main action at the foot. The same width as `below.phone`. */
export const phone = "(max-width: 599.95px)";

/** Whether a media query holds now, followed as it changes: `useMedia(phone)`. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}
