import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** How far the window, the sheet and the part of a page that scrolls by itself (`data-scrolls`) are scrolled, in pixels. */
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
  /** The page: what is the same while only the query changes. */
  page: string;
  /** Of this entry of the browser's history. */
  key: string;
  /** Whether it was come back to. */
  isReturn: boolean;
}

/** Starts each page at its top, and brings back the place of one that is come back to. */
export function usePlace(sheet: RefObject<HTMLElement | null>, { page, key, isReturn }: Visit): void {
  const here = useRef({ page, key });

  useLayoutEffect(() => {
    const before = here.current;
    here.current = { page, key };
    // The first page is at its top, and asking for that would have the browser lay it out before it is painted.
    if (before.key === key) return;
    if (before.page === page) {
      places.set(key, places.get(before.key) ?? top);
      return;
    }
    const place = (isReturn ? places.get(key) : undefined) ?? top;
    // Whoever asks to scroll has the browser lay the page out first.
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
