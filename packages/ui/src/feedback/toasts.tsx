import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { toastQueue, type ToastAction } from "./toast-queue.ts";
import css from "./toasts.module.css";

/**
 * The place for toasts; their renderer loads with the first one. Without a network it may not come, and what has to be
 * said is said plainly until it does.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting);
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [isLate, setLate] = useState(false);
  const isWanted = waiting.length > 0 && Host === null;
  useEffect(() => {
    if (!isWanted) return;
    const load = () =>
      void import("./toast-host.tsx").then(
        ({ ToastHost }) => setHost(() => ToastHost),
        () => setLate(true),
      );
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [isWanted]);
  if (Host) return <Host />;
  const last = waiting.at(-1);
  return isLate && last ? (
    <p role="alert" className={css.plain}>
      {last.text}
    </p>
  ) : null;
}

/** Shows a toast from anywhere and returns a function that closes it. Identical texts are never shown twice at once. */
export const toast = {
  done: (text: string, action?: ToastAction) => toastQueue.add({ text, variant: "success", action }),
  info: (text: string, action?: ToastAction) => toastQueue.add({ text, variant: "info", action }),
  failed: (text: string, action?: ToastAction) => toastQueue.add({ text, variant: "error", action }),
};
