import { useSyncExternalStore } from "react";

/** Whether changes by others arrive: not offered or not yet, live, or disconnected. */
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

/** Calls back whenever changes arrive again after a disconnect. Returns the unsubscribe function. */
export function onLiveAgain(tell: () => void): () => void {
  let before = state;
  return subscribe(() => {
    const isAgain = before === "lost" && state === "live";
    before = state;
    if (isAgain) tell();
  });
}

/** The state of this browser's one stream, shared by all tabs. */
export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state);
