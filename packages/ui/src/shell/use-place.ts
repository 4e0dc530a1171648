import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** Scroll positions of the window, the sheet and the separately scrolling part (`data-scrolls`), in pixels. */
interface Place {
  page: number;
  sheet: number;
  inside: number;
}

const top: Place = { page: 0, sheet: 0, inside: 0 };

/** By visit. */
const places = new Map<string, Place>();

const insideOf = (sheet: HTMLElement | null) => sheet?.querySelector("[data-scrolls]");

export interface Visit {
  /** The page: unchanged while only the query changes. */
  page: string;
  /** Key of this history entry. */
  key: string;
  /** Whether it was reached by going back or forward. */
  isReturn: boolean;
}

/** Starts each page at its top, and restores the scroll position on return. */
export function usePlace(sheet: RefObject<HTMLElement | null>, { page, key, isReturn }: Visit): void {
  const here = useRef({ page, key });

  useLayoutEffect(() => {
    const before = here.current;
    here.current = { page, key };
    // The first page is at its top already, and scrolling would force a layout before painting.
    if (before.key === key) return;
    if (before.page === page) {
      places.set(key, places.get(before.key) ?? top);
      return;
    }
    const place = (isReturn ? places.get(key) : undefined) ?? top;
    // Scrolling forces a layout, so it is skipped if nothing would change.
    if (place === top && !places.has(before.key)) return;
    sheet.current?.scrollTo(0, place.sheet);
    insideOf(sheet.current)?.scrollTo(0, place.inside);
    window.scrollTo(0, place.page);
  }, [sheet, page, key, isReturn]);

  useEffect(() => {
    const note = () => {
      const { scrollTop = 0 } = sheet.current ?? {};
      const inside = insideOf(sheet.current)?.scrollTop ?? 0;
      places.set(here.current.key, { page: window.scrollY, sheet: scrollTop, inside });
    };
    document.addEventListener("scroll", note, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", note, { capture: true });
  }, [sheet]);
}
