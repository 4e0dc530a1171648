import { createContext, use, useEffect } from "react";
import type { Crumb } from "@app/ui/shell/nav.ts";

/** What the open page is called, and what stands between it and its menu entry. */
export interface PageName {
  title: string;
  trail: readonly Crumb[];
}

/** Lets the page that is open name itself more closely than its route does. */
export const PageTitleContext = createContext<(name: PageName | null) => void>(() => {});

/** The title of the page behind an address; null where there is none. */
export const RouteTitleContext = createContext<(address: string) => string | null>(() => null);

const noTrail: readonly Crumb[] = [];

/**
 * Names the open page after its record, in the browser's tab and at the end of the breadcrumbs; null leaves the route's
 * title. `trail`: the records above it, from the top: a curriculum, an age group, a level.
 */
export function usePageTitle(title: string | null, trail: readonly Crumb[] = noTrail): void {
  const setName = use(PageTitleContext);
  // Made anew at each drawing; only what it says counts.
  const written = JSON.stringify(trail);

  useEffect(() => {
    setName(title === null ? null : { title, trail: JSON.parse(written) as Crumb[] });
    return () => setName(null);
  }, [title, written, setName]);
}
