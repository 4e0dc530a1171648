import { createContext, use, useEffect } from "react";

/** Lets the page that is open name itself more closely than its route does. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {});

/** The title of the page behind an address; null where there is none. */
export const RouteTitleContext = createContext<(address: string) => string | null>(() => null);

/** Names the open page after its record, in the browser's tab and at the end of the breadcrumbs; null leaves the route's title. */
export function usePageTitle(title: string | null): void {
  const setTitle = use(PageTitleContext);

  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
