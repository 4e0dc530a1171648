import { useEffect, useState } from "react";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { useLiveState } from "./live-state.ts";

/** Shorter disconnects are not shown, in milliseconds. */
const patienceMs = 4_000;

/** Shown while changes by others do not arrive; being offline has its own banner. */
export function ReconnectingBanner() {
  const isLost = useLiveState() === "lost";
  return isLost ? <LostForAWhile /> : null;
}

function LostForAWhile() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong && navigator.onLine ? (
    <Banner title="Connection lost, reconnecting." text="Changes made by others will appear once it is back." />
  ) : null;
}
