import { useSyncExternalStore } from "react";

/** Whether changes by others arrive: not offered, not yet or not before somebody signs in again, they do, or the way to the server is broken. */
export type LiveState = "off" | "live" | "lost";

let state: LiveState = "off";
const listeners = new Set<() => void>();

export function setLiveState(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells each time that changes arrive again after the way to the server was broken. Returns what ends it. */
export function onLiveAgain(tell: () => void): () => void {
  let before = state;
  return subscribe(() => {
    const isAgain = before === "lost" && state === "live";
    before = state;
    if (isAgain) tell();
  });
}

/** Whether changes by others arrive, as this browser's one stream tells every tab. */
export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state);
