import { useEffect, useState } from "react";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { useLiveState } from "./live-state.ts";

/** A break this short is not worth a word, in milliseconds. */
const patienceMs = 4_000;

/** While changes by others do not arrive; offline has a banner of its own. */
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
