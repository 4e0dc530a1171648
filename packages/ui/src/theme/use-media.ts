import { useCallback, useMemo, useSyncExternalStore } from "react";

/** Cards instead of rows, the main action at the bottom. The same width as `below.phone`. */
export const phone = "(max-width: 599.95px)";

/** No room for the menu beside the page; the page itself scrolls. */
export const narrow = "(max-width: 899.95px)";

/** Fingers, for whom the focus on a text brings the keyboard up. */
export const touch = "(pointer: coarse)";

/** Whether a media query matches, updated as it changes: `useMedia(phone)`. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const follow = useCallback(
    (changed: () => void) => {
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [list],
  );
  return useSyncExternalStore(follow, () => list.matches);
}
