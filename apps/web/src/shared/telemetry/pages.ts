import type { Location, NavigationType } from "react-router-dom";
import { isRedirect, type AppRoute } from "../page/app-route.ts";

/** As much of the portal's router as is needed to name the page that is open. */
export interface Pages {
  history: {
    current: { location: Pick<Location, "pathname">; action: `${NavigationType}` } | null;
    listen: (listener: () => void) => () => void;
  };
  find: (pathname: string) => { row: AppRoute } | null;
}

/** A page by its pattern, such as "/app/tutoring/customers/:customerId": never by its address, which names a record. */
export type Viewed = (pattern: string, from: string | null) => void;

/** How long a page must have been open before it counts; a redirect leads on sooner. In milliseconds. */
const settledMs = 500;

/**
 * Calls `viewed` once for each page that is opened, the one that is open now among them. Redirects, and changes of the
 * query or of the hash, are not pages.
 */
export function followPages({ history, find }: Pages, viewed: Viewed): void {
  let counted: { pathname: string; pattern: string } | null = null;
  let waiting: { pathname: string; timer: ReturnType<typeof setTimeout> } | null = null;

  function count(pathname: string): void {
    waiting = null;
    const row = find(pathname)?.row;
    if (row === undefined || isRedirect(row) || pathname === counted?.pathname) return;
    const from = counted?.pattern ?? null;
    counted = { pathname, pattern: row.path };
    viewed(row.path, from);
  }

  function onStep(): void {
    if (history.current === null) return;
    const { action, location } = history.current;
    const { pathname } = location;
    if (waiting !== null) {
      clearTimeout(waiting.timer);
      // Only a step that replaces the last one shows that nobody was to see it.
      if (action !== "REPLACE") count(waiting.pathname);
    }
    waiting = { pathname, timer: setTimeout(() => count(pathname), settledMs) };
  }

  history.listen(onStep);
  onStep();
}
