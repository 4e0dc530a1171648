import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { toastQueue, type ToastAction } from "./toast-queue.ts";

const ToastHost = lazy(async () => ({ default: (await import("./toast-host.tsx")).ToastHost }));

/** The place for toasts; their renderer loads with the first one. */
export function Toasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}

/** Shows a toast from anywhere and returns a function that closes it. Identical texts are never shown twice at once. */
export const toast = {
  done: (text: string, action?: ToastAction) => toastQueue.add({ text, variant: "success", action }),
  info: (text: string) => toastQueue.add({ text, variant: "info", action: undefined }),
  failed: (text: string) => toastQueue.add({ text, variant: "error", action: undefined }),
};
