import { useEffect, useEffectEvent } from "react";

/** How a query is asked whose answer others change: again every ten seconds, while somebody sees it. */
export const readAnew = {
  fetchPolicy: "cache-and-network",
  pollInterval: 10_000,
  skipPollAttempt: () => document.hidden,
} as const;

/** The same at once when the window is returned to. */
export function useReadOnReturn(refetch: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    // What is shown stays where there is no answer; the next one comes of itself.
    if (!document.hidden) void refetch().catch(() => undefined);
  });
  useEffect(() => {
    const onReturn = () => read();
    window.addEventListener("focus", onReturn);
    return () => window.removeEventListener("focus", onReturn);
  }, []);
}
