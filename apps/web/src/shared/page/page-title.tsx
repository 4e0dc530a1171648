import { createContext, use, useEffect } from "react";
import type { Crumb } from "@app/ui/shell/nav.ts";

/** The open page's title, and its parents below the menu entry. */
export interface PageName {
  title: string;
  trail: readonly Crumb[];
}

/** Lets the open page set a more specific title than its route's. */
export const PageTitleContext = createContext<(name: PageName | null) => void>(() => {});

/** The title of the page at an address; null if there is none. */
export const RouteTitleContext = createContext<(address: string) => string | null>(() => null);

const noTrail: readonly Crumb[] = [];

/**
 * Titles the open page after its record, in the browser tab and the breadcrumbs; null keeps the route's title. `trail`:
 * the parent records from the top: a curriculum, an age group, a level.
 */
export function usePageTitle(title: string | null, trail: readonly Crumb[] = noTrail): void {
  const setName = use(PageTitleContext);
  // A new array on each render; compared by content.
  const written = JSON.stringify(trail);

  useEffect(() => {
    setName(title === null ? null : { title, trail: JSON.parse(written) as Crumb[] });
    return () => setName(null);
  }, [title, written, setName]);
}
