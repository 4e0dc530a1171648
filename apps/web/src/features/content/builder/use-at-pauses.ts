import { useEffect, useEffectEvent, useRef } from "react";

interface Pauses {
  changing: unknown;
  isWanted: boolean;
  /** What counts as a pause, in milliseconds. */
  pauseMs: number;
  /** After so long it is done without one, in milliseconds. */
  atLeastMs: number;
}

/** Does something at each pause in the changes of a value, and now and then where there is none. */
export function useAtPauses(work: () => unknown, { changing, isWanted, pauseMs, atLeastMs }: Pauses): void {
  const run = useEffectEvent(() => void work());
  const waitsSince = useRef<number | null>(null);
  useEffect(() => {
    if (!isWanted) {
      waitsSince.current = null;
      return;
    }
    waitsSince.current ??= Date.now();
    const left = waitsSince.current + atLeastMs - Date.now();
    const timer = setTimeout(
      () => {
        waitsSince.current = null;
        run();
      },
      Math.max(0, Math.min(pauseMs, left)),
    );
    return () => clearTimeout(timer);
  }, [changing, isWanted, pauseMs, atLeastMs]);
}
