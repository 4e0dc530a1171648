import { createContext, use } from "react";

/** Names of fields on the page that failed to load. */
export const UnavailableContext = createContext<ReadonlySet<string>>(new Set());

/** Whether a field on the page may be null only because it failed to load. */
export const useIsUnavailable = (field: string): boolean => use(UnavailableContext).has(field);

/** Shown for a null reference: "Nobody", for example, but "Unknown" if the field failed to load. */
export function None({ field, children }: { field: string; children: string }) {
  return <>{useIsUnavailable(field) ? "Unknown" : children}</>;
}
