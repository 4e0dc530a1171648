import { useSyncExternalStore } from "react";
import { Banner } from "./partial-banner.tsx";

function listen(tell: () => void) {
  const stop = new AbortController();
  for (const type of ["online", "offline"]) window.addEventListener(type, tell, { signal: stop.signal });
  return () => stop.abort();
}

/** Shown while the browser reports no network. */
export function OfflineBanner() {
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return online ? null : (
    <Banner
      title="You are offline."
      text="You can still read this page. Nothing can be saved until you are online again."
    />
  );
}
