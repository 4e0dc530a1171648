import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { toastQueue, type ToastAction } from "./toast-queue.ts";
import { whenOnline } from "./when-online.ts";
import css from "./toasts.module.css";

const ask = async () => (await import("./toast-host.tsx")).ToastHost;

/**
 * The place for toasts; their renderer loads with the first one. Without a network it may not come, and what has to be
 * said is said plainly until it does.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting);
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [failures, setFailures] = useState(0);
  const isWanted = waiting.length > 0 && Host === null;
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    let stop: () => void = () => undefined;
    ask().then(
      (host) => {
        if (isHere) setHost(() => host);
      },
      () => {
        if (isHere) stop = whenOnline(() => setFailures((count) => count + 1));
        if (isHere && failures === 0) setFailures(1);
      },
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [isWanted, failures]);
  if (Host) return <Host />;
  const last = waiting.at(-1);
  return failures > 0 && last ? (
    <p role="alert" className={css.plain}>
      {last.text}
    </p>
  ) : null;
}

/** Shows a toast from anywhere and returns a function that closes it. Identical texts are never shown twice at once. */
export const toast = {
  done: (text: string, action?: ToastAction) => toastQueue.add({ text, variant: "success", action }),
  info: (text: string) => toastQueue.add({ text, variant: "info", action: undefined }),
  failed: (text: string) => toastQueue.add({ text, variant: "error", action: undefined }),
};
